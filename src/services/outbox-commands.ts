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

/** Turns a merge back, as a new change. @returns whether there was still something to turn */
export async function undo(
  { database, deliver }: MemberStore,
  merge: ConflictEntry,
): Promise<Result<{ readonly changed: boolean }, StorageError>> {
  const undone = await undoConflict(database, browserDeps, merge);
  if (undone.ok && undone.value.changed) deliver();
  return undone;
}

/** Puts a refused change back among the waiting ones. */
export async function retry({ database, deliver }: MemberStore, key: string): Promise<Result<void, StorageError>> {
  const retried = await retryEntry(database, key);
  if (!retried.ok) return retried;
  deliver();
  return ok(undefined);
}

/** Sends again, as new changes, what the server had once and lost. */
export async function resend(
  { database, deliver }: MemberStore,
  keys: readonly string[],
): Promise<Result<void, StorageError>> {
  const sent = await resendOrphans(database, browserDeps, keys);
  if (sent.ok) deliver();
  return sent;
}

/** Lets go of what the server had once and lost. @returns what was let go, to be offered again */
export function dismiss(
  { database }: MemberStore,
  keys: readonly string[],
): Promise<Result<readonly OutboxEntry[], StorageError>> {
  return dismissOrphans(database, keys);
}

/** Offers again what was let go. */
export function restore(
  { database }: MemberStore,
  offers: readonly OutboxEntry[],
): Promise<Result<void, StorageError>> {
  return restoreOrphans(database, offers);
}

/** Gives a change up; what the server may have of it is taken back. */
export async function discard({ database, deliver }: MemberStore, key: string): Promise<Result<void, StorageError>> {
  const discarded = await discardEntry(database, browserDeps, key);
  if (discarded.ok) deliver();
  return discarded;
}
