import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { ChipList } from '../../components/chip';
import { CertificationBadge, Rating } from '../../components/movie/movie-badges';
import { descriptionText, movieText } from '../../components/movie/movie-context';
import { MoviePoster } from '../../components/movie/poster';
import { GENRE_CHIPS } from '../../config/ui';
import type { Vote } from '../../domain/group-vote';
import { CARD } from '../../i18n/messages/movies';
import { GROUP_VOTE } from './messages';
import type { VoteMovie } from './use-group-vote';

const Root = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: '4',
    // horizontal swipes vote, vertical ones scroll
    touchAction: 'pan-y',
    transform: 'translateX(var(--swiped, 0))',
  },
});
const PosterSlot = chakra('div', {
  base: { justifySelf: { base: 'center', md: 'stretch' }, width: { base: 'min(100%, 22dvh)', md: 'full' } },
});
const Details = chakra('div', { base: { display: 'grid', gap: '3', alignContent: 'start', minWidth: 0 } });
const Title = chakra('h2', { base: { fontSize: { base: '2xl', md: '4xl' }, overflowWrap: 'anywhere' } });
const Facts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted' },
});
const Description = chakra('p', { base: { maxWidth: 'reading' } });
const Buttons = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '2' },
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '3',
    maxWidth: '24rem',
    width: 'full',
    marginTop: '4',
    paddingBlock: '2',
    bg: 'bg',
    marginInline: { base: 'auto', md: 0 },
  },
});

export interface VoteCardProps {
  readonly id: number;
  readonly movie: VoteMovie;
  readonly onVote: (vote: Vote) => void;
}

const KEYS: ReadonlyMap<string, Vote> = new Map([
  ['ArrowRight', 'yes'],
  ['ArrowLeft', 'no'],
]);

/** Votes by arrow keys, except while a field has the focus. */
function useVoteKeys(onVote: (vote: Vote) => void): void {
  const callback = useRef(onVote);
  useEffect(() => void (callback.current = onVote), [onVote]);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const vote = KEYS.get(event.key);
      const isIgnored = event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey;
      if (vote === undefined || isIgnored || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      callback.current(vote);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A movie to vote on by buttons, arrow keys or swipes. */
export function VoteCard({ id, movie, onVote }: VoteCardProps) {
  const root = useRef<HTMLElement>(null);
  useVoteKeys(onVote);
  useSwipe(root, (direction) => onVote(direction === 'right' ? 'yes' : 'no'));
  const title = movie?.title ?? GROUP_VOTE.unknown(id);
  return (
    <>
      <Root ref={root}>
        <PosterSlot>
          <MoviePoster
            title={title}
            posterPath={movie?.posterPath ?? null}
            sizes="(min-width: 768px) 256px, 22vh"
            priority
          />
        </PosterSlot>
        <Details>
          <Title {...movieText(movie ?? {})}>{title}</Title>
          {movie && (
            <>
              <Facts>
                {movie.year > 0 && <span>{movie.year}</span>}
                <Rating value={movie.rating} outOfTen />
                <CertificationBadge certification={movie.certification} estimated={movie.certificationEstimated} />
              </Facts>
              <ChipList label={CARD.genres} items={movie.genres} limit={GENRE_CHIPS} />
              <Description {...descriptionText(movie)}>{movie.description || CARD.noDescription}</Description>
            </>
          )}
          {movie === null && <Description>{GROUP_VOTE.unknownText}</Description>}
        </Details>
      </Root>
      <Buttons>
        <Button
          variant="secondary"
          wide
          label={GROUP_VOTE.noTo(title)}
          icon={<X size={20} aria-hidden="true" />}
          onPress={() => onVote('no')}
        >
          {GROUP_VOTE.no}
        </Button>
        <Button
          wide
          label={GROUP_VOTE.yesTo(title)}
          icon={<Check size={20} aria-hidden="true" />}
          onPress={() => onVote('yes')}
        >
          {GROUP_VOTE.yes}
        </Button>
      </Buttons>
    </>
  );
}

/** Pixels of horizontal movement that count as a swipe rather than a scroll. */
const SWIPED_PX = 80;

/** Reports horizontal swipes by touch or pen; the element follows through the property '--swiped'. */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: (direction: 'left' | 'right') => void): void {
  const callback = useRef(onSwipe);
  useEffect(() => void (callback.current = onSwipe), [onSwipe]);

  useEffect(() => {
    const root = element.current;
    if (!root) return;
    let from: { readonly pointer: number; readonly x: number } | null = null;

    const follow = (distance: number) =>
      distance === 0 ? root.style.removeProperty('--swiped') : root.style.setProperty('--swiped', `${distance}px`);
    function onDown({ pointerId, clientX, pointerType, isPrimary }: PointerEvent): void {
      if (pointerType !== 'mouse' && isPrimary) from = { pointer: pointerId, x: clientX };
    }
    function onMove({ pointerId, clientX }: PointerEvent): void {
      if (from?.pointer === pointerId) follow(Math.round(clientX - from.x));
    }
    function onUp({ pointerId, clientX }: PointerEvent): void {
      if (from?.pointer !== pointerId) return;
      const distance = clientX - from.x;
      end();
      if (Math.abs(distance) >= SWIPED_PX) callback.current(distance > 0 ? 'right' : 'left');
    }
    function end(): void {
      from = null;
      follow(0);
    }

    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onMove);
    root.addEventListener('pointerup', onUp);
    // the browser scrolls after all
    root.addEventListener('pointercancel', end);
    return () => {
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerup', onUp);
      root.removeEventListener('pointercancel', end);
    };
  }, [element]);
}
