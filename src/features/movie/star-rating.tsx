import { chakra } from '@chakra-ui/react/styled-system';
import Star from 'lucide-react/icons/star';
import StarHalf from 'lucide-react/icons/star-half';
import X from 'lucide-react/icons/x';
import { type PointerEvent, useContext, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button';
import { toasts } from '../../components/toast';
import type { Rating } from '../../domain/marks/diary';
import { formatStarCount } from '../../i18n/diary-format';
import { DIARY } from '../../marks/messages';
import { SHELL } from '../../i18n/messages/shell';
import { SignInRequest } from '../../marks/sign-in-request';
import type { IdentifiedMovie } from '../../domain/movies/movie';
import { DIARY_PANEL } from './messages';

const MAX = 10;
const STARS = [2, 4, 6, 8, MAX] as const;

/** The stars, and what a movie's diary says besides. */
export const Panel = chakra('section', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '8',
    rowGap: '1',
    // Side by side where the place is wide enough.
    '@container (min-width: 52rem)': { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
  },
});
export const Hint = chakra('p', {
  base: { display: 'flex', alignItems: 'center', minHeight: 'touch', color: 'fg.muted', fontSize: 'sm' },
});

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 'touch' } });
const Label = chakra('label', { base: { marginInlineEnd: '2', fontSize: 'sm', fontWeight: 'medium' } });
// The input is for keyboards and screen readers. Pointers use the track, since a tap on a slider of iOS doesn't move it.
const Track = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    height: 'touch',
    borderRadius: 'sm',
    color: 'accent.text',
    cursor: 'pointer',
    // Drags choose a rating, vertical swipes scroll.
    touchAction: 'pan-y',
    '&:has(:focus-visible)': { outline: '3px solid var(--m-colors-accent-text)', outlineOffset: '2px' },
  },
});
const Slider = chakra('input', {
  base: { position: 'absolute', inset: 0, width: 'full', height: 'full', opacity: 0, pointerEvents: 'none' },
});
const OneStar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // One line even on the smallest phones.
    width: 'clamp(1.75rem, 8.8vw, 2.25rem)',
    '& > svg': { gridArea: '1 / 1', strokeWidth: 1.5 },
    '& > .filled': { fill: 'currentColor' },
  },
});
const ClearSlot = chakra('span', { base: { width: 'touch' } });

export interface StarRatingProps {
  /** The stored rating. */
  readonly rating: Rating | null;
  /** @returns whether it was stored */
  readonly onRate: (rating: Rating | null) => Promise<boolean>;
}

/** Five stars that are rated in halves, by pointer, keyboard or screen reader. */
export function StarRating({ rating, onRate }: StarRatingProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const stored = rating ?? 0;
  // Shown until it is stored, so that fast key presses count from it.
  const [draft, setDraft] = useState<number | null>(null);
  if (draft === stored) setDraft(null);
  const shown = draft ?? stored;

  async function rate(value: number) {
    setDraft(value);
    if (!(await onRate(value === 0 ? null : value))) setDraft(null);
  }

  function valueAt({ clientX, currentTarget }: PointerEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(MAX, Math.max(1, Math.ceil(((clientX - left) / width) * MAX)));
  }

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDraft(valueAt(event));
  }

  function release(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    slider.current?.focus({ preventScroll: true });
    void rate(valueAt(event));
  }

  return (
    <Row>
      <Label htmlFor={id}>{DIARY.yourRating}</Label>
      <Track
        onPointerDown={press}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setDraft(valueAt(event));
        }}
        onPointerUp={release}
        onPointerCancel={() => setDraft(null)}
      >
        <Slider
          ref={slider}
          id={id}
          type="range"
          min={0}
          max={MAX}
          step={1}
          value={shown}
          aria-valuetext={shown === 0 ? DIARY_PANEL.notRated : DIARY.stars(formatStarCount(shown))}
          onChange={(event) => void rate(Number(event.target.value))}
        />
        {STARS.map((full) => (
          <OneStar key={full} aria-hidden="true">
            <Star size={28} {...(shown >= full && { className: 'filled' })} />
            {shown === full - 1 && <StarHalf size={28} className="filled" />}
          </OneStar>
        ))}
      </Track>
      <ClearSlot>
        {rating !== null && (
          <IconButton
            label={DIARY_PANEL.removeRating}
            icon={<X size={20} aria-hidden="true" />}
            onPress={() => {
              // The button goes away.
              slider.current?.focus({ preventScroll: true });
              void rate(0);
            }}
          />
        )}
      </ClearSlot>
    </Row>
  );
}

/** A visitor's stars: whoever chooses them is asked to sign in, and the rating is stored then. */
export function VisitorRating({ movie }: { readonly movie: IdentifiedMovie }) {
  const [rating, setRating] = useState<Rating | null>(null);
  const toast = useRef(0);
  const requestSignIn = useContext(SignInRequest);

  function rate(chosen: Rating | null): Promise<boolean> {
    setRating(chosen);
    if (chosen === null) toasts.dismiss(toast.current);
    else
      toast.current = toasts.show({
        kind: 'info',
        text: DIARY_PANEL.signIn,
        // As for marks: only the latest is resumed after signing in.
        about: { key: 'sign-in', name: movie.title },
        action: { label: SHELL.login, onSelect: () => requestSignIn({ rating: chosen, movie }) },
      });
    return Promise.resolve(true);
  }

  return (
    <Panel aria-label={DIARY_PANEL.title}>
      <StarRating rating={rating} onRate={rate} />
      <Hint>{DIARY_PANEL.visitor}</Hint>
    </Panel>
  );
}
