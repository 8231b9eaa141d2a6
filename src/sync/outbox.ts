import { PUSH_MAX_BYTES } from '../config/sync';
import type { DiaryEntry } from '../db/diary';
import { isMarked } from '../db/marks';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { readSyncState } from '../db/sync-state';
import { type MarkOperation, markKey, type Operation } from '../domain/marks/mark';
import { isRecordKind, isSyncKind, type MarkKind, type UserMarkKind } from '../domain/marks/mark-kinds';
import { type MovieSummary, summaryOf } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from '../db/storage';
import type { SyncDeps } from './clock';
import { enqueueFirstViewing, removeDiaryEntry, restoreDiaryEntry } from './diary';
import { enqueue, inOutboxTransaction, type MarkTarget, removeEndedMarks } from './enqueue';

/** The outcome of setting or removing a mark. */
export interface SetMarkResult {
  /** Whether there was anything to change. */
  readonly changed: boolean;
  /** The movie's card as stored with the mark, so that a removal can be undone. */
  readonly card: MovieSummary | null;
  readonly removed: RemovedWithMark;
}

/** What a change of a mark removed along with it. */
export interface RemovedWithMark {
  /** The movie's other marks. */
  readonly marks: readonly MarkKind[];
  /** The viewings and rating of a movie that's no longer watched. */
  readonly diary: DiaryEntry | null;
}

const NOTHING_REMOVED: RemovedWithMark = { marks: [], diary: null };

/**
 * Sets or removes a mark, in one transaction with what it removes or what is restored with it. Does nothing if it's
 * already so: another device may have made the same change. A movie marked as watched was watched today, unless a removal
 * is undone.
 * @param restored what the change that is undone had removed
 */
export async function setMark(
  database: MemberDatabase,
  deps: SyncDeps,
  kind: UserMarkKind,
  target: MarkTarget,
  present: boolean,
  restored: RemovedWithMark | null = null,
): Promise<Result<SetMarkResult, StorageError>> {
  return inOutboxTransaction(database, async () => {
    const changed = (await isMarked(database, kind, target.id)) !== present;
    const stored = await database.movies.get(target.id);
    const card = stored ? summaryOf(stored) : target.card;
    if (!changed) return { changed, card, removed: NOTHING_REMOVED };
    // The caller may know only the id, so a removal uses the stored card.
    await enqueue(database, deps, { kind, target: present ? target : { ...target, card }, present });
    const ended = present ? await removeEndedMarks(database, deps, kind, { ...target, card }) : [];
    for (const other of restored?.marks ?? [])
      if (!(await isMarked(database, other, target.id)))
        await enqueue(database, deps, { kind: other, target: { ...target, card }, present: true });
    let diary: DiaryEntry | null = null;
    if (kind === 'watched' && !present) diary = await removeDiaryEntry(database, deps, target.id);
    else if (kind === 'watched' && restored?.diary) await restoreDiaryEntry(database, deps, target.id, restored.diary);
    else if (kind === 'watched') await enqueueFirstViewing(database, deps, target.id);
    return { changed, card, removed: { marks: ended.map((mark) => mark.kind), diary } };
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
  return kind === 'search' || isSyncKind(kind);
}

/** The movie of a mark or record. */
export function movieOfOperation({ movieId, value }: MarkOperation): number {
  return typeof value === 'object' ? value.movieId : movieId;
}

/**
 * The entries as changes that the member made: a viewing or rating that comes or goes with the movie's 'watched' mark is
 * part of that change.
 */
export function visibleChanges(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const watched = new Map(entries.map((entry) => [entry.key, entry]));
  return entries.filter(({ operation, state }) => {
    if (operation.kind === 'search' || !isRecordKind(operation.kind)) return true;
    const mark = watched.get(markKey('watched', movieOfOperation(operation)));
    if (!mark || mark.operation.kind === 'search') return true;
    return mark.state !== state || mark.operation.present !== operation.present;
  });
}

/** Counts the changes that aren't on the server. */
export async function countChanges({ outbox }: MemberDatabase): Promise<ChangeCounts> {
  const states = visibleChanges(await outbox.toArray()).map(({ state }) => state);
  const pending = states.filter((state) => state === 'waiting').length;
  return { pending, undecided: states.length - pending };
}
