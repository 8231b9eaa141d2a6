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
  /** TMDB id. */
  readonly id: number;
  /** Actions next to the trailer: marks and sharing. */
  readonly renderActions: (movie: CardMovie) => ReactNode;
  /** Opens the trailer; called only if there is one. */
  readonly onTrailer: () => void;
  /** Similar movies. */
  readonly more?: ReactNode;
}

/**
 * /movie/{id}: everything about a movie, from the network or as far as the device has it: its details, else its card.
 */
export function MovieScreen({ id, renderActions, onTrailer, more }: MovieScreenProps) {
  const { details, card, loading, error, stale, fetchDetails, retry } = useMovieDetails(id);
  const trailer = useTrailerPress(fetchDetails, onTrailer);
  const ranking = useRank(id);
  const detailsMovie = useMemo(() => details && movieOfDetails(details), [details]);
  const failed = error !== null && error.reason !== 'not-found';
  const listed = useBrowsedMovie(id, failed && card === null);
  const movie = detailsMovie ?? card ?? listed;

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
        trailerLoading={trailer.loading}
        onTrailer={trailer.press}
      />
      <Page>
        {stale && <MovieAge since={stale.since} reason={stale.reason} />}
        <Columns>
          <div>
            <MovieOverview text={movie.description} />
            {!details && <MissingMetadata loading={loading} error={error} onRetry={retry} />}
            {details && <MovieCast cast={details.credits.cast} />}
            {detailsMovie && details && <MovieStreaming movie={detailsMovie} providers={details.metadata.providers} />}
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
  /** When the details were fetched, in ms since 1970. */
  readonly since: number;
  /** Why there are no newer details. */
  readonly reason: TmdbErrorReason;
}

/** Says how old the details are if they couldn't be refreshed. */
export function MovieAge({ since, reason }: MovieAgeProps) {
  const now = useNow();
  return <AgeLine reason={tmdbErrorMessage(reason)} ageMs={now - since} />;
}

/** A movie's card and id. */
export type SeenCard = MovieSummary & { readonly id: number };

/**
 * A movie's card from this device's browsing cache, for visitors and members. Kept once it has been read.
 * @param enabled whether it is needed: the device is read only then
 * @returns null if there is none, undefined while loading
 */
export function useBrowsedMovie(id: number, enabled: boolean): SeenCard | null | undefined {
  const load = useServices();
  const [read, setRead] = useState<{ readonly id: number; readonly movie: SeenCard | null } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let stopped = false;
    async function readCached(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.browsingCache.read();
      const seen = all?.ok ? all.value.find((movie) => movie.id === id) : undefined;
      if (!stopped) setRead({ id, movie: seen ? { id, ...summaryOf(movieOf(seen)) } : null });
    }
    void readCached();
    return () => {
      stopped = true;
    };
  }, [load, id, enabled]);
  return read?.id === id ? read.movie : undefined;
}
