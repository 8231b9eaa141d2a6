import { useQuery } from '@tanstack/react-query';
import type { Movie } from '../../../domain/movies/movie';
import { type TmdbError, tmdbErrorOf } from '../../../api/tmdb/errors';
import { movieSource, type MovieSource } from '../../../api/tmdb/discover';
import { familyPicksQuery } from '../../../api/tmdb/family-picks';
import { useServices } from '../../../hooks/services-context';

/** Six family-friendly movies. */
export interface FamilyPicks {
  /** The last ones that were found stay while others are looked for; undefined before the first. */
  readonly movies: readonly Movie[] | undefined;
  readonly looking: boolean;
  /** Why the last look found none. */
  readonly error: TmdbError | null;
  readonly refresh: () => void;
}

/** @param wanted false until they are to be asked for */
export function useFamilyPicks(wanted: boolean): FamilyPicks {
  const load = useServices();
  async function source(): Promise<MovieSource> {
    const { tmdb, metadata } = await load();
    return { ...movieSource(tmdb), facts: metadata.ask };
  }
  const { data, error, isFetching, refetch } = useQuery({ ...familyPicksQuery(source), enabled: wanted });
  return {
    movies: data,
    looking: isFetching,
    error: error === null || isFetching ? null : tmdbErrorOf(error),
    refresh: () => void refetch(),
  };
}
