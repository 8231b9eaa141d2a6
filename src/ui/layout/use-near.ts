import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window counts as near: about half a phone's screen, so that what loads is there in time. */
const MARGIN = '400px';

/**
 * Whether an element has come near the window; from then on it stays true.
 * @param asked false while nobody wants to know
 */
export function useNearViewport(ref: RefObject<Element | null>, asked = true): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !asked || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, asked]);
  return near;
}
