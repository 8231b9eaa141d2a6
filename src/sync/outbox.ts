import { PUSH_MAX_BYTES, SUPERSEDED_OPERATIONS_LIMIT } from '../config/sync';
import { isMarked } from '../db/marks';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import { markKey, type Operation } from '../domain/marks/mark';
import { isMarkKind, kindsWith, type MarkKind, traitsOf, type UserMarkKind } from '../domain/marks/mark-kinds';
import { nextTimestamp } from '../domain/marks/timestamp';
import { type MovieSummary, summaryOf } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from '../db/storage';
import type { SyncDeps } from './clock';

/** A movie to mark. `card` is null if no card is needed, as for recommendations. */
export interface MarkTarget {
  readonly id: number;
  readonly card: MovieSummary | null;
}

interface NewEntry {
  readonly kind: MarkKind;
  readonly target: MarkTarget;
  readonly present: boolean;
  /** The entry this one replaces, if that has already been taken out of the outbox. */
  readonly supersedes?: OutboxEntry;
  /**
   * When the movie was marked elsewhere, ms since the epoch. Used as the operation's time unless a newer one is known
   * for the mark, to which it would lose.
   */
  readonly markedAt?: number | null;
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
  { kind, target, present, supersedes, markedAt = null }: NewEntry,
): Promise<string> {
  const key = markKey(kind, target.id);
  const [state, mirrored, entry] = await Promise.all([
    readSyncState(database),
    database.mirror.get([kind, target.id]),
    database.outbox.get(key),
  ]);
  const pending = supersedes ?? entry;
  const addedAt = now();
  const latest = nextTimestamp({
    now: addedAt,
    serverOffset: state.serverOffset,
    serverNow: serverClock.lowerBound(),
    lastTs: Math.max(state.lastTs, pending?.operation.ts ?? 0),
    seenTs: mirrored?.ts ?? 0,
  });
  const seenTs = Math.max(mirrored?.ts ?? -1, pending?.operation.ts ?? -1);
  const ts = markedAt !== null && markedAt > seenTs ? Math.min(markedAt, latest) : latest;
  const op = newId();
  const superseded = pending && mayBeOnServer(pending) ? pending : null;
  await database.outbox.put({
    key,
    operation: { kind, movieId: target.id, present, ts, op, movie: present ? target.card : null },
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
  await changeSyncState(database, { lastTs: Math.max(ts, state.lastTs) });
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

/** The outcome of setting or removing a mark. */
export interface SetMarkResult {
  /** Whether there was anything to change. */
  readonly changed: boolean;
  /** The movie's card as stored with the mark, so that a removal can be undone. */
  readonly card: MovieSummary | null;
  /** The movie's other marks that this one removed, so that they can be restored. */
  readonly removed: readonly MarkKind[];
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

/**
 * Sets or removes a mark, in one transaction with the marks that it removes or that are restored with it. Does nothing
 * if it's already so: another device may have made the same change.
 * @param restored other marks of the movie to set, which the mark had removed
 */
export async function setMark(
  database: MemberDatabase,
  deps: SyncDeps,
  kind: UserMarkKind,
  target: MarkTarget,
  present: boolean,
  restored: readonly MarkKind[] = [],
): Promise<Result<SetMarkResult, StorageError>> {
  return inOutboxTransaction(database, async () => {
    const changed = (await isMarked(database, kind, target.id)) !== present;
    const stored = await database.movies.get(target.id);
    const card = stored ? summaryOf(stored) : target.card;
    if (!changed) return { changed, card, removed: [] };
    // The caller may know only the id, so a removal uses the stored card.
    await enqueue(database, deps, { kind, target: present ? target : { ...target, card }, present });
    const removed = present ? await removeEndedMarks(database, deps, kind, { ...target, card }) : [];
    for (const other of restored)
      if (!(await isMarked(database, other, target.id)))
        await enqueue(database, deps, { kind: other, target: { ...target, card }, present: true });
    return { changed, card, removed: removed.map((mark) => mark.kind) };
  });
}

/** Records movies as recommended; those already recorded are left alone. */
export async function recordRecommended(
  database: MemberDatabase,
  deps: SyncDeps,
  movieIds: readonly number[],
): Promise<Result<void, StorageError>> {
  return inOutboxTransaction(database, async () => {
    for (const id of movieIds) {
      if (await isMarked(database, 'recommended', id)) continue;
      await enqueue(database, deps, { kind: 'recommended', target: { id, card: null }, present: true });
    }
  });
}

/**
 * Records a search (reading 6: the questionnaire's first genre, or the collection's dropdown value).
 * @param genre the server's selected_genre, or null
 */
export async function recordSearch(
  database: MemberDatabase,
  { now, newId, serverClock }: SyncDeps,
  genre: string | null,
): Promise<Result<void, StorageError>> {
  return inOutboxTransaction(database, async () => {
    const op = newId();
    const addedAt = now();
    const { serverOffset } = await readSyncState(database);
    const ts = Math.max(Math.round(addedAt + serverOffset), serverClock.lowerBound());
    await database.outbox.put({
      key: `search:${op}`,
      operation: { kind: 'search', op, ts, genre },
      state: 'waiting',
      addedAt,
      code: null,
    });
  });
}

const encoder = new TextEncoder();

async function oldestPending(database: MemberDatabase, limit: number): Promise<readonly OutboxEntry[]> {
  const pending = await database.outbox.filter(({ state }) => state === 'waiting').toArray();
  pending.sort((a, b) => a.operation.ts - b.operation.ts);
  const batch: OutboxEntry[] = [];
  let [bytes, count] = [0, 0];
  for (const entry of pending) {
    const operations = operationsOf(entry);
    count += operations.length;
    bytes += encoder.encode(JSON.stringify(operations)).length;
    if (batch.length > 0 && (bytes > PUSH_MAX_BYTES || count > limit)) break;
    batch.push(entry);
  }
  return batch;
}

/** Whether any change is pending. */
export async function hasPending(database: MemberDatabase): Promise<boolean> {
  return (await oldestPending(database, 1)).length > 0;
}

/**
 * The operations to send for an entry: first those it supersedes that may be in flight. The server then rejects a late
 * duplicate of them, even if a clock ran ahead.
 */
export function operationsOf({ supersedes = [], operation }: OutboxEntry): readonly Operation[] {
  return [...supersedes, operation];
}

/**
 * Takes the oldest pending entries that fit one push, and marks them as sent.
 * @param limit maximum number of operations
 * @returns the entries, oldest first; empty if none is pending
 */
export async function nextBatch(database: MemberDatabase, limit: number): Promise<readonly OutboxEntry[]> {
  const { outbox } = database;
  const outcome = await tryStorage(async () =>
    database.transaction('rw', outbox, async () => {
      const batch = await oldestPending(database, limit);
      const unsent = batch.filter(({ sent, lastSentOp, operation }) => !sent || lastSentOp !== operation.op);
      await outbox.bulkPut(
        unsent.map((entry): OutboxEntry => ({ ...entry, sent: true, lastSentOp: entry.operation.op })),
      );
      return batch;
    }),
  );
  // A full device can still push.
  return outcome.ok ? outcome.value : oldestPending(database, limit);
}

/** Numbers of changes that aren't on the server. */
export interface ChangeCounts {
  /** Sent automatically once there is a network and a session. */
  readonly pending: number;
  /** Blocked or orphaned: the member, or a newer version, has to decide. */
  readonly undecided: number;
}

/**
 * Whether this version knows the kind of a change. A newer version, in another tab or since rolled back, may have
 * queued others: they're sent as they are, but not shown.
 */
export function isKnown({ operation: { kind } }: OutboxEntry): boolean {
  return kind === 'search' || isMarkKind(kind);
}

/** Counts the changes that aren't on the server. */
export async function countChanges({ outbox }: MemberDatabase): Promise<ChangeCounts> {
  const states = (await outbox.toArray()).map(({ state }) => state);
  const pending = states.filter((state) => state === 'waiting').length;
  return { pending, undecided: states.length - pending };
}
