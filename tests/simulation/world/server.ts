import type { Connection, Database, Session } from '../../integration/database/database';
import { addUser } from '../../integration/database/harness';
import { isRecord } from '../../../src/domain/record';

/** An answer of the data API: status and body as PostgREST gives them. */
export interface ServerAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A mark as the server holds it. */
export interface ServerMark {
  readonly kind: string;
  readonly movieId: number;
  readonly present: boolean;
  readonly op: string;
}

const BASE_TABLES = {
  favorite: { table: 'user_favorites', column: 'movie_id' },
  watched: { table: 'user_watched', column: 'movie_id' },
  shown: { table: 'user_shown_movies', column: 'tmdb_movie_id' },
} as const;

/** Only the clock is the simulation's: the schema and its functions are the real ones. */
const SIMULATED_CLOCK = `
create or replace function public.sync_now() returns bigint
language sql volatile set search_path = ''
return coalesce(nullif(current_setting('simulation.now', true), '')::bigint,
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;

function statusOf(code: string): number {
  if (code === '42501') return 403;
  if (code.startsWith('23')) return 409;
  return code.startsWith('22') ? 400 : 500;
}

/** The real schema behind a few connections, with the simulation's clock. */
export class SimulatedServer {
  readonly #database: Database;
  readonly #connections: readonly Connection[];
  readonly #free: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];
  /** Server time, ms since the epoch. */
  now = 0;

  private constructor(database: Database, connections: readonly Connection[]) {
    this.#database = database;
    this.#connections = connections;
    this.#free = [...connections];
  }

  /** Changes a function of the schema, to see whether the simulation notices. */
  async mutate(signature: string, find: string, replace: string): Promise<void> {
    const [row] = await this.#database.rows('select pg_get_functiondef($1::regprocedure) as source', [signature]);
    const source = String(row?.['source']);
    if (!source.includes(find)) throw new Error(`${signature} does not contain ${find}`);
    await this.#database.script(source.replaceAll(find, replace));
  }

  /** Further statements, for a change that needs more than a function. */
  script(sql: string): Promise<void> {
    return this.#database.script(sql);
  }

  /** @param connections how many requests the server works on at once; PGlite has one connection only */
  static async open(database: Database, connections = 1): Promise<SimulatedServer> {
    await database.script(SIMULATED_CLOCK);
    const others = await Promise.all(Array.from({ length: connections - 1 }, () => database.connect()));
    return new SimulatedServer(database, [database, ...others]);
  }

  addUser(): Promise<string> {
    return addUser(this.#database);
  }

  /** One rpc of a member, in a transaction of its own. */
  async rpc(userId: string, name: 'sync_push' | 'sync_pull', args: Record<string, unknown>): Promise<ServerAnswer> {
    const call =
      name === 'sync_push'
        ? { sql: 'select public.sync_push($1, $2) as answer', values: [args['uid'], JSON.stringify(args['ops'])] }
        : {
            sql: 'select public.sync_pull($1, $2, $3) as answer',
            values: [args['uid'], args['after'], args['max_rows']],
          };
    try {
      const [row] = await this.#as(userId, async (session) => {
        const rows = await session.rows(call.sql, call.values);
        // Where others work at the same time, a commit takes its time.
        if (this.#connections.length > 1) await session.rows('select pg_sleep(random() * 0.015)');
        return rows;
      });
      return { status: 200, body: row?.['answer'] };
    } catch (error) {
      const code = isRecord(error) && typeof error['code'] === 'string' ? error['code'] : null;
      if (code === null) throw error;
      return { status: statusOf(code), body: { code, message: String(error) } };
    }
  }

  /** A plain insert or delete by another client of the member. */
  async writeDirectly(userId: string, kind: 'favorite' | 'watched', movieId: number, present: boolean): Promise<void> {
    const { table } = BASE_TABLES[kind];
    await this.#as(userId, async (session) => {
      if (!present) {
        await session.rows(`delete from public.${table} where user_id = $1 and movie_id = $2`, [userId, movieId]);
        return;
      }
      await session.rows(`insert into public.movies (id, title) values ($1, $2) on conflict do nothing`, [
        movieId,
        `Film ${movieId}`,
      ]);
      await session.rows(`insert into public.${table} (user_id, movie_id) values ($1, $2) on conflict do nothing`, [
        userId,
        movieId,
      ]);
    });
  }

  /** What a rebuilt server does: the same marks, numbered anew under another epoch. */
  async changeEpoch(userId: string): Promise<void> {
    await this.#withConnection((connection) =>
      connection.transaction(async (session) => {
        await session.rows(
          `with numbered as (
           select kind, movie_id, -row_number() over (order by seq) as place from public.sync_marks where user_id = $1
         )
         update public.sync_marks as mark set seq = place from numbered
         where mark.user_id = $1 and mark.kind = numbered.kind and mark.movie_id = numbered.movie_id`,
          [userId],
        );
        await session.rows('update public.sync_marks set seq = -seq where user_id = $1', [userId]);
        await session.rows(
          `update public.sync_head set epoch = gen_random_uuid(),
           seq = (select count(*) from public.sync_marks where user_id = $1) where user_id = $1`,
          [userId],
        );
      }),
    );
  }

  async marks(userId: string): Promise<ServerMark[]> {
    const rows = await this.#database.rows(
      'select kind, movie_id, present, op from public.sync_marks where user_id = $1',
      [userId],
    );
    return rows.map((row) => ({
      kind: String(row['kind']),
      movieId: Number(row['movie_id']),
      present: row['present'] === true,
      op: String(row['op']),
    }));
  }

  async mark(userId: string, kind: string, movieId: number): Promise<ServerMark | undefined> {
    return (await this.marks(userId)).find((mark) => mark.kind === kind && mark.movieId === movieId);
  }

  /** `kind:movieId` of every row of the base tables. */
  async baseRows(userId: string): Promise<string[]> {
    const rows = await this.#database.rows(
      Object.entries(BASE_TABLES)
        .map(
          ([kind, { table, column }]) =>
            `select '${kind}:' || ${column} as mark from public.${table} where user_id = $1`,
        )
        .join(' union all '),
      [userId],
    );
    return rows.map(({ mark }) => String(mark)).sort();
  }

  /** Ids of the member's recorded searches. */
  async searches(userId: string): Promise<string[]> {
    const rows = await this.#database.rows('select id from public.user_search_history where user_id = $1', [userId]);
    return rows.map(({ id }) => String(id)).sort();
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #as<T>(userId: string, work: (session: Session) => Promise<T>): Promise<T> {
    return this.#withConnection((connection) =>
      connection.transaction(async (session) => {
        // One message for all three settings: with parameters it would be ten, and they are half of the database's work.
        await session.script(`select set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', '${JSON.stringify({ role: 'authenticated', sub: userId })}', true),
          set_config('simulation.now', '${this.now}', true)`);
        return work(session);
      }),
    );
  }

  /** A connection serves one transaction at a time. */
  async #withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.#free.pop() ?? (await new Promise<Connection>((resolve) => this.#waiting.push(resolve)));
    try {
      return await work(connection);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(connection);
      else this.#free.push(connection);
    }
  }
}
