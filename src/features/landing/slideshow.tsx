import { Pause, Play } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/icon-button';
import { browserTimer, type SetTimer } from '../../components/timers';

export interface PlayButtonProps {
  readonly playing: boolean;
  readonly onPress: () => void;
  /** What it is called while something moves, and while nothing does. */
  readonly stop: string;
  readonly start: string;
}

/** Stops what moves by itself, and starts it again (WCAG 2.2.2). */
export function PlayButton({ playing, onPress, stop, start }: PlayButtonProps) {
  return (
    <span {...{ [PLAY_BUTTON]: '' }}>
      <IconButton
        label={playing ? stop : start}
        icon={playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        onPress={onPress}
      />
    </span>
  );
}

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

export interface RotationOptions {
  /** Places in the round. */
  readonly count: number;
  /** Milliseconds on each place. */
  readonly everyMs: number;
  readonly running: boolean;
  /** The clock's part, so that tests can turn it by hand. */
  readonly after?: SetTimer;
}

/** A place that moves on by itself while running; after a move by hand it stays its whole time. */
export function useRotation({ count, everyMs, running, after = browserTimer }: RotationOptions) {
  const [place, setPlace] = useState(0);
  const index = count === 0 ? 0 : place % count;

  useEffect(() => {
    if (!running || count < 2) return;
    return after(everyMs, () => setPlace((index + 1) % count));
  }, [running, count, everyMs, index, after]);

  return {
    index,
    /** Goes to a place; beyond either end it goes round. */
    goTo: (next: number) => {
      if (count > 0) setPlace((next + count) % count);
    },
  };
}
