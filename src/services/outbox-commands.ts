import { ok, type Result } from '../domain/values/result';
import type { StorageError } from '../db/storage';
import type { ConflictEntry, OutboxEntry } from '../db/member-database';
import {
  discardEntry,
  dismissOrphans,
  resendOrphans,
  restoreOrphans,
  retryEntry,
  undoConflict,
} from '../sync/outbox-actions';
import { browserDeps } from '../sync/clock';
import type { MemberStore } from './member-store';

/** Undoes a conflict's outcome with a new change. @returns whether there was anything to change */
export async function undo(
  { database, deliver }: MemberStore,
  merge: ConflictEntry,
): Promise<Result<{ readonly changed: boolean }, StorageError>> {
  const undone = await undoConflict(database, browserDeps, merge);
  if (undone.ok && undone.value.changed) deliver();
  return undone;
}

/** Queues a blocked change again. */
export async function retry({ database, deliver }: MemberStore, key: string): Promise<Result<void, StorageError>> {
  const retried = await retryEntry(database, key);
  if (!retried.ok) return retried;
  deliver();
  return ok(undefined);
}

/** Queues marks that the server has lost, as new changes. */
export async function resend(
  { database, deliver }: MemberStore,
  keys: readonly string[],
): Promise<Result<void, StorageError>> {
  const sent = await resendOrphans(database, browserDeps, keys);
  if (sent.ok) deliver();
  return sent;
}

/** Deletes orphans. @returns the deleted entries, for `restore` */
export function dismiss(
  { database }: MemberStore,
  keys: readonly string[],
): Promise<Result<readonly OutboxEntry[], StorageError>> {
  return dismissOrphans(database, keys);
}

/** Undoes `dismiss`. */
export function restore(
  { database }: MemberStore,
  offers: readonly OutboxEntry[],
): Promise<Result<void, StorageError>> {
  return restoreOrphans(database, offers);
}

/** Discards a change, and reverts it on the server if it may have been sent. */
export async function discard({ database, deliver }: MemberStore, key: string): Promise<Result<void, StorageError>> {
  const discarded = await discardEntry(database, browserDeps, key);
  if (discarded.ok) deliver();
  return discarded;
}
