import { PUSH_MAX_BYTES, REPLACED_OPERATIONS } from '../config/sync';
import { isMarked } from '../db/marks';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import { markKey, type Operation } from '../domain/marks/mark';
import { isMarkKind, type MarkKind, traitsOf, type UserMarkKind } from '../domain/marks/mark-kinds';
import { nextTimestamp } from '../domain/marks/timestamp';
import { type MovieSummary, summaryOf } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from '../lib/storage';
import type { SyncDeps } from './clock';

/** A movie about to be marked. `card` is null where nothing needs showing, as for movies merely recommended. */
export interface MarkTarget {
  readonly id: number;
  readonly card: MovieSummary | null;
}

interface NewEntry {
  readonly kind: MarkKind;
  readonly target: MarkTarget;
  readonly present: boolean;
  /** What it takes the place of, where that has left its slot already. */
  readonly supersedes?: OutboxEntry;
  /**
   * When a movie was marked elsewhere, in milliseconds since 1970: the intent's time, but where something newer is known of
   * the mark, which it would lose to.
   */
  readonly markedAt?: number | null;
}

/** Whether an entry, unless it never left the device, may come to stand on the server: nobody has refused it there. */
export function mayBeOnServer({ state, code }: OutboxEntry): boolean {
  // An answer that was not understood says nothing of what the server has.
  return state === 'waiting' || (state === 'blocked' && code === null);
}

/** Of what waits in a slot, and what it took the place of, all that may be under way. */
function inFlightOperations({
  operation,
  sent,
  lastSentOp,
  supersedes = [],
}: OutboxEntry): OutboxEntry['supersedes'] & object {
  const hasLeft = sent !== false && (lastSentOp ?? operation.op) === operation.op;
  return (hasLeft ? [...supersedes, operation] : supersedes).slice(-REPLACED_OPERATIONS);
}

/**
 * Writes one intent into its slot, replacing an older one that is still waiting. Runs inside the caller's transaction.
 * @returns the intent's operation
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
  const waiting = supersedes ?? entry;
  const addedAt = now();
  const latest = nextTimestamp({
    now: addedAt,
    serverOffset: state.serverOffset,
    serverNow: serverClock.lowerBound(),
    lastTs: Math.max(state.lastTs, waiting?.operation.ts ?? 0),
    seenTs: mirrored?.ts ?? 0,
  });
  const seenTs = Math.max(mirrored?.ts ?? -1, waiting?.operation.ts ?? -1);
  const ts = markedAt !== null && markedAt > seenTs ? Math.min(markedAt, latest) : latest;
  const op = newId();
  const before = waiting && mayBeOnServer(waiting) ? waiting : null;
  await database.outbox.put({
    key,
    operation: { kind, movieId: target.id, present, ts, op, movie: present ? target.card : null },
    state: 'waiting',
    addedAt,
    code: null,
    // What it takes the place of may be on the server.
    sent: before !== null && before.sent !== false,
    lastSentOp: before && (before.lastSentOp ?? before.operation.op),
    supersedes: before ? inFlightOperations(before) : [],
    ...(waiting?.orphan && { orphan: waiting.orphan }),
  });
  if (target.card && traitsOf(kind).card && !state.signedOut)
    await database.movies.put({ id: target.id, ...target.card });
  await changeSyncState(database, { lastTs: Math.max(ts, state.lastTs) });
  return op;
}

/** Runs work that `putIntent` is part of in one transaction. */
export async function inOutboxTransaction<T>(
  database: MemberDatabase,
  work: () => Promise<T>,
): Promise<Result<T, StorageError>> {
  const { mirror, outbox, movies, sync } = database;
  return tryStorage(async () => database.transaction('rw', [mirror, outbox, movies, sync], work));
}

/** What became of a wish to set or remove a mark. */
export interface SetMarkResult {
  /** Whether there was anything to change. */
  readonly changed: boolean;
  /** The movie's card as the device had it with the mark: what was removed can be put back as it was. */
  readonly card: MovieSummary | null;
}

