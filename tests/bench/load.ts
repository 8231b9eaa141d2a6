/** `npm run bench -- load`: many concurrent members, and one with many marks, on PostgreSQL 17 with a million rows. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { PULL_PAGE_ROWS, PULL_CAPABILITIES } from '../../src/config/sync';
import { parsePullResponse } from '../../src/sync/protocol';
import type { Session } from '../integration/database/database';
import { authSchema, migrate } from '../integration/database/migrations';
import { startCluster, type Cluster } from '../integration/database/postgres-cluster';
import { connectionOf } from '../integration/database/postgres-database';
import { fill, LARGE_MEMBER, memberId } from '../integration/load/many-rows';
import { quantile } from './quantile';

const MEMBERS = 200;
/** What each of them does in turn: a push of this many changes, then a pull. */
const ROUNDS = 5;
const CHANGES = 10;
/** Connections behind the Data API, as a small hosted project has them. */
const CONNECTIONS = 15;
const CROWD = {
  members: 4500,
  favoritesEach: 100,
  large: { favorites: 40_000, shown: 60_000, viewings: 0 },
  movies: 20_000,
};

/** One call as the Data API makes it: a transaction with the member's role and claims. */
interface Called {
  readonly ms: number;
  readonly body: string;
}

/** Stands in for PostgREST: its work on the database, without its HTTP work. */
class DataApi {
  readonly #pool: pg.Pool;

  constructor(cluster: Cluster) {
    this.#pool = new pg.Pool({ connectionString: cluster.url('postgres'), max: CONNECTIONS });
  }

  /** @param args in the order of the function's own; objects are sent as JSON */
  async call(member: string, name: string, args: readonly (string | number)[]): Promise<Called> {
    const started = performance.now();
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
        [JSON.stringify({ role: 'authenticated', sub: member })],
      );
      const places = args.map((_, index) => `$${index + 1}`).join(', ');
      const { rows } = await client.query<{ body: string }>(`select public.${name}(${places})::text as body`, [
        ...args,
      ]);
      await client.query('commit');
      return { ms: performance.now() - started, body: rows[0]?.body ?? '' };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  push(member: string, ops: readonly object[]): Promise<Called> {
    return this.call(member, 'sync_push', [member, JSON.stringify(ops)]);
  }

  pull(member: string, after: number): Promise<Called> {
    return this.call(member, 'sync_pull', [member, after, PULL_PAGE_ROWS, PULL_CAPABILITIES]);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

const MOVIE = {
  title: 'A movie of the usual length',
  year: 1999,
  rating: 8.2,
  genres: ['Action', 'Drama'],
  description: 'Somebody learns something about themselves, in two sentences as they are written for a card. '.repeat(
    2,
  ),
  poster_path: '/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg',
};

const favorite = (movie: number) => ({
  op: randomUUID(),
  kind: 'favorite',
  movie_id: movie,
  present: true,
  ts: Date.now(),
  movie: MOVIE,
});

/** Processor time of the Data API's backends in milliseconds; null where the system does not report it. */
async function processorTime(session: Session): Promise<number | null> {
  const rows = await session.rows(`select pid from pg_stat_activity where usename = 'postgres'`);
  const times = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
      // after the name in parentheses; ticks of ten milliseconds in user mode and in kernel mode (proc(5))
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    }),
  );
  const sum = times.reduce((total, time) => total + time, 0);
  return Number.isFinite(sum) && sum > 0 ? sum : null;
}

/** Some calls, with their total processor time. */
interface Measured {
  readonly calls: readonly Called[];
  readonly processorMs: number | null;
}

async function measured(session: Session, work: () => Promise<readonly Called[]>): Promise<Measured> {
  const before = await processorTime(session);
  const calls = await work();
  const after = await processorTime(session);
  return { calls, processorMs: before === null || after === null ? null : after - before };
}

function summary({ calls, processorMs }: Measured) {
  const times = calls.map(({ ms }) => ms).sort((one, other) => one - other);
  const bytes = calls.reduce((sum, { body }) => sum + body.length, 0);
  return {
    calls: calls.length,
    'p50 ms': Math.round(quantile(times, 0.5) * 10) / 10,
    'p99 ms': Math.round(quantile(times, 0.99) * 10) / 10,
    'processor ms': processorMs === null ? 'unknown' : Math.round((processorMs / calls.length) * 100) / 100,
    'kB each': Math.round(bytes / calls.length / 100) / 10,
  };
}

