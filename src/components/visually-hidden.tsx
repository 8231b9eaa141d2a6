import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Tells screen readers a sentence, and each further one; the same one is told once. */
export function Announcement({ text }: { readonly text: string }) {
  const region = useRef<HTMLSpanElement>(null);
  // It is there before its first words: else they would not be told.
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <VisuallyHidden ref={region} role="status" />;
}
