import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useRef, type ReactNode } from 'react';
import { GENRE_CHIPS, STREAMING_CHIPS, STREAMING_CHIPS_ON_PHONES } from '../../config/ui';
import { formatRuntime } from '../../i18n/format';
import { CARD, WATCH_PREFERENCES } from '../../i18n/messages/movies';
import type { Movie, MovieSummary as MovieFacts } from '../../domain/movies/movie';
import { CertificationBadge, Estimated, offerNotes, RankBadge, Rating } from './movie-badges';
import { ChipList } from '../chip';
import { descriptionText, movieText, useMetadataSource } from './movie-context';
import { useLocalStreaming, useMovieWithMetadata } from './use-movie-with-metadata';
import { MoviePoster } from './poster';
import { useNearViewport } from '../layout/use-intersection';

// Without a pointer that hovers, extras are below the text unless the list is quiet.
const HOVERS = '@media (hover: hover)';
const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1.5',
    height: 'full',
    borderRadius: 'md',
    '&:hover .poster': { boxShadow: 'floating' },
    '&:has(.open:focus-visible)': { outline: '3px solid var(--m-colors-accent-text)', outlineOffset: '4px' },
    [HOVERS]: {
      '& .extras, & .actions > :not(:first-child, [data-pressed=true])': { opacity: 0 },
      '&:is(:hover, :focus-within) :is(.extras, .actions > *)': { opacity: 1 },
    },
    '@media (hover: none)': {
      '&:is([data-quiet] *) :is(.extras, .actions > :not(:first-child, [data-pressed=true]))': { display: 'none' },
    },
  },
});
const PosterBox = chakra('div', { base: { gridArea: '1 / 1', marginBottom: '0.5', borderRadius: 'md' } });
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
const Title = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2', '& > :last-child': { flex: 1, minWidth: 0 } },
});
// The button's ::after covers the card: one pointer target, one tab stop, and the heading remains a heading.
const Open = chakra('button', {
  base: {
    width: 'full',
    textAlign: 'start',
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
// Reserves the certification's height, to avoid a layout shift.
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    minHeight: '6',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
// Over the poster's lower part while the card is hovered over or has the focus.
const Extras = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    [HOVERS]: {
      // Placed against the poster's cell without making it taller: in narrow columns there is more to say than fits.
      position: 'absolute',
      gridRow: '1 / 2',
      insetInline: 0,
      bottom: '0.5',
      maxHeight: 'full',
      alignContent: 'end',
      overflow: 'hidden',
      padding: '2.5',
      paddingTop: '8',
      borderRadius: '0 0 var(--m-radii-md) var(--m-radii-md)',
      background: 'linear-gradient(transparent, rgba(12, 10, 8, 0.92) 2rem)',
      pointerEvents: 'none',
      '& :is(li, p, span, svg)': { color: '#fff' },
      '& li': { bg: 'transparent', borderColor: 'border.strong' },
    },
  },
});
// The chips and the label flow as one line.
const Streaming = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', '& > ul': { display: 'contents' } },
});
const Description = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug', lineClamp: 3 },
  variants: { single: { true: { lineClamp: 1 } } },
});
const Note = chakra('p', { base: { color: 'fg.muted', fontSize: 'xs' } });

/** What a card needs of a movie; a favorite may lack certification, services and runtime. */
export type CardMovie = MovieFacts & { readonly id: number } & Partial<
    Pick<
      Movie,
      | 'certification'
      | 'certificationEstimated'
      | 'streamingOn'
      | 'streamingEstimated'
      | 'streamingOffers'
      | 'streamingIn'
      | 'releaseDate'
      | 'rank'
      | 'runtime'
      | 'untranslated'
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
  /** Shows only the description's first line. */
  readonly descriptionLines?: 1;
  /** A line under the chips, such as 'Watched'. */
  readonly note?: ReactNode;
}

/**
 * A movie in a grid. The whole card opens it. Below the poster are a title and a line of facts; genres and services show
 * on hovering or focus, and on phones below the facts unless the list has `data-quiet`.
 */
export const MovieCard = memo(function MovieCard(props: MovieCardProps) {
  const { onOpen, genreLimit = GENRE_CHIPS, showRank = true, headingLevel: Heading = 'h3' } = props;
  const card = useRef<HTMLElement>(null);
  const rated = props.movie.certification !== undefined;
  const near = useNearViewport(card, useMetadataSource() !== null && rated);
  const withMetadata = useMovieWithMetadata(props.movie, near);
  const movie = rated ? withMetadata : props.movie;
  const streaming = useLocalStreaming(movie);
  const single = props.descriptionLines === 1;
  const description = props.noDescription !== undefined && (
    <Description single={single} {...descriptionText(movie)}>
      {movie.description || props.noDescription}
    </Description>
  );
  const estimated = movie.certificationEstimated === true && movie.certification !== '';
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
      </PosterBox>
      <Title>
        {showRank && movie.rank !== undefined && <RankBadge rank={movie.rank} />}
        <Heading {...movieText(movie)}>
          <Open type="button" className="open" onClick={() => onOpen(movie)}>
            {movie.title}
          </Open>
        </Heading>
      </Title>
      <Facts>
        {movie.year > 0 && <span>{movie.year}</span>}
        <Rating value={movie.rating} />
        {movie.certification !== undefined && !estimated && <CertificationBadge certification={movie.certification} />}
      </Facts>
      {single && description}
      <Extras className="extras">
        {(estimated || movie.runtime !== undefined) && (
          <Facts>
            {movie.runtime !== undefined && <span>{formatRuntime(movie.runtime)}</span>}
            {movie.certification !== undefined && estimated && (
              <CertificationBadge certification={movie.certification} estimated />
            )}
          </Facts>
        )}
        <ChipList label={CARD.genres} items={movie.genres} limit={genreLimit} />
        {!single && description}
        {movie.streamingOn !== undefined && (
          <Streaming>
            <ChipList
              label={CARD.availableOn}
              items={streaming.names}
              marked={{ items: streaming.own, word: WATCH_PREFERENCES.yours }}
              notes={offerNotes(streaming.offers)}
              variant="filled"
              limit={STREAMING_CHIPS}
              limitOnPhones={STREAMING_CHIPS_ON_PHONES}
            />
            {streaming.estimated && streaming.names.length > 0 && <Estimated>{CARD.estimated}</Estimated>}
          </Streaming>
        )}
      </Extras>
      {props.note !== undefined && <Note>{props.note}</Note>}
      {props.actions !== undefined && <ActionSlot className="actions">{props.actions}</ActionSlot>}
    </Card>
  );
});
