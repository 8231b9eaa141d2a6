import { useLiveQuery } from 'dexie-react-hooks';
import type { FilmRow } from '../../local/member/member-database';
import { useMemberStore } from '../member/member-provider';

/** The card of a film that this device keeps for the member; null where it keeps none, undefined while it is read. */
export function useCachedMovie(id: number): FilmRow | null | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (runtime ? ((await runtime.database.films.get(id)) ?? null) : null), [runtime, id]);
}