/**
 * Sets or removes a mark, on the device and in the outbox, in one transaction. What stands already is left alone: another
 * device may have done the same since the member saw the button.
 */
export async function setMark(
  database: MemberDatabase,
  deps: SyncDeps,
  kind: UserMarkKind,
  target: MarkTarget,
  present: boolean,
): Promise<Result<SetMarkResult, StorageError>> {
  return inOutboxTransaction(database, async () => {
    const changed = (await isMarked(database, kind, target.id)) !== present;
    const kept = await database.movies.get(target.id);
    const card = kept ? summaryOf(kept) : target.card;
    // What a mark is removed with need not be the card that it was set with, as where the button knows the id alone.
    if (changed) await enqueue(database, deps, { kind, target: present ? target : { ...target, card }, present });
    return { changed, card };
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
 * @param genre selected_genre as the server keeps it, or null
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

async function oldestPending(database: MemberDatabase, most: number): Promise<readonly OutboxEntry[]> {
  const waiting = await database.outbox.filter(({ state }) => state === 'waiting').toArray();
  waiting.sort((a, b) => a.operation.ts - b.operation.ts);
  const batch: OutboxEntry[] = [];
  let [bytes, count] = [0, 0];
  for (const entry of waiting) {
    const operations = operationsOf(entry);
    count += operations.length;
    bytes += encoder.encode(JSON.stringify(operations)).length;
    if (batch.length > 0 && (bytes > PUSH_MAX_BYTES || count > most)) break;
    batch.push(entry);
  }
  return batch;
}

/** Whether anything waits to be sent. */
export async function hasPending(database: MemberDatabase): Promise<boolean> {
  return (await oldestPending(database, 1)).length > 0;
}

/**
 * What is sent of an entry: first what it took the place of and may be under way. The server judges that before the entry, and
 * so remembers it as refused where a clock runs ahead: a request that comes minutes late does not win over what was meant after it.
 */
export function operationsOf({ supersedes = [], operation }: OutboxEntry): readonly Operation[] {
  return [...supersedes, operation];
}

/**
 * The oldest waiting entries that fit one push, from now on known as sent: whoever discards one then cannot know what the
 * server has.
 * @param most how many at most
 * @returns the entries, oldest first; empty when nothing waits
 */
export async function nextBatch(database: MemberDatabase, most: number): Promise<readonly OutboxEntry[]> {
  const { outbox } = database;
  const noted = await tryStorage(async () =>
    database.transaction('rw', outbox, async () => {
      const batch = await oldestPending(database, most);
      const unsent = batch.filter(({ sent, lastSentOp, operation }) => !sent || lastSentOp !== operation.op);
      await outbox.bulkPut(unsent.map((entry): OutboxEntry => ({ ...entry, sent: true, lastSentOp: entry.operation.op })));
      return batch;
    }),
  );
  // A full device delivers what waits all the same.
  return noted.ok ? noted.value : oldestPending(database, most);
}

/** Changes that are not on the server. */
export interface ChangeCounts {
  /** They go by themselves once there is a network and a session. */
  readonly waiting: number;
  /** They wait for a decision, here or in a version that knows what they are: set aside, or lost by the server. */
  readonly undecided: number;
}

/**
 * Whether a change on the device is of a kind that this version knows. A newer one, in another tab or taken back since, may
 * have left others: they are sent as they are, and neither shown nor decided about by whoever cannot say what they are.
 */
export function isKnown({ operation: { kind } }: OutboxEntry): boolean {
  return kind === 'search' || isMarkKind(kind);
}

/** Counts what is not on the server. Part of the caller's transaction, where there is one. */
export async function countChanges({ outbox }: MemberDatabase): Promise<ChangeCounts> {
  const states = (await outbox.toArray()).map(({ state }) => state);
  const waiting = states.filter((state) => state === 'waiting').length;
  return { waiting, undecided: states.length - waiting };
}
