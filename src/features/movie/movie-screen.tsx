import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AgeLine } from '../../components/age-line';
import { Screen } from '../../components/layout/screen';
import type { CardMovie } from '../../components/movie/movie-card';
import { useTrailerPress } from '../../components/movie/trailer-button';
import { movieOf, type MovieSummary, summaryOf } from '../../domain/movies/movie';
import { movieOfDetails } from '../../domain/movies/movie-details';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { useServices } from '../../hooks/services-context';
import { useMovieDetails } from '../../hooks/use-movie-details';
import { useNow } from '../../hooks/use-now';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { MovieCast } from './movie-cast';
import { MovieFacts, MovieOverview, MovieRanking, useRank } from './movie-facts';
import { MissingMetadata, MovieFailure, MovieLoading } from './movie-failure';
import { MovieHero } from './movie-hero';
import { MovieStreaming } from './movie-streaming';

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
            {known && details && <MovieStreaming movie={known} providers={details.metadata.providers} />}
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

export interface MovieAgeProps {
  /** When the details were fetched, in milliseconds since 1970. */
  readonly since: number;
  /** Why there are no newer ones. */
  readonly reason: TmdbErrorReason;
}

/** Says how old the details are where they could not be renewed. */
export function MovieAge({ since, reason }: MovieAgeProps) {
  const now = useNow();
  return <AgeLine reason={tmdbErrorMessage(reason)} ageMs={now - since} />;
}

/** A card and its movie's id. */
export type SeenCard = MovieSummary & { readonly id: number };

/**
 * The card of a movie as the movie database listed it on this device, for visitors and members alike. It stays once it was
 * wanted.
 * @param wanted whether nothing better is to be had: the device is read only then
 * @returns null where the device has none, undefined until it has been read
 */
export function useRememberedMovie(id: number, wanted: boolean): SeenCard | null | undefined {
  const load = useServices();
  const [read, setRead] = useState<{ readonly id: number; readonly movie: SeenCard | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const seen = all?.ok ? all.value.find((movie) => movie.id === id) : undefined;
      if (!stopped) setRead({ id, movie: seen ? { id, ...summaryOf(movieOf(seen)) } : null });
    }
    void look();
    return () => {
      stopped = true;
    };
  }, [load, id, wanted]);
  return read?.id === id ? read.movie : undefined;
}
