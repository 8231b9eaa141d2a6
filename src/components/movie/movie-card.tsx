import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useRef, type ReactNode } from 'react';
import { GENRE_CHIPS, STREAMING_CHIPS, STREAMING_CHIPS_ON_PHONES } from '../../config/ui';
import { formatRuntime } from '../../i18n/format';
import { CARD, WATCH_PREFERENCES } from '../../i18n/messages/movies';
import type { Movie, MovieSummary as MovieFacts } from '../../domain/movies/movie';
import { CertificationBadge, Estimated, RankBadge, Rating } from './movie-badges';
import { ChipList } from '../chip';
import { useMetadataSource } from './movie-context';
import { useLocalStreaming, useMovieWithMetadata } from './use-movie-with-metadata';
import { MoviePoster } from './poster';
import { useNearViewport } from '../layout/use-intersection';

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
const RankSlot = chakra('div', { base: { position: 'absolute', top: '2', left: '2' } });
const ActionSlot = chakra('div', {
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
// The button's ::after covers the card: one pointer target, one tab stop, and the heading remains a heading.
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
// Both reserve their height, to avoid a layout shift when metadata replaces estimates.
const Certification = chakra('p', { base: { display: 'flex', alignItems: 'center', minHeight: '6' } });
const Streaming = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '3.5rem',
    // The chips and the label flow as one line.
    '& > ul': { display: 'contents' },
  },
});
const Description = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug', lineClamp: 3 } });
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'xs' } });

/** What a card needs of a movie; a favorite may lack certification, services and runtime. */
export type CardMovie = MovieFacts & { readonly id: number } & Partial<
    Pick<
      Movie,
      'certification' | 'certificationEstimated' | 'streamingOn' | 'streamingEstimated' | 'streamingIn' | 'rank' | 'runtime'
    >
  >;

export interface MovieCardProps {
  readonly movie: CardMovie;
  readonly onOpen: (movie: CardMovie) => void;
  /** Buttons in the poster's corner, such as the heart; pressing them doesn't open the card. */
  readonly actions?: ReactNode;
  /** Maximum number of chips: GENRE_CHIPS, or GENRE_CHIPS_IN_LISTS in trending and top lists. */
  readonly genreLimit?: number;
  /** False to hide the rank, as among favorites. */
  readonly showRank?: boolean;
  /** For cards visible when the screen opens. */
  readonly priority?: boolean;
  readonly sizes?: string;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  /** Shows the start of the description, or this text if there is none, as in the Top 50. */
  readonly noDescription?: string;
  /** A line under the chips, such as 'Watched'. */
  readonly note?: ReactNode;
}

/** A movie in a grid. The whole card opens it. */
export const MovieCard = memo(function MovieCard(props: MovieCardProps) {
  const { onOpen, genreLimit = GENRE_CHIPS, showRank = true, headingLevel: Heading = 'h3' } = props;
  const card = useRef<HTMLElement>(null);
  const rated = props.movie.certification !== undefined;
  const near = useNearViewport(card, useMetadataSource() !== null && rated);
  const withMetadata = useMovieWithMetadata(props.movie, near);
  const movie = rated ? withMetadata : props.movie;
  const streaming = useLocalStreaming(movie);
  return (
    <Card ref={card}>
      <PosterBox className="poster">
        <MoviePoster
          transitionId={movie.id}
          title={movie.title}
          posterPath={movie.posterPath}
          priority={props.priority ?? false}
          {...(props.sizes === undefined ? {} : { sizes: props.sizes })}
        />
        {showRank && movie.rank !== undefined && (
          <RankSlot>
            <RankBadge rank={movie.rank} />
          </RankSlot>
        )}
      </PosterBox>
      <Heading>
        <Open type="button" className="open" onClick={() => onOpen(movie)}>
          {movie.title}
        </Open>
      </Heading>
      <Facts>
        {movie.year > 0 && <span>{movie.year}</span>}
        {movie.runtime !== undefined && <span>{formatRuntime(movie.runtime)}</span>}
        <Rating value={movie.rating} />
      </Facts>
      {movie.certification !== undefined && (
        <Certification>
          <CertificationBadge certification={movie.certification} estimated={movie.certificationEstimated} />
        </Certification>
      )}
      <ChipList label={CARD.genres} items={movie.genres} limit={genreLimit} />
      {props.noDescription !== undefined && <Description>{movie.description || props.noDescription}</Description>}
      {movie.streamingOn !== undefined && (
        <Streaming>
          <ChipList
            label={CARD.availableOn}
            items={streaming.names}
            marked={{ items: streaming.own, word: WATCH_PREFERENCES.yours }}
            variant="filled"
            limit={STREAMING_CHIPS}
            limitOnPhones={STREAMING_CHIPS_ON_PHONES}
          />
          {streaming.estimated && streaming.names.length > 0 && <Estimated>{CARD.estimated}</Estimated>}
        </Streaming>
      )}
      {props.note !== undefined && <Note>{props.note}</Note>}
      {props.actions !== undefined && <ActionSlot>{props.actions}</ActionSlot>}
    </Card>
  );
});
