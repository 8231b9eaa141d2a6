import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Connection, type Session } from '../database/database';
import { authSchema, migrate } from '../database/migrations';
import { startCluster, type Cluster } from '../database/postgres-cluster';
import { connectionOf } from '../database/postgres-database';
import { heat, mark, pull, push } from '../database/sync/sync-calls';
import { fill, LARGE_MEMBER, memberId } from './many-rows';

/** Tables that grow with members and their marks. Those of kinds and badges fit into a page each and may be scanned. */
const GROWING = [
  'movies',
  'profiles',
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

let cluster: Cluster;
let admin: Connection;
let owner: Connection;
const clients: pg.Client[] = [];

async function open(user: 'supabase_admin' | 'postgres'): Promise<Connection> {
  const client = new pg.Client({ connectionString: cluster.url(user) });
  await client.connect();
  clients.push(client);
  return connectionOf(client);
}

beforeAll(async () => {
  cluster = await startCluster();
  admin = await open('supabase_admin');
  await admin.script(await authSchema());
  owner = await open('postgres');
  await migrate(owner);
  await fill(admin, {
    members: 400,
    favoritesEach: 40,
    large: { favorites: 2000, shown: 3000, viewings: 0 },
    movies: 4000,
  });
  // searches and badges have no marks
  await admin.script(`
    set session_replication_role = replica;
    insert into public.user_search_history (id, user_id, selected_genre)
      select gen_random_uuid(), id, 'drama' from public.profiles, generate_series(1, 20);
    insert into public.user_badges (user_id, badge_id)
      select profiles.id, badges.id from public.profiles, public.badges;
    set session_replication_role = origin;
    analyze;`);
  // a table of a few pages is scanned because that is cheaper: what counts is whether an index would be used for a large one
  await owner.script('set enable_seqscan = off');
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await cluster.stop();
});

/** The number of sequential scans of each growing table. */
async function sequentialScans(session: Session): Promise<Record<string, number>> {
  for (const writer of [owner, admin]) await writer.rows('select pg_stat_force_next_flush()');
  await session.rows('select pg_stat_clear_snapshot()');
  const rows = await session.rows(
    `select relname, seq_scan from pg_stat_user_tables where schemaname = 'public' and relname = any ($1) order by 1`,
    [GROWING],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]));
}

