import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useRef, type ReactNode } from 'react';
import { GENRE_CHIPS, STREAMING_CHIPS, STREAMING_CHIPS_ON_PHONES } from '../../config/film/card-limits';
import { WATCH_PREFERENCES } from '../../words/en/film/viewing';
import { CARD } from '../../words/en/film/card';
import { RESULTS } from '../../words/en/recommend/results';
import type { Film, FilmSummary as FilmFacts } from '../../domain/film/film';
import { CertificationBadge } from './facts/certification-badge';
import { ChipList } from '../controls/chip-list';
import { Estimated } from './facts/estimated';
import { useMetadataSource } from './facts-source';
import { FilmPoster } from './picture/film-poster';
import { RankBadge } from './facts/rank-badge';
import { Rating } from './facts/rating';
import { useMovieWithMetadata } from './use-known-film';
import { useLocalStreaming } from './facts/viewing-context';
import { useNearViewport } from '../layout/use-near';

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
// Both keep the room that they may need, so that nothing moves when facts come in place of guesses.
const Certification = chakra('p', { base: { display: 'flex', alignItems: 'center', minHeight: '6' } });
const Streaming = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '3.5rem',
    // Its chips and the word flow as one line.
    '& > ul': { display: 'contents' },
  },
});
const Description = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug', lineClamp: 3 } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'xs' } });

/** What a card needs of a film; a favorite has no certification or services yet. */
export type CardFilm = FilmFacts & { readonly id: number } & Partial<
    Pick<
      Film,
      'certification' | 'certificationEstimated' | 'streamingOn' | 'streamingEstimated' | 'streamingIn' | 'rank'
    >
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
  /** Shows the first lines of the film's description, and this where it has none, as in the Top 50. */
  readonly noDescription?: string;
  /** A line under the chips, such as 'Watched'. */
  readonly note?: string | undefined;
}

/** A film in a grid. The whole card opens it. */
export const FilmCard = memo(function FilmCard(props: FilmCardProps) {
  const { onOpen, genreLimit = GENRE_CHIPS, showRank = true, headingLevel: Heading = 'h3' } = props;
  const card = useRef<HTMLElement>(null);
  const rated = props.film.certification !== undefined;
  const near = useNearViewport(card, useMetadataSource() !== null && rated);
  const known = useMovieWithMetadata(props.film, near);
  const film = rated ? known : props.film;
  const streaming = useLocalStreaming(film);
  return (
    <Card ref={card}>
      <PosterBox className="poster">
        <FilmPoster
          movesWith={film.id}
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
      </Facts>
      {film.certification !== undefined && (
        <Certification>
          <CertificationBadge certification={film.certification} estimated={film.certificationEstimated} />
        </Certification>
      )}
      <ChipList label={CARD.genres} items={film.genres} limit={genreLimit} />
      {props.noDescription !== undefined && <Description>{film.description || props.noDescription}</Description>}
      {film.streamingOn !== undefined && (
        <Streaming>
          <ChipList
            label={RESULTS.availableOn}
            items={streaming.names}
            marked={{ items: streaming.own, word: WATCH_PREFERENCES.yours }}
            look="filled"
            limit={STREAMING_CHIPS}
            limitOnPhones={STREAMING_CHIPS_ON_PHONES}
          />
          {streaming.estimated && streaming.names.length > 0 && <Estimated>{RESULTS.estimated}</Estimated>}
        </Streaming>
      )}
      {props.note !== undefined && <Note>{props.note}</Note>}
      {props.actions !== undefined && <ActionSpot>{props.actions}</ActionSpot>}
    </Card>
  );
});
