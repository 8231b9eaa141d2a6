import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

export interface SnapTrack {
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  readonly onTouch: () => void;
}

const middle = (element: HTMLElement) => element.offsetLeft + element.offsetWidth / 2;

/** Index of the child whose middle is nearest to the middle of what is seen. */
function nearestChild(track: HTMLElement): number {
  const seen = track.scrollLeft + track.clientWidth / 2;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, child] of Array.from(track.children).entries()) {
    if (!(child instanceof HTMLElement)) continue;
    const distance = Math.abs(middle(child) - seen);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}

/**
 * A scroll-snap track and which of its children is in view. The browser scrolls; this only follows it.
 * @param ref the track
 * @param count number of its children
 * @param start index of the child to begin with
 * @param onPlace told the index of the child in view, after each change
 */
export function useSnapTrack(
  ref: RefObject<HTMLElement | null>,
  count: number,
  start = 0,
  onPlace?: (index: number) => void,
): SnapTrack {
  const [index, setIndex] = useState(start);
  // Where a button or key sent it: until it gets there, slides passed on the way are not the current one.
  const underWayTo = useRef<number | null>(null);

  const begin = useEffectEvent(() => {
    if (start > 0) goTo(start, 'instant');
  });
  // A dialog around it is laid out by now.
  useEffect(() => begin(), []);

  // A turned phone ends a smooth scroll wherever it is, and the browser may snap to a slide that was only passed.
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

  const tell = useEffectEvent((at: number) => onPlace?.(at));
  useEffect(() => tell(index), [index]);

  function goTo(next: number, behavior: ScrollBehavior = 'auto') {
    const track = ref.current;
    const child = track?.children[next];
    if (track === null || !(child instanceof HTMLElement) || next < 0 || next >= count) return;
    underWayTo.current = next;
    setIndex(next);
    // How it moves (smooth or at once) is the stylesheet's: it knows about reduced motion.
    track.scrollTo({ left: middle(child) - track.clientWidth / 2, behavior });
    // It may stand there already: then no scrolling tells that it has arrived.
    if (nearestChild(track) === next) underWayTo.current = null;
  }

  function onScroll() {
    const track = ref.current;
    // Of another width than it was placed for: where it stands now says nothing of what was in view.
    if (track === null || (width.current !== null && width.current !== track.clientWidth)) return;
    const nearest = nearestChild(track);
    if (underWayTo.current === null) setIndex(nearest);
    else if (nearest === underWayTo.current) underWayTo.current = null;
  }

  return {
    index: Math.min(index, Math.max(0, count - 1)),
    goTo,
    onScroll,
    onTouch: () => (underWayTo.current = null),
  };
}
