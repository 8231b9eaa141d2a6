import { useLiveQuery } from 'dexie-react-hooks';
import { readCards } from '../../local/films/film-cards';
import type { FilmRow } from '../../local/member/member-database';
import { useMemberStore } from '../member/member-provider';

/**
 * The cards that the device has of some films, null for a film of which it has none; undefined before anything is read.
 * While other films than before are being read, it holds those of before: a film that it does not hold is not read yet.
 */
export function useFilmCards(ids: readonly number[]): ReadonlyMap<number, FilmRow | null> | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (runtime ? readCards(runtime.database, ids) : undefined), [runtime, ids.join()]);
}
