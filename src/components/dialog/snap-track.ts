import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface SnapTrack {
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  readonly onTouch: () => void;
}

/** The horizontal center of an element within its scroller. */
export const middle = (element: HTMLElement) => element.offsetLeft + element.offsetWidth / 2;

/** Index of the child closest to the center of the visible part. */
function nearestChild(track: HTMLElement): number {
  const center = track.scrollLeft + track.clientWidth / 2;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, child] of Array.from(track.children).entries()) {
    if (!(child instanceof HTMLElement)) continue;
    const distance = Math.abs(middle(child) - center);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}

/**
 * Follows a scroll-snap track: which child is in view, and how to scroll to another. The browser does the scrolling.
 * @param ref the track
 * @param count number of children
 * @param start index of the initial child
 * @param onIndexChange called with the index of the child in view, after each change
 */
export function useSnapTrack(
  ref: RefObject<HTMLElement | null>,
  count: number,
  start = 0,
  onIndexChange?: (index: number) => void,
): SnapTrack {
  const [index, setIndex] = useState(start);
  // Target of a programmatic scroll: until it is reached, slides passed on the way don't become current.
  const scrollTarget = useRef<number | null>(null);

  const initialize = useEffectEvent(() => {
    if (start > 0) goTo(start, 'instant');
  });
  // In an effect, when a surrounding dialog has been laid out.
  useEffect(() => initialize(), []);

  // Rotating the phone interrupts a smooth scroll, and the browser may snap to a slide that was only passed.
  const width = useRef<number | null>(null);
  const resized = useEffectEvent((track: HTMLElement) => {
    const before = width.current;
    width.current = track.clientWidth;
    if (before !== null && before !== track.clientWidth) goTo(index, 'instant');
  });
  useEffect(() => {
    const track = ref.current;
    if (track === null) return;
    const observer = new ResizeObserver(() => resized(track));
    observer.observe(track);
    return () => observer.disconnect();
  }, [ref]);

  const notify = useEffectEvent((at: number) => onIndexChange?.(at));
  useEffect(() => notify(index), [index]);

  function goTo(next: number, behavior: ScrollBehavior = 'auto') {
    const track = ref.current;
    const child = track?.children[next];
    if (track === null || !(child instanceof HTMLElement) || next < 0 || next >= count) return;
    scrollTarget.current = next;
    setIndex(next);
    // The stylesheet decides between smooth and instant, since it knows about reduced motion.
    track.scrollTo({ left: middle(child) - track.clientWidth / 2, behavior });
    // If it is already there, no scroll event will report it.
    if (nearestChild(track) === next) scrollTarget.current = null;
  }

  function onScroll() {
    const track = ref.current;
    // The width has changed, so the scroll position doesn't tell which slide was in view.
    if (track === null || (width.current !== null && width.current !== track.clientWidth)) return;
    const nearest = nearestChild(track);
    if (scrollTarget.current === null) setIndex(nearest);
    else if (nearest === scrollTarget.current) scrollTarget.current = null;
  }

  return {
    index: Math.min(index, Math.max(0, count - 1)),
    goTo,
    onScroll,
    onTouch: () => (scrollTarget.current = null),
  };
}
