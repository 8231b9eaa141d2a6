import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/icon-button';
import { browserTimer, type SetTimer } from '../../components/timers';

export interface PlayButtonProps {
  readonly playing: boolean;
  readonly onPress: () => void;
  /** Labels while running and while stopped. */
  readonly stop: string;
  readonly start: string;
}

/** Pauses and resumes an animation (WCAG 2.2.2). */
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

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeMotion(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Attribute of the play button: focusing it doesn't pause what it plays. */
export const PLAY_BUTTON = 'data-play-button';

/**
 * Whether an animation may run: unless it was paused, is being read (hovered, or keyboard focus inside), the page is
 * hidden, or reduced motion is preferred. Pressing play overrides the preference.
 */
export function usePlayState() {
  const reducedMotion = useSyncExternalStore(
    subscribeMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const visible = useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = userChoice ?? !reducedMotion;

  return {
    /** What the button shows: true if a press would pause. */
    playing,
    toggle: () => setUserChoice(!playing),
    running: playing && visible && !hovered && !focused,
    /** Handlers for the element being read. */
    pauseHandlers: {
      // Touch may not send a pointerleave.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Focus left behind by a mouse or touch press doesn't mean reading.
      onFocus: ({ target }: FocusEvent) =>
        setFocused(target.matches(':focus-visible') && target.closest(`[${PLAY_BUTTON}]`) === null),
      onBlur: () => setFocused(false),
    },
  };
}

export interface RotationOptions {
  /** Number of places. */
  readonly count: number;
  /** Duration of each place in ms. */
  readonly everyMs: number;
  readonly running: boolean;
  /** The timer, replaceable in tests. */
  readonly after?: SetTimer;
}

/** An index that advances by itself while running; after a manual change the place stays its full time. */
export function useRotation({ count, everyMs, running, after = browserTimer }: RotationOptions) {
  const [position, setPosition] = useState(0);
  const index = count === 0 ? 0 : position % count;

  useEffect(() => {
    if (!running || count < 2) return;
    return after(everyMs, () => setPosition((index + 1) % count));
  }, [running, count, everyMs, index, after]);

  return {
    index,
    /** Goes to a place, wrapping around. */
    goTo: (next: number) => {
      if (count > 0) setPosition((next + count) % count);
    },
  };
}
