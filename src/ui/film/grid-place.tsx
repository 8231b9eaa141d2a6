import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';

/** Gives the focus to the mark of a place's card, or to the place until the card has come. */
export function focusPlace(place: HTMLElement | null): void {
  const mark = place?.querySelector<HTMLElement>('[data-pressed]') ?? place;
  if (mark !== document.activeElement) mark?.focus({ preventScroll: true });
}

export interface GridPlaceProps {
  readonly id: number;
  /** Index in the list. */
  readonly at: number;
  readonly of: number;
  /** Told the index when the place goes with the focus in it. */
  readonly onLost: (at: number) => void;
  readonly children: ReactNode;
}

/** The place of one card in a grid of which only a window is there. */
export function GridPlace({ id, at, of, onLost, children }: GridPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const onGone = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) onLost(at);
  });

  // Its end comes while the card still stands in the page.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    return () => onGone(element);
  }, []);

  // It was given the focus before its card came.
  useLayoutEffect(() => {
    if (place.current === document.activeElement) focusPlace(place.current);
  });

  return (
    <div ref={place} tabIndex={-1} role="listitem" data-movie={id} aria-posinset={at + 1} aria-setsize={of}>
      {children}
    </div>
  );
}
