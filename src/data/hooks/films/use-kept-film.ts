import { useLiveQuery } from 'dexie-react-hooks';
import type { MovieRow } from '../../../db/member-database';
import { useMemberStore } from '../../../hooks/member-provider';

/** The card of a movie that this device keeps for the member; null where it keeps none, undefined while it is read. */
export function useCachedMovie(id: number): MovieRow | null | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (runtime ? ((await runtime.database.movies.get(id)) ?? null) : null), [runtime, id]);
}
