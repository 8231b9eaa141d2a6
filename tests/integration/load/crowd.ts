import pg from 'pg';
import { expect } from 'vitest';
import { as, type Connection, type Session } from '../database/database';
import { authSchema, migrate, migrationText, partitioned } from '../database/migrations';
import { startCluster } from '../database/postgres-cluster';
import { connectionOf } from '../database/postgres-database';
import { heat, mark, pull, push } from '../database/sync/sync-calls';
import { fill, LARGE_MEMBER, memberId } from './many-rows';

/** A PostgreSQL 17 with 400 members and one large one. */
export interface CrowdDatabase {
  /** The owner of the tables, and a superuser. */
  readonly owner: Connection;
  readonly admin: Connection;
  close(): Promise<void>;
}

/** @param partitions how many partitions each table of members has; none by default */
export async function openCrowd(partitions = 0): Promise<CrowdDatabase> {
  const cluster = await startCluster();
  const clients: pg.Client[] = [];
  const open = async (user: 'supabase_admin' | 'postgres') => {
    const client = new pg.Client({ connectionString: cluster.url(user) });
    await client.connect();
    clients.push(client);
    return connectionOf(client);
  };
  const admin = await open('supabase_admin');
  await admin.script(await authSchema());
  const owner = await open('postgres');
  await migrate(owner, undefined, undefined, async (name) => {
    const sql = await migrationText(name);
    return partitions > 0 ? partitioned(sql, partitions) : sql;
  });
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
  return {
    owner,
    admin,
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await cluster.stop();
    },
  };
}

/** Publishes the statistics of both connections, so that the next statement of any reads them. */
export async function publishStatistics({ owner, admin }: CrowdDatabase): Promise<void> {
  for (const writer of [owner, admin]) await writer.rows('select pg_stat_force_next_flush()');
  await admin.rows('select pg_stat_clear_snapshot()');
}

/** The member who walks the paths. */
export const USER = memberId(7);
/** Everything that a member's device, a visitor and the schedules call, on the database of {@link openCrowd}. */
export const PATHS: readonly [what: string, walk: (crowd: CrowdDatabase) => Promise<unknown>][] = [
  [
    'a push of new favorites, known and unknown movies',
    ({ owner }) => push(owner, USER, [mark('favorite', 100900, Date.now()), mark('favorite', 900001, Date.now())]),
  ],
  [
    'a push that removes them',
    ({ owner }) => push(owner, USER, [mark('favorite', 100900, Date.now() + 1, { present: false, movie: null })]),
  ],
  [
    'a push of watched and recommended movies',
    ({ owner }) =>
      push(owner, USER, [
        mark('watched', 100901, Date.now()),
        mark('recommended', 100902, Date.now(), { movie: null }),
      ]),
  ],
  ['a pull of everything', ({ owner }) => pull(owner, USER, 0)],
  ['a pull of recent changes', ({ owner }) => pull(owner, USER, 40)],
  ['a page in the middle of the large member’s marks', ({ owner }) => pull(owner, LARGE_MEMBER, 2500)],
  ['badges', ({ owner }) => asMember(owner, 'select public.check_and_award_badges($1)', [USER])],
  ['the searched genres', ({ owner }) => asMember(owner, 'select public.searched_genres()')],
  ['whether a username is free', ({ owner }) => asMember(owner, `select public.username_available('nobody-has-it')`)],
  [
    'the profile',
    ({ owner }) => asMember(owner, 'select username, first_name, last_name from public.profiles where id = $1', [USER]),
  ],
  [
    'the history',
    ({ owner }) =>
      asMember(
        owner,
        'select tmdb_movie_id, shown_at from public.user_shown_movies where user_id = $1 order by shown_at desc limit 50',
        [USER],
      ),
  ],
  [
    'the earned badges',
    ({ owner }) =>
      asMember(owner, 'select badge_id, earned_at from public.user_badges where user_id = $1 order by earned_at desc', [
        USER,
      ]),
  ],
  [
    'plain writes of favorites, watched and recommended movies, and their removal',
    async ({ owner }) => {
      for (const [table, column] of [
        ['user_favorites', 'movie_id'],
        ['user_watched', 'movie_id'],
        ['user_shown_movies', 'tmdb_movie_id'],
      ] as const) {
        await asMember(owner, `insert into public.${table} (user_id, ${column}) values ($1, 100950)`, [USER]);
        await asMember(owner, `delete from public.${table} where user_id = $1 and ${column} = 100950`, [USER]);
      }
    },
  ],
  [
    'a plain search',
    ({ owner }) => asMember(owner, `insert into public.user_search_history (user_id) values ($1)`, [USER]),
  ],
  [
    'a plain insert of a movie',
    ({ owner }) => asMember(owner, `insert into public.movies (id, title) values (900500, 'Heat')`),
  ],
  ['a movie of a mark', ({ owner }) => asMember(owner, 'select title from public.movies where id = 100950')],
  [
    'saving names and watch preferences',
    ({ owner }) =>
      asMember(
        owner,
        `insert into public.profiles (id, username, country, language, services, watch_preferences_at)
         values ($1, 'ann', 'DE', 'de-DE', '[{"name": "Netflix", "ids": [8]}]', now())
         on conflict (id) do update set username = excluded.username, country = excluded.country,
           language = excluded.language, services = excluded.services, watch_preferences_at = excluded.watch_preferences_at`,
        [USER],
      ),
  ],
  [
    'numbers of favorites and searches',
    ({ owner }) =>
      asMember(
        owner,
        `select (select count(*) from public.user_favorites where user_id = $1),
           (select count(*) from public.user_search_history where user_id = $1)`,
        [USER],
      ),
  ],
  ['a report of a movie', ({ owner }) => asMember(owner, 'select public.report_movie(100951)')],
  [
    'a card that disagrees',
    ({ owner }) => push(owner, USER, [mark('favorite', 100952, Date.now(), { movie: { ...heat, title: 'Another' } })]),
  ],
  [
    'movies taken from the queue, and corrected',
    async ({ owner }) => {
      await owner.rows('select public.claim_movie_reports(20)');
      await owner.rows('select public.correct_movie(100951, $1::jsonb)', [JSON.stringify(heat)]);
    },
  ],
  ['whether an account is deleted', ({ owner }) => asMember(owner, 'select public.account_deleted($1)', [memberId(8)])],
  [
    'a push of an operation whose time is ahead',
    ({ owner }) => push(owner, USER, [mark('favorite', 100953, Date.now() + 400_000)]),
  ],
  [
    'the deletion of an account',
    async ({ owner, admin }) => {
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
    ({ owner }) =>
      as(owner, 'visitor', (session) =>
        session.rows(
          'select id, title from public.movies where rating >= 7 and verified order by rating desc limit 30',
        ),
      ),
  ],
];

function asMember(owner: Connection, sql: string, parameters: readonly unknown[] = []) {
  return as(owner, USER, (session) => session.rows(sql, parameters));
}
