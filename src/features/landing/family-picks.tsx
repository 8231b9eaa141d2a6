import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useDeferredValue, useId, useRef } from 'react';
import { discoverSource, type DiscoverSource } from '../../api/tmdb/discover';
import { type TmdbError, tmdbErrorOf } from '../../api/tmdb/errors';
import { familyPicksQuery } from '../../api/tmdb/family-picks';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { Band, SectionHeading } from '../../components/layout/headings';
import { useNearViewport } from '../../components/layout/use-intersection';
import { MovieCard } from '../../components/movie/movie-card';
import { MovieRail } from '../../components/movie/movie-grid';
import { MovieCardSkeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { FAMILY_PICKS_SHOWN } from '../../config/landing';
import type { Movie } from '../../domain/movies/movie';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { useServices } from '../../hooks/services-context';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import { LANDING_SECTIONS } from './section-messages';

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2', marginBottom: '2' },
});
const Note = chakra('p', { base: { color: 'fg.muted' } });
const Failure = chakra('div', { base: { marginBottom: '5' } });
const POSITIONS = Array.from({ length: FAMILY_PICKS_SHOWN }, (_, position) => position);

/** 'Discover Something New': family-friendly movies, refreshed by a button. */
export function Discover() {
  const openMovie = useOpenMovie();
  const { discover: messages } = LANDING_SECTIONS;
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  const { movies: found, loading, error, refresh } = useFamilyPicks(useNearViewport(list));
  // Deferred, like the samples.
  const movies = useDeferredValue(found);
  return (
    <Band aria-labelledby={heading}>
      <Head>
        <SectionHeading id={heading} title={messages.title} aside={messages.aside} />
        <Button
          variant="secondary"
          icon={<RefreshCw size={18} aria-hidden="true" />}
          loading={loading}
          loadingText={messages.refreshing}
          onPress={refresh}
        >
          {messages.refresh}
        </Button>
      </Head>
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
      <div ref={list}>
        {error && (
          <Failure>
            <ErrorPanel text={tmdbErrorMessage(error.reason, messages)} />
          </Failure>
        )}
        {movies?.length === 0 && <Note>{messages.empty}</Note>}
        <MovieRail aria-label={messages.list} aria-busy={loading} row="six">
          {movies?.map((movie) => (
            <li key={movie.id}>
              <MovieCard movie={movie} onOpen={openMovie} headingLevel="h3" />
            </li>
          ))}
          {movies === undefined &&
            error === null &&
            POSITIONS.map((position) => (
              <li key={position}>
                <MovieCardSkeleton />
              </li>
            ))}
        </MovieRail>
      </div>
    </Band>
  );
}

/** Six family-friendly movies. */
export interface FamilyPicks {
  /** The last picks stay while others load; undefined before the first. */
  readonly movies: readonly Movie[] | undefined;
  readonly loading: boolean;
  /** Why the last fetch failed. */
  readonly error: TmdbError | null;
  readonly refresh: () => void;
}

/** @param enabled false to postpone the fetch */
export function useFamilyPicks(enabled: boolean): FamilyPicks {
  const load = useServices();
  async function source(): Promise<DiscoverSource> {
    const { tmdb, metadata } = await load();
    return { ...discoverSource(tmdb), metadata: metadata.getFresh };
  }
  const { data, error, isFetching, refetch } = useQuery({ ...familyPicksQuery(source), enabled });
  return {
    movies: data,
    loading: isFetching,
    error: error === null || isFetching ? null : tmdbErrorOf(error),
    refresh: () => void refetch(),
  };
}
