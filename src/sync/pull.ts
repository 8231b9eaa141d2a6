import type { MemberDatabase, SyncState } from '../db/member-database';
import { changeSyncState, inSyncTransaction, readSyncState } from '../db/sync-state';
import { applyMarks, DIGEST_RANGE } from './apply-marks';
import { logRemoteChanges } from './conflict-log';
import { finishFullResync, startFullResync } from './full-resync';
import type { PulledRow, PullResponse } from './protocol';
import { storeUnknownRows } from './unknown-rows';

/** Cards the device has are newer than the server's, which keeps the one of whoever marked the movie first. */
export async function addMissingMovies(database: MemberDatabase, rows: readonly PulledRow[]): Promise<void> {
  const known = await database.movies.bulkGet(rows.map(({ movieId }) => movieId));
  await database.movies.bulkPut(
    rows.flatMap(({ movieId, movie }, index) => (movie && !known[index] ? [{ id: movieId, ...movie }] : [])),
  );
}

/** A page as it was asked for, and the device's clock when it came. */
export interface PullRequestState {
  /** Where the device stood when it asked. */
  readonly asked: SyncState;
  /** Device time, ms. */
  readonly now: number;
  /** Server clock minus device clock as this answer showed it, ms. */
  readonly serverOffset: number;
}

/** Whether the server has forgotten what it has told this device: it was restored from an earlier copy. */
function serverRolledBack({ cursor, maxSeq }: SyncState, { head }: PullResponse): boolean {
  return head < Math.max(cursor, maxSeq);
}

/**
 * What the server's digest differs by where the device has all that the server has: something, where a seq was given out
 * twice.
 */
function digestMismatch({ digest, maxSeq }: SyncState, answer: PullResponse): number {
  if (maxSeq > answer.head) return 0;
  return (answer.digest - digest + DIGEST_RANGE) % DIGEST_RANGE;
}

/**
 * Takes one page of a pull in: rows and cursor in one transaction, so that a kill loses both or neither. Waiting changes
 * are not touched: the outbox is shown over the mirror until the server has ordered them.
 * @returns 'done' when the device has all that the server had; 'restart' when the page does not continue what is stored
 * (all is to be read anew, or a reading was begun meanwhile); null when the member has signed out meanwhile, and nothing
 * is kept
 */
export async function applyPullPage(
  database: MemberDatabase,
  answer: PullResponse,
  { asked, now, serverOffset }: PullRequestState,
): Promise<'done' | 'more' | 'restart' | null> {
  return inSyncTransaction(database, async () => {
    const before = await readSyncState(database);
    if (before.signedOut) return null;
    if (before.resyncGeneration !== asked.resyncGeneration || before.cursor < asked.cursor) return 'restart';
    if ((before.epoch !== null && before.epoch !== answer.epoch) || serverRolledBack(asked, answer)) {
      await startFullResync(database, answer.epoch);
      return 'restart';
    }
    const merged = await applyMarks(database, answer.rows);
    // The first pages of a device are its beginning, not news.
    if (before.syncedAt !== null && !before.resyncing) {
      const turned = merged.filter(({ mark, before: known }) => mark.present !== (known?.present === 1));
      await logRemoteChanges(
        database,
        turned.map(({ mark }) => mark),
        now,
      );
    }
    await addMissingMovies(database, answer.rows);
    await storeUnknownRows(database, answer.unknownRows);
    const cursor = Math.max(before.cursor, answer.rows.at(-1)?.seq ?? 0, answer.unknownRows.at(-1)?.seq ?? 0);
    await changeSyncState(database, { cursor, epoch: answer.epoch });
    if (answer.more) return 'more';

    const after = await readSyncState(database);
    const gap = digestMismatch(after, answer);
    if (gap !== 0 && gap !== after.knownDigestDiff) {
      await changeSyncState(database, { knownDigestDiff: gap });
      await startFullResync(database, answer.epoch);
      return 'restart';
    }
    if (after.resyncing) await finishFullResync(database, answer.serverTime);
    await changeSyncState(database, { resyncing: false, serverOffset, syncedAt: now, failure: null });
    return 'done';
  });
}

/**
 * A page in parts, in its order, each of which one transaction takes in: what a member does meanwhile waits for no more
 * than one, and a kill loses no more.
 * @param most rows of a part
 */
export function* chunkPage(page: PullResponse, most: number): Generator<PullResponse> {
  const seqs = [...page.rows, ...page.unknownRows].map(({ seq }) => seq).sort((one, other) => one - other);
  let from = -Infinity;
  for (let last = most - 1; last < seqs.length - 1; last += most) {
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
