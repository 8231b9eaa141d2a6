import { useEffect, useRef, useCallback } from 'react';

/**
 * Tells whether something was pressed since the address became what it is. A screen's file may come seconds after its
 * address, and the header can be used meanwhile.
 */
export function useFirstInteraction(): () => boolean {
  const pressedAt = useRef<string | null>(null);
  useEffect(() => {
    const press = () => (pressedAt.current = window.location.pathname);
    const forget = () => (pressedAt.current = null);
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('keydown', press, options);
    // Back may lead to where the last press was.
    window.addEventListener('popstate', forget, options);
    return () => {
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('keydown', press, options);
      window.removeEventListener('popstate', forget, options);
    };
  }, []);
  return useCallback(() => pressedAt.current === window.location.pathname, []);
}
