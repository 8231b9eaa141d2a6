import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

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

/** Share of an element, or of the window that it fills, from which it stands on the screen. Chosen: half. */
const ON_SCREEN = 0.5;
/** Shares at which the browser tells: also for an element up to twice as tall as the window, which is never half in it. */
const TOLD_AT = [ON_SCREEN / 2, ON_SCREEN];

function isOnScreen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const filled = rootBounds === null ? 0 : intersectionRect.height / rootBounds.height;
  return intersectionRatio >= ON_SCREEN || filled >= ON_SCREEN;
}

/**
 * Tells which of the elements with a `data-item` have come on the screen, by that; each as often as it comes.
 * @param ref what they stand in
 * @param items all of them in a text that changes when they do: then they are looked for anew
 */
export function useOnScreen(
  ref: RefObject<Element | null>,
  items: string,
  onSeen: (items: readonly string[]) => void,
): void {
  const tell = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    const seen = entries.filter(isOnScreen).map(({ target }) => target.getAttribute('data-item') ?? '');
    if (seen.length > 0) onSeen(seen);
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => tell(entries), { threshold: TOLD_AT });
    ref.current?.querySelectorAll('[data-item]').forEach((element) => observer.observe(element));
    return () => {
      // What came on the screen in the last moment is told before its place is left.
      tell(observer.takeRecords());
      observer.disconnect();
    };
  }, [ref, items]);
}
