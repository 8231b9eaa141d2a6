import { useLiveQuery } from 'dexie-react-hooks';
import { isMarked } from '../../../db/marks';
import { readInitialSync } from '../../../db/initial-sync';
import type { MarkKind } from '../../../domain/marks/mark-kinds';
import { useMemberStore, useMemberState } from '../../../hooks/member-provider';

/**
 * Whether the member has this mark on this movie; false for a visitor, undefined while it is being found out: a device that
 * is new asks the server first. Where that fails, what the device has counts.
 */
export function useMark(kind: MarkKind, movieId: number): boolean | undefined {
  const runtime = useMemberStore();
  const { status } = useMemberState();
  const marked = useLiveQuery(async () => {
    if (!runtime) return undefined;
    if (await isMarked(runtime.database, kind, movieId)) return true;
    return (await readInitialSync(runtime.database)) === 'asking' ? undefined : false;
  }, [runtime, kind, movieId]);
  return status === 'none' || status === 'failed' ? false : marked;
}