const USER = memberId(7);
const PATHS: readonly [what: string, walk: () => Promise<unknown>][] = [
  [
    'a push of new favorites, known and unknown movies',
    () => push(owner, USER, [mark('favorite', 100900, Date.now()), mark('favorite', 900001, Date.now())]),
  ],
  [
    'a push that removes them',
    () => push(owner, USER, [mark('favorite', 100900, Date.now() + 1, { present: false, movie: null })]),
  ],
  [
    'a push of watched and recommended movies',
    () =>
      push(owner, USER, [
        mark('watched', 100901, Date.now()),
        mark('recommended', 100902, Date.now(), { movie: null }),
      ]),
  ],
  ['a pull of everything', () => pull(owner, USER, 0)],
  ['a pull of recent changes', () => pull(owner, USER, 40)],
  ['a page in the middle of the large member’s marks', () => pull(owner, LARGE_MEMBER, 2500)],
  ['badges', () => asMember('select public.check_and_award_badges($1)', [USER])],
  ['the searched genres', () => asMember('select public.searched_genres()')],
  ['whether a username is free', () => asMember(`select public.username_available('nobody-has-it')`)],
  ['the profile', () => asMember('select username, first_name, last_name from public.profiles where id = $1', [USER])],
  [
    'the history',
    () =>
      asMember(
        'select tmdb_movie_id, shown_at from public.user_shown_movies where user_id = $1 order by shown_at desc limit 50',
        [USER],
      ),
  ],
  [
    'the earned badges',
    () =>
      asMember('select badge_id, earned_at from public.user_badges where user_id = $1 order by earned_at desc', [USER]),
  ],
  [
    'plain writes of favorites, watched and recommended movies, and their removal',
    async () => {
      for (const [table, column] of [
        ['user_favorites', 'movie_id'],
        ['user_watched', 'movie_id'],
        ['user_shown_movies', 'tmdb_movie_id'],
      ] as const) {
        await asMember(`insert into public.${table} (user_id, ${column}) values ($1, 100950)`, [USER]);
        await asMember(`delete from public.${table} where user_id = $1 and ${column} = 100950`, [USER]);
      }
    },
  ],
  ['a plain search', () => asMember(`insert into public.user_search_history (user_id) values ($1)`, [USER])],
  ['a plain insert of a movie', () => asMember(`insert into public.movies (id, title) values (900500, 'Heat')`)],
  ['a movie of a mark', () => asMember('select title from public.movies where id = 100950')],
  [
    'saving names and watch preferences',
    () =>
      asMember(
        `insert into public.profiles (id, username, country, language, services, watch_preferences_at)
         values ($1, 'ann', 'DE', 'de-DE', '[{"name": "Netflix", "ids": [8]}]', now())
         on conflict (id) do update set username = excluded.username, country = excluded.country,
           language = excluded.language, services = excluded.services, watch_preferences_at = excluded.watch_preferences_at`,
        [USER],
      ),
  ],
  [
    'numbers of favorites and searches',
    () =>
      asMember(
        `select (select count(*) from public.user_favorites where user_id = $1),
           (select count(*) from public.user_search_history where user_id = $1)`,
        [USER],
      ),
  ],
  ['a report of a movie', () => asMember('select public.report_movie(100951)')],
  [
    'a card that disagrees',
    () => push(owner, USER, [mark('favorite', 100952, Date.now(), { movie: { ...heat, title: 'Another' } })]),
  ],
  [
    'movies taken from the queue, and corrected',
    async () => {
      await owner.rows('select public.claim_movie_reports(20)');
      await owner.rows('select public.correct_movie(100951, $1::jsonb)', [JSON.stringify(heat)]);
    },
  ],
  ['whether an account is deleted', () => asMember('select public.account_deleted($1)', [memberId(8)])],
  [
    'a push of an operation whose time is ahead',
    () => push(owner, USER, [mark('favorite', 100953, Date.now() + 400_000)]),
  ],
  [
    'the deletion of an account',
    async () => {
      const [session] = await admin.rows(
        `insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), $1, now()) returning id`,
        [memberId(9)],
      );
      const deletion = (request: Session) => request.rows('select public.delete_account()');
      await as(owner, memberId(9), deletion, String(session?.['id']));
      expect(await owner.rows('select from public.sync_marks where user_id = $1', [memberId(9)])).toEqual([]);
    },
  ],
  [
    'the sample movies of a visitor',
    () =>
      as(owner, 'visitor', (session) =>
        session.rows(
          'select id, title from public.movies where rating >= 7 and verified order by rating desc limit 30',
        ),
      ),
  ],
];

function asMember(sql: string, parameters: readonly unknown[] = []) {
  return as(owner, USER, (session) => session.rows(sql, parameters));
}

it.each(PATHS)('%s scans no growing table sequentially', async (_, walk) => {
  const before = await sequentialScans(admin);
  await walk();
  expect(await sequentialScans(admin)).toEqual(before);
});

it('a pull reads only the marks that it returns, not the member’s five thousand', async () => {
  const fetched = async () => {
    await sequentialScans(admin);
    const [row] = await admin.rows(
      `select idx_tup_fetch + seq_tup_read as rows from pg_stat_user_tables where relname = 'sync_marks'`,
    );
    return Number(row?.['rows']);
  };
  const before = await fetched();
  await pull(owner, LARGE_MEMBER, 4990);
  expect((await fetched()) - before).toBe(10);
});

it('a sequential scan would be noticed', async () => {
  const before = await sequentialScans(admin);
  await owner.rows('select count(*) from public.sync_marks where present is not null and ts % 7 = 1');
  const after = await sequentialScans(admin);
  expect(after['sync_marks']).toBeGreaterThan(before['sync_marks'] ?? 0);
});
