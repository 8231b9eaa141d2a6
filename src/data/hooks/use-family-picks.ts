import { useQuery } from '@tanstack/react-query';
import type { Film } from '../../domain/film';
import type { MovieDatabaseError } from '../tmdb/error';
import { familyPicksQuery } from '../tmdb/family-picks';
import { movieDatabaseErrorOf } from '../tmdb/thrown-error';
import { useServices } from './services-context';

/** Six family-friendly films. */
export interface FamilyPicks {
  /** The last ones that were found stay while others are looked for; undefined before the first. */
  readonly films: readonly Film[] | undefined;
  readonly looking: boolean;
  /** Why the last look found none. */
  readonly error: MovieDatabaseError | null;
  readonly refresh: () => void;
}

/** @param wanted false until they are to be asked for */
export function useFamilyPicks(wanted: boolean): FamilyPicks {
  const { data, error, isFetching, refetch } = useQuery({ ...familyPicksQuery(useServices()), enabled: wanted });
  return {
    films: data,
    looking: isFetching,
    error: error === null || isFetching ? null : movieDatabaseErrorOf(error),
    refresh: () => void refetch(),
  };
}
