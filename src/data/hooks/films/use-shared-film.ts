import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CachedMovie } from '../../../domain/browsing-cache/cached-movie';
import { type Movie, movieOf } from '../../../domain/movies/movie';
import { moviesTitled, meantMovie, type SharedMovie } from '../../../domain/movies/share-target';
import type { OfflineSource } from '../../../services/offline-search';
import { queryFailure, type TmdbError } from '../../../api/tmdb/errors';
import { sharedMovieQuery } from '../../../api/tmdb/title-search';
import { useServices } from '../../../hooks/services-context';

/** What is known by what was shared. */
export interface SharedMovies {
  /** The likeliest first; null until they are known. */
  readonly movies: readonly Movie[] | null;
  /**
   * Where they were found on the device: when the one was listed that was listed longest ago, in milliseconds since 1970;
   * null where they come from the movie database.
   */
  readonly since: number | null;
  /** The movie that is meant without doubt; null where somebody has to choose, or none was found. */
  readonly meant: number | null;
  readonly error: TmdbError | null;
  readonly retry: () => void;
}

/**
 * The movies on this device that a shared title may mean.
 * @param wanted whether nothing better is to be had: the device is read only then
 * @returns null where nothing is wanted, the device has none, or until it has been read
 */
function useTitledMovies(shared: SharedMovie, wanted: boolean): OfflineSource<CachedMovie> | null {
  const load = useServices();
  const [found, setFound] = useState<{ readonly by: SharedMovie; readonly movies: OfflineSource<CachedMovie> } | null>(null);
  useEffect(() => {
    if (!wanted || shared.kind !== 'title') return;
    const title = shared;
    let stopped = false;
    async function look(): Promise<void> {
      const services = await load().catch(() => null);
      const all = await services?.catalogue.read();
      const movies = all?.ok ? moviesTitled(title, all.value) : [];
      if (!stopped && movies.length > 0)
        setFound({ by: title, movies: { movies, since: Math.min(...movies.map(({ seenAt }) => seenAt)) } });
    }
    void look();
    return () => {
      stopped = true;
    };
  }, [load, shared, wanted]);
  return wanted && found?.by === shared ? found.movies : null;
}

/** Asks the movie database for the movies that may be meant; where it does not answer, the device tells what it has. */
export function useSharedMovie(shared: SharedMovie): SharedMovies {
  const load = useServices();
  const query = useQuery(sharedMovieQuery(load, shared));
  const { data, refetch } = query;
  const error = data ? null : queryFailure(query);
  const onDevice = useTitledMovies(shared, error !== null);
  const listed = data ?? onDevice?.movies;
  const movies = useMemo(() => listed?.map((candidate) => movieOf(candidate)) ?? null, [listed]);
  return {
    movies,
    since: data ? null : (onDevice?.since ?? null),
    meant: listed ? meantMovie(shared, listed) : null,
    error,
    retry: () => void refetch(),
  };
}
