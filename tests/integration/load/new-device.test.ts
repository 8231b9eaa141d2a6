import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { parsePullResponse } from '../../../src/sync/protocol';
import { byKind, type SyncKind } from '../../../src/domain/marks/mark-kinds';
import type { Connection } from '../database/database';
import { authSchema, migrate } from '../database/migrations';
import { startCluster, type Cluster } from '../database/postgres-cluster';
import { connectionOf } from '../database/postgres-database';
import { pull } from '../database/sync/sync-calls';
import { fill, LARGE_MEMBER } from './many-rows';

const FAVORITES = 10_000;
const SHOWN = 100_000;
const VIEWINGS = 10_000;
const MOST_PAGES = 12;
const PAGE_MEGABYTES = 2;

let cluster: Cluster;
let client: pg.Client;
let admin: Connection;
beforeAll(async () => {
  cluster = await startCluster();
  client = new pg.Client({ connectionString: cluster.url('supabase_admin') });
  await client.connect();
  admin = connectionOf(client);
  await admin.script(await authSchema());
  await migrate(admin);
  await fill(admin, {
    members: 1,
    favoritesEach: 1,
    large: { favorites: FAVORITES, shown: SHOWN, viewings: VIEWINGS },
    movies: SHOWN,
  });
});
afterAll(async () => {
  await client.end();
  await cluster.stop();
});

it('a new device loads ten thousand favorites, as many viewings and a hundred thousand recommended movies in at most twelve pages', async () => {
  const seen: Record<SyncKind, Set<number>> = {
    ...byKind(() => new Set<number>()),
    rating: new Set(),
    viewing: new Set(),
  };
  let [pages, after, more] = [0, 0, true];
  while (more) {
    const answer = await pull(admin, LARGE_MEMBER, after, PULL_PAGE_ROWS);
    expect(JSON.stringify(answer).length / 1e6).toBeLessThan(PAGE_MEGABYTES);
    const page = parsePullResponse(answer, LARGE_MEMBER, after);
    if (!page) throw new Error('the answer is malformed');
    for (const { kind, movieId, movie } of page.rows) {
      seen[kind].add(movieId);
      if (kind === 'favorite') expect(movie?.title).toBe(`Movie ${movieId}`);
    }
    pages += 1;
    after = page.rows.at(-1)?.seq ?? after;
    more = page.more;
  }
  expect(pages).toBeLessThanOrEqual(MOST_PAGES);
  expect(seen.favorite.size).toBe(FAVORITES);
  expect(seen.recommended.size).toBe(SHOWN);
  expect(seen.viewing.size).toBe(VIEWINGS);
});
