import type { Result } from '../domain/values/result';
import type { StorageError } from '../db/storage';
import type { MemberStore } from './member-store';

/** Records something without waiting for it; storage errors are reported by the app shell. */
export async function fireAndForget(
  { onStorageFailure }: MemberStore,
  record: () => Promise<Result<unknown, StorageError>>,
): Promise<void> {
  const recorded = await record();
  if (!recorded.ok) onStorageFailure(recorded.error);
}
