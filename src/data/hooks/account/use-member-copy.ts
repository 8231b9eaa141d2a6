import { useLiveQuery } from 'dexie-react-hooks';
import { readByKind, type ByKind } from '../../../domain/marks/mark-kinds';
import type { MemberCopy } from '../../../domain/export';
import type { Result } from '../../../domain/values/result';
import { markedIds } from '../../../db/marks';
import { readMemberCopy } from '../../../db/export-data';
import type { StorageError } from '../../../lib/storage';
import { useMemberStore } from '../../../hooks/member-provider';

/** What a copy of the member's data would hold, and a way to make one. */
export interface MemberCopySource {
  /** Movies with each kind of mark. */
  readonly counts: ByKind<number>;
  readonly read: () => Promise<Result<MemberCopy, StorageError>>;
}

/** The member's data on this device; null until it was counted. */
export function useMemberCopy(email: string): MemberCopySource | null {
  const runtime = useMemberStore();
  const counts = useLiveQuery(
    () => runtime && readByKind(async (kind) => (await markedIds(runtime.database, kind)).size),
    [runtime],
  );
  if (!runtime || !counts) return null;
  return { counts, read: () => readMemberCopy(runtime.database, email, Date.now()) };
}
