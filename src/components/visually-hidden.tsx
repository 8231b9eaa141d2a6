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

/** Announces a text to screen readers, again whenever it changes. */
export function Announcement({ text }: { readonly text: string }) {
  const region = useRef<HTMLSpanElement>(null);
  // The region must be in the document before its text, or it isn't announced.
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <VisuallyHidden ref={region} role="status" />;
}
