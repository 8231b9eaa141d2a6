import { useLiveQuery } from 'dexie-react-hooks';
import type { MarkKind } from '../../../domain/marks/mark-kinds';
import { readMarkTimes } from '../../../db/marks';
import { useMemberStore } from '../../../hooks/member-provider';

/**
 * When some movies were marked, in milliseconds since 1970, by id, null for a movie without the mark; undefined
 * before anything is read. While other movies than before are being read, it holds those of before.
 */
export function useMarkTimes(kind: MarkKind, ids: readonly number[]): ReadonlyMap<number, number | null> | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(
    async () => (runtime ? readMarkTimes(runtime.database, kind, ids) : undefined),
    [runtime, kind, ids.join()],
  );
}
