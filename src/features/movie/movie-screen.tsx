import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, type ReactNode } from 'react';
import { useMovieDetails } from '../../hooks/use-movie-details';
import { useRememberedMovie } from '../../data/hooks/films/use-seen-film';
import { movieOfDetails } from '../../domain/movies/movie-details';
import type { CardMovie } from '../../components/movie/movie-card';
import { Screen } from '../../components/layout/screen';
import { useTrailerPress } from '../../components/movie/trailer-button';
import { MovieAge } from './hero/movie-age';
import { MovieCast } from './facts/movie-cast';
import { MovieFacts } from './facts/movie-facts';
import { MovieFailure } from './movie-failure';
import { MovieHero } from './hero/movie-hero';
import { MovieLoading } from './movie-loading';
import { MovieOverview } from './facts/movie-overview';
import { MovieRanking } from './facts/movie-ranking';
import { MovieStreaming } from './facts/movie-streaming';
import { MissingMetadata } from './facts/missing-facts';
import { useRank } from './facts/use-rank';

const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingTop: { base: '7', md: '10' },
    paddingBottom: '12',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    columnGap: '12',
    rowGap: { base: '9', md: '11' },
    alignItems: 'start',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '9', md: '11' } },
  },
});

export interface MovieScreenProps {
  /** The movie database's id. */
  readonly id: number;
  /** What one can do with the movie beside its trailer: mark it, share it. */
  readonly renderActions: (movie: CardMovie) => ReactNode;
  /** Opens the trailer, which the movie is known to have. */
  readonly onTrailer: () => void;
  /** What goes with the movie. */
  readonly more?: ReactNode;
}

/** /movie/{id}: everything about one movie, from the network or as far as the device has it: its details, else its card. */
export function MovieScreen({ id, renderActions, onTrailer, more }: MovieScreenProps) {
  const { details, card, loading, error, outdated, ask, retry } = useMovieDetails(id);
  const trailer = useTrailerPress(ask, onTrailer);
  const ranking = useRank(id);
  const known = useMemo(() => details && movieOfDetails(details), [details]);
  const failed = error !== null && error.reason !== 'not-found';
  const listed = useRememberedMovie(id, failed && card === null);
  const movie = known ?? card ?? listed;

  if (!movie) {
    const isFinal = error !== null && (!failed || listed === null);
    return isFinal ? <MovieFailure error={error} onRetry={retry} /> : <MovieLoading />;
  }
  return (
    <Screen width="bleed">
      <MovieHero
        movie={movie}
        details={details}
        rank={ranking.rank}
        marks={renderActions(movie)}
        trailerLoading={trailer.looking}
        onTrailer={trailer.press}
      />
      <Page>
        {outdated && <MovieAge since={outdated.since} reason={outdated.reason} />}
        <Columns>
          <div>
            <MovieOverview text={movie.description} />
            {!details && <MissingMetadata loading={loading} error={error} onRetry={retry} />}
            {details && <MovieCast cast={details.credits.cast} />}
            {known && details && <MovieStreaming movie={known} providers={details.facts.providers} />}
          </div>
          <div>
            <MovieRanking {...ranking} />
            {details && <MovieFacts details={details} />}
          </div>
        </Columns>
        {more}
      </Page>
    </Screen>
  );
}
