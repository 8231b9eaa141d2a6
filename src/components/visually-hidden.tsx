import { chakra } from '@chakra-ui/react/styled-system';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';

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
  return <VisuallyHidden ref={useAnnouncement(text)} role="status" />;
}

/** Writes a text into a live region: it must be in the document before its text, or it isn't announced. */
export function useAnnouncement(text: string): RefCallback<HTMLElement> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return useCallback((element) => void (region.current = element), []);
}
