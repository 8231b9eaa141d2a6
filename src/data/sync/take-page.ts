import type { MemberDatabase, MirrorRow } from '../local/member-database';
import { changeSyncState, readSyncState } from '../local/sync-state';
import { recordNews } from './merge-records';
import type { PulledRow, PullAnswer } from './protocol';

function mirrorRow({ kind, movieId, present, ts, op, seq }: PulledRow): MirrorRow {
  return { kind, movieId, present: present ? 1 : 0, ts, op, seq };
}

async function mergeRows(database: MemberDatabase, rows: readonly PulledRow[], news: number | null): Promise<void> {
  const known = await database.mirror.bulkGet(
    rows.map(({ kind, movieId }) => [kind, movieId] as [typeof kind, number]),
  );
  const newer = rows.filter((row, index) => (known[index]?.seq ?? -1) < row.seq);
  await database.mirror.bulkPut(newer.map(mirrorRow));
  if (news === null) return;
  const before = new Map(rows.map((row, index) => [row, known[index]?.present === 1]));
  await recordNews(
    database,
    newer.filter((row) => before.get(row) !== row.present),
    news,
  );
}

/** Cards the device has are newer than the server's, which keeps the one of whoever marked the film first. */
async function addMissingFilms(database: MemberDatabase, rows: readonly PulledRow[]): Promise<void> {
  const known = await database.films.bulkGet(rows.map(({ movieId }) => movieId));
  await database.films.bulkPut(
    rows.flatMap(({ movieId, film }, index) => (film && !known[index] ? [{ id: movieId, ...film }] : [])),
  );
}

/**
 * Takes one page of a pull in: rows and cursor in one transaction, so that a kill loses both or neither. Waiting changes
 * are not touched: the outbox is shown over the mirror until the server has ordered them.
 * @param after the cursor the page was asked with
 * @param now device time, ms
 * @returns the cursor now; `stale` when the page does not continue what is stored (another sequence, or a reset
 * meanwhile); null when the member has signed out meanwhile, and nothing is kept
 */
export async function takePage(
  database: MemberDatabase,
  after: number,
  answer: PullAnswer,
  now: number,
): Promise<{ readonly cursor: number; readonly stale: boolean } | null> {
  return database.transaction(
    'rw',
    [database.mirror, database.films, database.sync, database.outbox, database.merges],
    async () => {
      const state = await readSyncState(database);
      if (state.signedOut) return null;
      if (state.epoch !== null && state.epoch !== answer.epoch) {
        await database.mirror.clear();
        await changeSyncState(database, { cursor: 0, epoch: answer.epoch, syncedAt: null });
        return { cursor: 0, stale: true };
      }
      if (state.cursor < after) return { cursor: state.cursor, stale: true };
      // The first pages of a device are its beginning, not news.
      await mergeRows(database, answer.rows, state.syncedAt === null ? null : now);
      await addMissingFilms(database, answer.rows);
      const cursor = Math.max(state.cursor, answer.rows.at(-1)?.seq ?? 0);
      await changeSyncState(database, { cursor, epoch: answer.epoch });
      return { cursor, stale: false };
    },
  );
}
