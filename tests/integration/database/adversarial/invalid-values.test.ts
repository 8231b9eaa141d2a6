import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, rolledBack, verdict, type Database, type Row, type Session } from '../database';
import { addMovies, addUser, databases } from '../harness';
import { heat, mark } from '../sync/sync-calls';
import { ANSWER_MAX, asJson, expectBoundedUsage, adversarialValues, replacementsIn } from './adversarial-json';

const ANN = '@ann';
const now = Date.now();

/** A plausible row of each table that members write; the test reports missing ones. */
const ROWS: Readonly<Record<string, Row>> = {
  movies: {
    ...{ id: 900, title: 'Heat', year: 1995, rating: 7.9, genres: ['Crime'], description: 'A thief.' },
    ...{ poster_url: 'https://image.tmdb.org/t/p/w500/heat.jpg', language: 'de-DE', verified: false },
    trailer_url: 'https://www.youtube-nocookie.com/embed/0xbBLJ1WGwQ',
  },
  profiles: {
    ...{ id: ANN, username: 'ann', first_name: 'Ann', last_name: 'Lee', updated_at: '2026-11-20T12:00:00Z' },
    ...{ country: 'DE', language: 'de-DE', watch_preferences_at: '2026-11-20T12:00:00Z' },
    services: [{ name: 'Netflix', ids: [8, 1796] }],
  },
  user_favorites: { user_id: ANN, movie_id: 1, created_at: '2026-11-20T12:00:00Z' },
  user_watched: { user_id: ANN, movie_id: 1, created_at: '2026-11-20T12:00:00Z' },
  user_shown_movies: { user_id: ANN, movie_id: 1, tmdb_movie_id: 1, shown_at: '2026-11-20T12:00:00Z' },
  user_search_history: {
    ...{ user_id: ANN, id: '00000000-0000-4000-8000-000000000001', selected_genre: 'drama' },
    created_at: '2026-11-20T12:00:00Z',
  },
};

/** Arguments for each function that members call. */
const ARGUMENTS: Readonly<Record<string, Row>> = {
  account_deleted: { account: ANN },
  check_and_award_badges: { user_uuid: ANN },
  delete_account: {},
  is_valid_genre_list: { names: ['Drama', 'Crime'] },
  report_movie: { movie: 1 },
  searched_genres: {},
  is_valid_service_list: { services: [{ name: 'Netflix', ids: [8, 1796] }] },
  sync_pull: { uid: ANN, after: 0, max_rows: 1000, capabilities: 1 },
  sync_push: {
    uid: ANN,
    ops: [
      mark('favorite', 901, now, { movie: { ...heat, genres: ['Crime'], language: 'de-DE' } }),
      { op: '00000000-0000-4000-8000-000000000002', kind: 'search', ts: now, genre: 'drama' },
    ],
  },
  username_available: { candidate: 'ann' },
};

/** Codes that may refuse an adversarial value: bad data, constraints, missing rights, a limit of PostgreSQL or of ours. */
const REFUSED = /^(accepted|2[23]...|42501|54...|MQ...|PT410)$/;

