import { useLiveQuery } from 'dexie-react-hooks';
import { readCards } from '../../../db/marks';
import type { MovieRow } from '../../../db/member-database';
import { useMemberStore } from '../../../hooks/member-provider';

/**
 * The cards that the device has of some movies, null for a movie of which it has none; undefined before anything is read.
 * While other movies than before are being read, it holds those of before: a movie that it does not hold is not read yet.
 */
export function useMovieCards(ids: readonly number[]): ReadonlyMap<number, MovieRow | null> | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (runtime ? readCards(runtime.database, ids) : undefined), [runtime, ids.join()]);
}
