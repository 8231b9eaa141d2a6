import { actAs, verdict, visitor, type Session } from '../database';

/** What is tried on a table, each time on a row that belongs to the owner, whose id is `$1`. */
export interface Target {
  table: string;
  insert: string;
  update: string;
  /** Makes the row belong to `$1`; only where the owner may update the row. */
  move?: string;
  /** Reads the rows that not everybody may read; all of them by default. */
  select?: string;
  /** The other statements, by verb. */
  further?: readonly (readonly [verb: string, sql: string])[];
  /** Prepares for the insert, with the rights of the database's owner. */
  beforeInsert?: string;
}

const mark = `$1, 'recommended', 900, true, 1, gen_random_uuid(), 900`;

/** Every table of the schema. Statements without WHERE and RETURNING involve only the policy of their own verb. */
export const targets: readonly Target[] = [
  {
    table: 'movies',
    insert: `insert into public.movies (id, title) values (900, 'New')`,
    update: `update public.movies set title = 'Changed'`,
    select: `select from public.movies where not verified`,
    further: [
      ['read verified', `select from public.movies where verified`],
      ['verify', `insert into public.movies (id, title, verified) values (901, 'New', true)`],
    ],
  },
  {
    table: 'badges',
    insert: `insert into public.badges values ('new', 'New', 'New', 'Eye', 'red', 'search_count', 1, true, 9)`,
    update: `update public.badges set requirement_value = 1`,
  },
  {
    table: 'sync_kinds',
    insert: `insert into public.sync_kinds (kind, has_snapshot) values ('new', true)`,
    update: `update public.sync_kinds set has_snapshot = true`,
  },
  {
    table: 'profiles',
    beforeInsert: `delete from public.profiles where id = $1`,
    insert: `insert into public.profiles (id) values ($1)`,
    update: `update public.profiles set first_name = 'Changed'`,
    move: `update public.profiles set id = $1`,
  },
  ...['user_favorites', 'user_watched'].map((table) => ({
    table,
    insert: `insert into public.${table} (user_id, movie_id) values ($1, 2)`,
    update: `update public.${table} set created_at = now()`,
  })),
  {
    table: 'user_shown_movies',
    insert: `insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 2)`,
    update: `update public.user_shown_movies set shown_at = now()`,
  },
  {
    table: 'user_search_history',
    insert: `insert into public.user_search_history (user_id) values ($1)`,
    update: `update public.user_search_history set selected_genre = 'drama'`,
  },
  {
    table: 'sync_clock_rejections',
    insert: `insert into public.sync_clock_rejections (user_id, op, rejected_at) values ($1, gen_random_uuid(), 1)`,
    update: `update public.sync_clock_rejections set rejected_at = 2`,
  },
  {
    table: 'deleted_accounts',
    insert: `insert into public.deleted_accounts (id) values (gen_random_uuid())`,
    update: `update public.deleted_accounts set deleted_at = now()`,
  },
  {
    table: 'movie_reports',
    insert: `insert into public.movie_reports (movie_id, user_id) values (2, $1)`,
    update: `update public.movie_reports set corrected_at = now()`,
  },
  {
    table: 'usernames',
    insert: `insert into public.usernames (name, user_id) values ('new', $1)`,
    update: `update public.usernames set name = 'changed'`,
  },
  {
    table: 'user_badges',
    insert: `insert into public.user_badges (user_id, badge_id) values ($1, 'movie-buff')`,
    update: `update public.user_badges set earned_at = now()`,
  },
  {
    table: 'sync_head',
    beforeInsert: `delete from public.sync_head where user_id = $1`,
    insert: `insert into public.sync_head (user_id) values ($1)`,
    update: `update public.sync_head set seq = 0`,
  },
  {
    table: 'sync_marks',
    insert: `insert into public.sync_marks values (${mark})`,
    update: `update public.sync_marks set present = false`,
  },
];

/** The stranger and the heir have no row in any table. */
export interface People {
  owner: string;
  stranger: string;
  heir: string;
}

/** For a visitor, a stranger and the owner: the verbs that reached the owner's rows. */
export interface Access {
  visitor: string;
  stranger: string;
  owner: string;
}

/** Tries every verb on one table within the session's transaction, and rolls back. */
export async function probe(session: Session, target: Target, people: People): Promise<Access> {
  const attempts: [verb: string, sql: string | undefined, user: string][] = [
    ['select', target.select ?? `select from public.${target.table}`, people.owner],
    ...(target.further ?? []).map(([verb, sql]): [string, string, string] => [verb, sql, people.owner]),
    ['insert', target.insert, people.owner],
    ['update', target.update, people.owner],
    ['delete', `delete from public.${target.table}`, people.owner],
    ['hand over', target.move, people.heir],
    ['take over', target.move, people.stranger],
  ];
  const reach = async (caller: string) => {
    const verbs: string[] = [];
    for (const [verb, sql, user] of attempts) {
      if (sql === undefined) continue;
      await session.script('savepoint attempt');
      const attempt = async () => {
        if (verb === 'insert' && target.beforeInsert) await session.rows(target.beforeInsert, [people.owner]);
        await actAs(session, caller);
        if ((await session.touched(sql, sql.includes('$1') ? [user] : [])) > 0) verbs.push(verb);
      };
      await verdict(attempt());
      await session.script('rollback to savepoint attempt');
    }
    return verbs.join(' ');
  };
  return {
    visitor: await reach(visitor),
    stranger: await reach(people.stranger),
    owner: await reach(people.owner),
  };
}
