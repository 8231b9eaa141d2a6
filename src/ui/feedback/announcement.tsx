import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../controls/visually-hidden';

/** Tells screen readers a sentence, and each further one; the same one is told once. */
export function Announcement({ text }: { readonly text: string }) {
  const region = useRef<HTMLSpanElement>(null);
  // It is there before its first words: else they would not be told.
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <VisuallyHidden ref={region} role="status" />;
}
