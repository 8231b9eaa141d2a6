import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { GENRE_CHIPS, STREAMING_CHIPS, STREAMING_CHIPS_ON_PHONES } from '../config/card-limits';
import { CARD } from '../config/messages/card';
import { RESULTS } from '../config/messages/results';
import type { Film, FilmCard as FilmFacts } from '../domain/film';
import { CertificationBadge } from './certification-badge';
import { ChipList } from './chip-list';
import { FilmPoster } from './film-poster';
import { RankBadge } from './rank-badge';
import { Rating } from './rating';

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: 0,
    height: 'full',
    borderRadius: 'md',
    '& .poster': { transition: 'box-shadow 200ms, filter 200ms' },
    '&:hover .poster': { boxShadow: 'floating', filter: 'brightness(1.06)' },
    '&:has(.open:focus-visible)': { outline: '3px solid var(--m-colors-accent-text)', outlineOffset: '4px' },
  },
});
const PosterBox = chakra('div', { base: { position: 'relative', borderRadius: 'md' } });
const RankSpot = chakra('div', { base: { position: 'absolute', top: '2', left: '2' } });
const ActionSpot = chakra('div', {
  base: {
    position: 'absolute',
    top: '1.5',
    right: '1.5',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
  },
});
// The button's ::after covers the card: one target for fingers, one stop for keys, and the heading stays a heading.
const Open = chakra('button', {
  base: {
    width: 'full',
    textAlign: 'left',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    letterSpacing: 'normal',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    lineClamp: 2,
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'md' },
  },
});
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
const Description = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug', lineClamp: 3 } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'xs' } });

/** What a card needs of a film; a favorite has no certification or services yet. */
export type CardFilm = FilmFacts & { readonly id: number } & Partial<
    Pick<Film, 'certification' | 'streamingOn' | 'streamingEstimated' | 'rank'>
  >;

export interface FilmCardProps {
  readonly film: CardFilm;
  readonly onOpen: (film: CardFilm) => void;
  /** Buttons at the poster's corner, such as the heart; they do not open the card. */
  readonly actions?: ReactNode;
  /** Chips at most: GENRE_CHIPS, or GENRE_CHIPS_IN_LISTS in trending and top lists. */
  readonly genreLimit?: number;
  /** False where the film's rank is not shown, as among favorites. */
  readonly showRank?: boolean;
  /** For cards in view when the screen opens. */
  readonly priority?: boolean;
  readonly sizes?: string;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  /** The first lines of the film's description, as in the Top 50. */
  readonly showDescription?: boolean;
  /** A line under the chips, such as 'Watched'. */
  readonly note?: string;
}

/** A film in a grid. The whole card opens it. */
export const FilmCard = memo(function FilmCard(props: FilmCardProps) {
  const { film, onOpen, genreLimit = GENRE_CHIPS, showRank = true, headingLevel: Heading = 'h3' } = props;
  return (
    <Card>
      <PosterBox className="poster">
        <FilmPoster
          title={film.title}
          posterPath={film.posterPath}
          priority={props.priority ?? false}
          {...(props.sizes === undefined ? {} : { sizes: props.sizes })}
        />
        {showRank && film.rank !== undefined && (
          <RankSpot>
            <RankBadge rank={film.rank} />
          </RankSpot>
        )}
      </PosterBox>
      <Heading>
        <Open type="button" className="open" onClick={() => onOpen(film)}>
          {film.title}
        </Open>
      </Heading>
      <Facts>
        {film.year > 0 && <span>{film.year}</span>}
        <Rating value={film.rating} />
        {film.certification !== undefined && <CertificationBadge certification={film.certification} />}
      </Facts>
      <ChipList label={CARD.genres} items={film.genres} limit={genreLimit} />
      {film.streamingOn !== undefined && (
        <ChipList
          label={RESULTS.availableOn}
          items={film.streamingOn}
          look="filled"
          limit={STREAMING_CHIPS}
          limitOnPhones={STREAMING_CHIPS_ON_PHONES}
        />
      )}
      {props.showDescription === true && <Description>{film.description}</Description>}
      {props.note !== undefined && <Note>{props.note}</Note>}
      {props.actions !== undefined && <ActionSpot>{props.actions}</ActionSpot>}
    </Card>
  );
});
