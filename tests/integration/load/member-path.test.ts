import { afterAll, beforeAll, expect, it } from 'vitest';
import { pull } from '../database/sync/sync-calls';
import { openCrowd, PATHS, publishStatistics, type CrowdDatabase } from './crowd';
import { LARGE_MEMBER } from './many-rows';

/** Tables that grow with members and their marks. Those of kinds and badges fit into a page each and may be scanned. */
const GROWING = [
  'movies',
  'profiles',
  'usernames',
  'user_favorites',
  'user_watched',
  'user_shown_movies',
  'user_search_history',
  'user_badges',
  'sync_head',
  'sync_marks',
  'sync_clock_rejections',
  'movie_reports',
  'deleted_accounts',
];

let crowd: CrowdDatabase;
beforeAll(async () => {
  crowd = await openCrowd();
  // a table of a few pages is scanned because that is cheaper: what counts is whether an index would be used for a large one
  await crowd.owner.script('set enable_seqscan = off');
});
afterAll(() => crowd.close());

/** The number of sequential scans of each growing table. */
async function sequentialScans(): Promise<Record<string, number>> {
  await publishStatistics(crowd);
  const rows = await crowd.admin.rows(
    `select relname, seq_scan from pg_stat_user_tables where schemaname = 'public' and relname = any ($1) order by 1`,
    [GROWING],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]));
}

it.each(PATHS)('%s scans no growing table sequentially', async (_, walk) => {
  const before = await sequentialScans();
  await walk(crowd);
  expect(await sequentialScans()).toEqual(before);
});

it('a pull reads only the marks that it returns, not the member’s five thousand', async () => {
  const fetched = async () => {
    await sequentialScans();
    const [row] = await crowd.admin.rows(
      `select idx_tup_fetch + seq_tup_read as rows from pg_stat_user_tables where relname = 'sync_marks'`,
    );
    return Number(row?.['rows']);
  };
  const before = await fetched();
  await pull(crowd.owner, LARGE_MEMBER, 4990);
  expect((await fetched()) - before).toBe(10);
});

it('a sequential scan would be noticed', async () => {
  const before = await sequentialScans();
  await crowd.owner.rows('select count(*) from public.sync_marks where present is not null and ts % 7 = 1');
  const after = await sequentialScans();
  expect(after['sync_marks']).toBeGreaterThan(before['sync_marks'] ?? 0);
});
