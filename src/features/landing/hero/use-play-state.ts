import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

function subscribeMotion(listener: () => void): () => void {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Attribute of the button that stops and starts: having the focus on it does not hold what it starts. */
export const PLAY_BUTTON = 'data-play-button';

/**
 * Whether something that moves by itself may move: as long as nobody stopped it, reads it (pointer over, keyboard focus inside),
 * looks elsewhere (page hidden) or prefers calm. Pressing play moves it even for those who prefer calm.
 */
export function usePlayState() {
  const calm = useSyncExternalStore(
    subscribeMotion,
    () => window.matchMedia(CALM).matches,
    () => true,
  );
  const visible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  const [asked, setAsked] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = asked ?? !calm;

  return {
    /** What the button says: it would stop when pressed. */
    playing,
    toggle: () => setAsked(!playing),
    running: playing && visible && !hovered && !focused,
    /** For the element that is being read. */
    hold: {
      // A finger that taps is gone before a leave is told.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // The focus that a press of a mouse or a finger leaves behind is nobody reading.
      onFocus: ({ target }: FocusEvent) =>
        setFocused(target.matches(':focus-visible') && target.closest(`[${PLAY_BUTTON}]`) === null),
      onBlur: () => setFocused(false),
    },
  };
}
