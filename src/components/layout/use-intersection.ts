import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Distance at which an element counts as near the viewport: about half a phone's screen, so that it loads in time. */
const MARGIN = '400px';

/**
 * Whether an element has ever come near the viewport.
 * @param enabled false while not needed
 */
export function useNearViewport(ref: RefObject<Element | null>, enabled = true): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !enabled || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, enabled]);
  return near;
}

/** Visible share of an element, or share of the window it covers, from which it counts as on screen. */
const ON_SCREEN = 0.5;
/**
 * Observer thresholds; the lower one is for elements up to twice as tall as the window, which are never half visible.
 */
const THRESHOLDS = [ON_SCREEN / 2, ON_SCREEN];

function isOnScreen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const filled = rootBounds === null ? 0 : intersectionRect.height / rootBounds.height;
  return intersectionRatio >= ON_SCREEN || filled >= ON_SCREEN;
}

/**
 * Reports elements with a `data-item` attribute when they come on screen, each time they do.
 * @param ref their container
 * @param items a string that changes with the items, to observe them again
 */
export function useOnScreen(
  ref: RefObject<Element | null>,
  items: string,
  onSeen: (items: readonly string[]) => void,
): void {
  const report = useEffectEvent((entries: readonly IntersectionObserverEntry[]) => {
    const seen = entries.filter(isOnScreen).map(({ target }) => target.getAttribute('data-item') ?? '');
    if (seen.length > 0) onSeen(seen);
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => report(entries), { threshold: THRESHOLDS });
    ref.current?.querySelectorAll('[data-item]').forEach((element) => observer.observe(element));
    return () => {
      // Deliver pending entries before disconnecting.
      report(observer.takeRecords());
      observer.disconnect();
    };
  }, [ref, items]);
}
