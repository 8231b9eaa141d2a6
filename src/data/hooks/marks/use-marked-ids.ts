import { useLiveQuery } from 'dexie-react-hooks';
import type { MarkKind } from '../../../domain/marks/mark-kinds';
import { newestMarkedIds } from '../../../db/marks';
import { useMemberStore } from '../../../hooks/member-provider';

/** Ids of the member's movies with a mark, newest first, as the device has them; undefined while they are being read. */
export function useMarkedIds(kind: MarkKind): readonly number[] | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (runtime ? newestMarkedIds(runtime.database, kind) : undefined), [runtime, kind]);
}