describe.each(databases)('adversarial values on $name', ({ name: server, open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    ann = await addUser(database);
    await addMovies(database, 1, 3);
  });
  afterAll(() => database.close());

  const types = (fields: readonly Row[]) =>
    fields.map(({ name, type }) => `"${String(name)}" ${String(type)}`).join(', ');
  const names = (fields: readonly Row[]) => fields.map(({ name }) => `"${String(name)}"`).join(', ');
  /** A value with adversarial ones in each position. PGlite, which is slower, gets every fourth. */
  const adversarialVariants = (value: unknown) =>
    adversarialValues()
      .flatMap((planted) => replacementsIn(value, planted))
      .filter((_, at) => server !== 'PGlite' || at % 4 === 0);
  const json = (value: Row) => asJson(value).replaceAll(ANN, ann);

  /** The outcome of a request that is rolled back: its response is read as JSON, and is short. */
  const attempt = async (what: string, sent: Row, work: (session: Session) => Promise<Row[]>) => {
    const code = await verdict(
      rolledBack(database, async (session) => {
        const rows = await work(session);
        expect(Number(rows[0]?.['bytes'] ?? 0), `${what}: ${json(sent).slice(0, 300)}`).toBeLessThan(ANSWER_MAX);
        return true;
      }),
    );
    expect(code, `${what}: ${json(sent).slice(0, 300)}`).toMatch(REFUSED);
  };

  /** The columns that members write, by table. */
  const writable = async (verb: 'insert' | 'update') => {
    const columns = await database.rows(
      `select relname::text as table, attname::text as name, format_type(atttypid, atttypmod) as type
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
         and has_column_privilege('authenticated', attrelid, attnum, $1) order by 1, attnum`,
      [verb],
    );
    const tables = new Map<string, Row[]>();
    for (const column of columns) {
      const table = String(column['table']);
      tables.set(table, [...(tables.get(table) ?? []), column]);
    }
    return tables;
  };

  it('use little memory and get short responses in any column that members write', async () => {
    const updated = await writable('update');
    const tables = await writable('insert');
    expect([...tables.keys()]).toEqual(Object.keys(ROWS).toSorted());
    for (const [table, columns] of tables) {
      const base = ROWS[table] ?? {};
      expect(Object.keys(base).toSorted(), table).toEqual(columns.map(({ name }) => String(name)).toSorted());
      const insert = `insert into public.${table} (${names(columns)})
        select ${names(columns)} from json_to_record($1::json) as _(${types(columns)})`;
      const read = (session: Session) =>
        session.rows(`select octet_length(json_agg(stored)::text) as bytes from public.${table} as stored`);
      const clear = (session: Session) => (table === 'movies' ? [] : session.rows(`delete from public.${table}`));
      await attempt(table, base, async (session) => {
        await clear(session);
        await actAs(session, ann);
        expect(await session.touched(insert, [json(base)])).toBe(1);
        return read(session);
      });
      for (const column of columns) {
        const name = String(column['name']);
        const update = `update public.${table} set "${name}" = _."${name}"
          from json_to_record($1::json) as _(${types([column])})`;
        for (const value of adversarialVariants(base[name])) {
          const row = { ...base, [name]: value };
          await attempt(`insert of ${table}.${name}`, row, async (session) => {
            await clear(session);
            await actAs(session, ann);
            await session.rows(insert, [json(row)]);
            return read(session);
          });
          if (updated.get(table)?.some((other) => other['name'] === name) !== true) continue;
          await attempt(`update of ${table}.${name}`, { [name]: value }, async (session) => {
            await actAs(session, ann);
            await session.rows(update, [json({ [name]: value })]);
            return read(session);
          });
        }
      }
      await expectBoundedUsage(database, server);
    }
  });

  it('use little memory and get short responses in any argument of the functions that members call', async () => {
    const functions = await database.rows(`
      select proname::text as name, to_json(array(
        select json_build_object('name', argument, 'type', format_type(type, null))
        from unnest(proargnames, proargtypes::oid[]) as _(argument, type) where argument is not null
      )) as arguments
      from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      order by 1`);
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(ARGUMENTS).toSorted());
    for (const { name: called, arguments: list } of functions) {
      const name = String(called);
      const base = ARGUMENTS[name] ?? {};
      const fields: readonly Row[] = Array.isArray(list)
        ? list.map((field: unknown) => Object.fromEntries(Object.entries(field ?? {})))
        : [];
      expect(Object.keys(base), name).toEqual(fields.map((field) => field['name']));
      const passed = Object.keys(base)
        .map((argument) => `"${argument}" => _."${argument}"`)
        .join(', ');
      const from = fields.length === 0 ? '' : `from json_to_record($1::json) as _(${types(fields)})`;
      const call = `select octet_length(to_json(public.${name}(${passed}))::text) as bytes ${from}`;
      for (const argument of Object.keys(base)) {
        for (const value of adversarialVariants(base[argument])) {
          const sent = { ...base, [argument]: value };
          await attempt(name, sent, async (session) => {
            await actAs(session, ann);
            return session.rows(call, [json(sent)]);
          });
        }
      }
      await expectBoundedUsage(database, server);
    }
  });
});