/** All members push and pull at the same time, each waiting only for their own responses. */
async function crowd(api: DataApi) {
  const pushes: Called[] = [];
  const pulls: Called[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: MEMBERS }, async (_, number) => {
      const member = memberId(number + 1);
      const movies = 100_001 + ((number * 97) % 10_000);
      for (let round = 0; round < ROUNDS; round += 1) {
        const ops = Array.from({ length: CHANGES }, (__, index) => favorite(movies + round * CHANGES + index));
        pushes.push(await api.push(member, ops));
        pulls.push(await api.pull(member, 100));
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { pushes, pulls, callsPerSecond: Math.round((2 * MEMBERS * ROUNDS) / seconds) };
}

/** A new device of the member with a hundred thousand marks. */
async function newDevice(api: DataApi): Promise<readonly Called[]> {
  const pages: Called[] = [];
  for (let after = 0, more = true; more;) {
    const called = await api.pull(LARGE_MEMBER, after);
    const page = parsePullResponse(JSON.parse(called.body), LARGE_MEMBER, after);
    if (!page) throw new Error('the answer is malformed');
    pages.push(called);
    after = page.rows.at(-1)?.seq ?? after;
    more = page.more;
  }
  return pages;
}

async function oneByOne(times: number, call: (index: number) => Promise<Called>): Promise<readonly Called[]> {
  const calls: Called[] = [];
  for (let index = 0; index < times; index += 1) calls.push(await call(index));
  return calls;
}

async function load(): Promise<void> {
  const cluster = await startCluster();
  const admin = new pg.Client({ connectionString: cluster.url('supabase_admin') });
  await admin.connect();
  const session = connectionOf(admin);
  await session.script(await authSchema());
  const owner = new pg.Client({ connectionString: cluster.url('postgres') });
  await owner.connect();
  await migrate(connectionOf(owner));
  const rows = await fill(session, CROWD);
  const [version] = await session.rows('show server_version');
  console.log(
    `PostgreSQL ${String(version?.['server_version'])}, ${rows} rows, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );

  const api = new DataApi(cluster);
  const quiet = memberId(4000);
  const measureCalls = (times: number, call: (index: number) => Promise<Called>) =>
    measured(session, () => oneByOne(times, call));
  const movies = Array.from({ length: 500 }, (_, index) => 115_000 + index);
  const table: Record<string, ReturnType<typeof summary>> = {};
  // the first calls of a connection plan and compile, so each one is warmed up
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => api.push(quiet, [favorite(118_000 + index)])));
  table['alone: a pull of nothing new'] = summary(await measureCalls(200, () => api.pull(quiet, 1000)));
  table['alone: a push of one favorite'] = summary(
    await measureCalls(200, (index) => api.push(quiet, [favorite(110_000 + index)])),
  );
  table['alone: a push of 500 favorites'] = summary(
    await measureCalls(5, (index) => api.push(memberId(4100 + index), movies.map(favorite))),
  );
  const pages = await measured(session, () => newDevice(api));
  table['alone: a page of 100,000 marks of a new device'] = summary(pages);
  table['alone: a push beside 100,000 marks'] = summary(
    await measureCalls(20, (index) => api.push(LARGE_MEMBER, [favorite(119_900 + index)])),
  );
  const crowded = await crowd(api);
  table[`${MEMBERS} at once: a push of ${CHANGES}`] = summary({ calls: crowded.pushes, processorMs: null });
  table[`${MEMBERS} at once: a pull of what is new`] = summary({ calls: crowded.pulls, processorMs: null });
  console.table(table);
  const packed = await Promise.all(pages.calls.map(({ body }) => promisify(gzip)(body)));
  const bytes = packed.reduce((sum, { byteLength }) => sum + byteLength, 0);
  console.log(`${MEMBERS} members at once: ${crowded.callsPerSecond} calls a second over ${CONNECTIONS} connections`);
  console.log(`a new device of 100,000 marks: ${pages.calls.length} pages, ${(bytes / 1e6).toFixed(1)} MB gzip`);
  const [size] = await session.rows(`
    select pg_database_size(current_database()) as database,
      pg_total_relation_size('public.sync_marks') / (select count(*) from public.sync_marks) as mark,
      pg_total_relation_size('public.user_favorites') / (select count(*) from public.user_favorites) as favorite`);
  console.log(
    `database ${(Number(size?.['database']) / 1e6).toFixed(0)} MB; a mark ${String(size?.['mark'])} B, a favorite ${String(size?.['favorite'])} B with indexes`,
  );

  await api.end();
  await Promise.all([admin.end(), owner.end()]);
  await cluster.stop();
  const folder = join(import.meta.dirname, '../../.matinee');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'bench-load.json'),
    `${JSON.stringify({ rows, table, callsPerSecond: crowded.callsPerSecond, bytes, size }, null, 2)}\n`,
  );
}

await load();
