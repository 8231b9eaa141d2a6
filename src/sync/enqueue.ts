import { type StorageError, tryStorage } from '../db/storage';
import { isMarked } from '../db/marks';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import { SUPERSEDED_OPERATIONS_LIMIT } from '../config/sync';
import type { RecordValue } from '../domain/marks/diary';
import { markKey } from '../domain/marks/mark';
import { kindsWith, type MarkKind, type SyncKind, traitsOf } from '../domain/marks/mark-kinds';
import { nextTimestamp } from '../domain/marks/timestamp';
import type { MovieSummary } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import type { SyncDeps } from './clock';

/** A movie to mark. `card` is null if no card is needed, as for recommendations. */
export interface MarkTarget {
  readonly id: number;
  readonly card: MovieSummary | null;
}

interface NewEntry {
  readonly kind: SyncKind;
  readonly target: MarkTarget;
  readonly present: boolean;
  /** What a record says, or said. */
  readonly value?: RecordValue;
  /** The entry this one replaces, if that has already been taken out of the outbox. */
  readonly supersedes?: OutboxEntry;
}

/** Whether the server may have applied, or may still apply, this entry. */
export function mayBeOnServer({ state, code }: OutboxEntry): boolean {
  // A blocked entry without a code got a status that this version doesn't know.
  return state === 'waiting' || (state === 'blocked' && code === null);
}

/** The operations of an entry that may have reached the server, including those it supersedes. */
function inFlightOperations({
  operation,
  sent,
  lastSentOp,
  supersedes = [],
}: OutboxEntry): OutboxEntry['supersedes'] & object {
  const isSent = sent !== false && (lastSentOp ?? operation.op) === operation.op;
  return (isSent ? [...supersedes, operation] : supersedes).slice(-SUPERSEDED_OPERATIONS_LIMIT);
}

/**
 * Puts a change into the outbox, replacing a pending one of the same mark. Part of the caller's transaction.
 * @returns the operation's id
 */
export async function enqueue(
  database: MemberDatabase,
  { now, newId, serverClock }: SyncDeps,
  { kind, target, present, value, supersedes }: NewEntry,
): Promise<string> {
  const key = markKey(kind, target.id);
  const [state, mirrored, entry] = await Promise.all([
    readSyncState(database),
    database.mirror.get([kind, target.id]),
    database.outbox.get(key),
  ]);
  const pending = supersedes ?? entry;
  const addedAt = now();
  const ts = nextTimestamp({
    now: addedAt,
    serverOffset: state.serverOffset,
    serverNow: serverClock.lowerBound(),
    lastTs: Math.max(state.lastTs, pending?.operation.ts ?? 0),
    seenTs: mirrored?.ts ?? 0,
  });
  const op = newId();
  const superseded = pending && mayBeOnServer(pending) ? pending : null;
  await database.outbox.put({
    key,
    operation: {
      kind,
      movieId: target.id,
      present,
      ...(value !== undefined && { value }),
      ts,
      op,
      movie: present ? target.card : null,
    },
    state: 'waiting',
    addedAt,
    code: null,
    // The superseded operation may be on the server.
    sent: superseded !== null && superseded.sent !== false,
    lastSentOp: superseded && (superseded.lastSentOp ?? superseded.operation.op),
    supersedes: superseded ? inFlightOperations(superseded) : [],
    ...(pending?.orphan && { orphan: pending.orphan }),
  });
  if (target.card && traitsOf(kind).card && !state.signedOut)
    await database.movies.put({ id: target.id, ...target.card });
  await changeSyncState(database, { lastTs: ts });
  return op;
}

/** Runs `work` in one transaction over the tables that `enqueue` needs. */
export async function inOutboxTransaction<T>(
  database: MemberDatabase,
  work: () => Promise<T>,
): Promise<Result<T, StorageError>> {
  const { mirror, outbox, movies, sync } = database;
  return tryStorage(async () => database.transaction('rw', [mirror, outbox, movies, sync], work));
}

/**
 * Removes the marks of a movie that end once it gets a mark of this kind: a watched movie leaves the watchlist. Part of
 * the caller's transaction.
 * @returns the operations
 */
export async function removeEndedMarks(
  database: MemberDatabase,
  deps: SyncDeps,
  kind: MarkKind,
  target: MarkTarget,
): Promise<readonly { readonly kind: MarkKind; readonly op: string }[]> {
  const removed: { readonly kind: MarkKind; readonly op: string }[] = [];
  for (const ended of kindsWith(({ removedBy }) => removedBy === kind)) {
    if (!(await isMarked(database, ended, target.id))) continue;
    removed.push({ kind: ended, op: await enqueue(database, deps, { kind: ended, target, present: false }) });
  }
  return removed;
}
