import type { MemberDatabase, SyncState } from '../db/member-database';
import { changeSyncState, inSyncTransaction, readSyncState } from '../db/sync-state';
import { applyMarks, DIGEST_RANGE, storeUnknownRows } from './apply-marks';
import { logRemoteChanges } from './conflict-log';
import { finishFullResync, startFullResync } from './full-resync';
import type { PulledRow, PullResponse } from './protocol';

/** Adds cards for movies that have none. Cards on the device are newer: the server keeps the first one it got. */
export async function addMissingMovies(database: MemberDatabase, rows: readonly PulledRow[]): Promise<void> {
  const known = await database.movies.bulkGet(rows.map(({ movieId }) => movieId));
  await database.movies.bulkPut(
    rows.flatMap(({ movieId, movie }, index) => (movie && !known[index] ? [{ id: movieId, ...movie }] : [])),
  );
}

/** The state at the time of the request, and the clock at the time of the response. */
export interface PullRequestState {
  /** The device's sync state when it sent the request. */
  readonly syncState: SyncState;
  /** Device time, ms. */
  readonly now: number;
  /** Server clock minus device clock, ms. */
  readonly serverOffset: number;
}

/** Whether the server is behind what this device has seen, as after a restore from a backup. */
function serverRolledBack({ cursor, maxSeq }: SyncState, { head }: PullResponse): boolean {
  return head < Math.max(cursor, maxSeq);
}

/**
 * The difference between the server's digest and the device's, if the device has everything; not 0 if a seq was issued
 * twice.
 */
function digestMismatch({ digest, maxSeq }: SyncState, response: PullResponse): number {
  if (maxSeq > response.head) return 0;
  return (response.digest - digest + DIGEST_RANGE) % DIGEST_RANGE;
}

/**
 * Applies one page of a pull: rows and cursor in one transaction, so that a crash loses both or neither. Pending
 * changes aren't touched, as the outbox is shown on top of the mirror.
 * @returns 'done' at the last page; 'restart' if the page doesn't continue the stored state (a full resync has
 * started); null if the member has signed out, and nothing was stored
 */
export async function applyPullPage(
  database: MemberDatabase,
  response: PullResponse,
  { syncState, now, serverOffset }: PullRequestState,
): Promise<'done' | 'more' | 'restart' | null> {
  return inSyncTransaction(database, async () => {
    const before = await readSyncState(database);
    if (before.signedOut) return null;
    if (before.resyncGeneration !== syncState.resyncGeneration || before.cursor < syncState.cursor) return 'restart';
    if ((before.epoch !== null && before.epoch !== response.epoch) || serverRolledBack(syncState, response)) {
      await startFullResync(database, response.epoch);
      return 'restart';
    }
    // First the cards, which orphans take along.
    await addMissingMovies(database, response.rows);
    const merged = await applyMarks(database, response.rows);
    // Don't log the initial sync as remote changes.
    if (before.syncedAt !== null && !before.resyncing) {
      const changed = merged.filter(({ mark, previous: known }) => mark.present !== (known?.present === 1));
      await logRemoteChanges(
        database,
        changed.map(({ mark }) => mark),
        now,
      );
    }
    await storeUnknownRows(database, response.unknownRows);
    const cursor = Math.max(before.cursor, response.rows.at(-1)?.seq ?? 0, response.unknownRows.at(-1)?.seq ?? 0);
    await changeSyncState(database, { cursor, epoch: response.epoch });
    if (response.more) return 'more';

    const after = await readSyncState(database);
    const mismatch = digestMismatch(after, response);
    if (mismatch !== 0 && mismatch !== after.knownDigestDiff) {
      await changeSyncState(database, { knownDigestDiff: mismatch });
      await startFullResync(database, response.epoch);
      return 'restart';
    }
    if (after.resyncing || after.syncedAt === null) await finishFullResync(database, response.serverTime);
    await changeSyncState(database, { resyncing: false, serverOffset, syncedAt: now, failure: null });
    return 'done';
  });
}

/**
 * Splits a page into chunks, in order, each applied in its own transaction, so that writes of the UI wait for at most
 * one chunk and a crash loses no more.
 * @param size rows per chunk
 */
export function* chunkPage(page: PullResponse, size: number): Generator<PullResponse> {
  const seqs = [...page.rows, ...page.unknownRows].map(({ seq }) => seq).sort((one, other) => one - other);
  let from = -Infinity;
  for (let last = size - 1; last < seqs.length - 1; last += size) {
    const to = seqs[last] ?? Infinity;
    yield { ...between(page, from, to), more: true };
    from = to;
  }
  yield between(page, from, Infinity);
}

function between(page: PullResponse, from: number, to: number): PullResponse {
  const isWithin = ({ seq }: { readonly seq: number }) => seq > from && seq <= to;
  return { ...page, rows: page.rows.filter(isWithin), unknownRows: page.unknownRows.filter(isWithin) };
}
