import type { Connection, Database, Row } from '../../integration/database/database';
import { addUser } from '../../integration/database/harness';
import { ConnectionPool } from './connection-pool';
import { restoreBackup, takeBackup, type Backup } from './backup';
import { isRecord } from '../../../src/domain/values/guards';

/** A response of the Data API: status and body as PostgREST returns them. */
export interface ServerResponse {
  readonly status: number;
  readonly body: unknown;
}

/** A mark as the server stores it. */
export interface ServerMark {
  readonly kind: string;
  readonly movieId: number;
  readonly present: boolean;
  readonly op: string;
  readonly ts: number;
  /** Null for none. */
  readonly value: unknown;
}

export const BASE_TABLES = {
  favorite: { table: 'user_favorites', column: 'movie_id' },
  watched: { table: 'user_watched', column: 'movie_id' },
  recommended: { table: 'user_shown_movies', column: 'tmdb_movie_id' },
} as const;

/** Only the clock is the simulation's: the schema and its functions are the real ones. */
const SIMULATED_CLOCK = `
create or replace function public.server_time_ms() returns bigint
language sql volatile set search_path = ''
return coalesce(nullif(current_setting('simulation.now', true), '')::bigint,
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;

const UNDEFINED_FUNCTION = '42883';

/** A kind of mark that no release in the simulation knows. */
export const FUTURE_KIND = 'unheard';

/** A value as SQL; anything but a number, boolean or null is passed as text or JSON. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function statusOf(code: string): number {
  if (code === '42501') return 403;
  if (code.startsWith('PT')) return Number(code.slice(2)); // as PostgREST maps such a code
  return code.startsWith('23') ? 409 : code.startsWith('22') ? 400 : 500;
}

/** The real schema behind a few connections, with the simulation's clock. */
export class SimulatedServer {
  readonly #database: Database;
  readonly #connections: ConnectionPool;
  /** Server time, ms since the epoch. */
  now = 0;

  private constructor(database: Database, connections: readonly Connection[]) {
    this.#database = database;
    this.#connections = new ConnectionPool(connections);
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

  /** @param connections how many requests the server handles at once; PGlite has one connection only */
  static async open(database: Database, connections = 1): Promise<SimulatedServer> {
    await database.script(SIMULATED_CLOCK);
    await database.rows('insert into public.sync_kinds (kind, has_snapshot) values ($1, true)', [FUTURE_KIND]);
    const others = await Promise.all(Array.from({ length: connections - 1 }, () => database.connect()));
    return new SimulatedServer(database, [database, ...others]);
  }

  addUser(): Promise<string> {
    return addUser(this.#database);
  }

  /** One RPC of a member, in a transaction of its own. */
  async rpc(userId: string, name: 'sync_push' | 'sync_pull', args: Record<string, unknown>): Promise<ServerResponse> {
    // By name, as PostgREST calls: an unknown argument means that no such function exists.
    const named = Object.entries(args).map(([argument, value]) => `${argument} => ${literal(value)}`);
    // With other requests in progress, a commit takes a while.
    const wait = this.#connections.size > 1 ? '; select pg_sleep(random() * 0.015)' : '';
    try {
      const answered = await this.#as(userId, `select public.${name}(${named.join()}) as response${wait}`);
      return { status: 200, body: answered[0]?.[0]?.['response'] };
    } catch (error) {
      const code = isRecord(error) && typeof error['code'] === 'string' ? error['code'] : null;
      if (code === null) throw error;
      if (code === UNDEFINED_FUNCTION) return { status: 404, body: { code: 'PGRST202', message: String(error) } };
      return { status: statusOf(code), body: { code, message: String(error) } };
    }
  }

  /** A change by a client of a future release, of a kind that no other client knows. */
  async pushFutureKind(userId: string, movieId: number, present: boolean, op: string): Promise<void> {
    const operation = {
      op,
      kind: FUTURE_KIND,
      movie_id: movieId,
      present,
      ts: this.now,
      movie: { title: `Movie ${movieId}` },
    };
    await this.rpc(userId, 'sync_push', { uid: userId, ops: [operation] });
  }

  /** A plain insert or delete by another client of the member. */
  async writeDirectly(userId: string, kind: 'favorite' | 'watched', movieId: number, present: boolean): Promise<void> {
    const { table } = BASE_TABLES[kind];
    await this.#as(
      userId,
      present
        ? `insert into public.movies (id, title) values (${movieId}, 'Movie ${movieId}') on conflict do nothing;
           insert into public.${table} (user_id, movie_id) values ('${userId}', ${movieId}) on conflict do nothing`
        : `delete from public.${table} where user_id = '${userId}' and movie_id = ${movieId}`,
    );
  }

  /** What a rebuilt server does: the same marks, renumbered in another epoch. */
  async changeEpoch(userId: string): Promise<void> {
    await this.withConnection((connection) =>
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

  backup(users: readonly string[]): Promise<Backup> {
    return this.withConnection((connection) => takeBackup(connection, users));
  }

  /** @param renew whether the operator gives everyone a new epoch after it, as the guide says */
  async restore(users: readonly string[], backup: Backup, renew: boolean): Promise<void> {
    await this.withConnection((connection) =>
      connection.transaction(async (session) => {
        await restoreBackup(session, users, backup);
        if (renew) await session.rows('select public.force_full_resync()');
      }),
    );
  }

  async marks(userId: string): Promise<ServerMark[]> {
    const rows = await this.#database.rows(
      'select kind, movie_id, present, op, ts, value from public.sync_marks where user_id = $1',
      [userId],
    );
    return rows.map((row) => ({
      kind: String(row['kind']),
      movieId: Number(row['movie_id']),
      present: row['present'] === true,
      op: String(row['op']),
      ts: Number(row['ts']),
      value: row['value'] ?? null,
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

  /**
   * Closes it as soon as nothing is in progress: an abandoned schedule may be in the middle of a transaction, and PGlite
   * hangs when it is closed during one.
   */
  async close(): Promise<void> {
    await this.#connections.drain();
    await this.#database.close();
  }

  /**
   * Statements of one member's request, with their role, claims and time, in one transaction: one message to
   * the database, since there are dozens in a schedule.
   * @returns the rows of each statement
   */
  async #as(userId: string, statements: string): Promise<Row[][]> {
    const claims = literal({ role: 'authenticated', sub: userId });
    const caller =
      `select set_config('simulation.now', '${this.now}', true), set_config('role', 'authenticated', true), ` +
      `set_config('request.jwt.claims', ${claims}, true)`;
    const [, ...answers] = await this.withConnection((connection) => connection.results(`${caller};\n${statements}`));
    return answers;
  }

  /** Work of the operator, or of a request; a connection serves one transaction at a time. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#connections.use(work);
  }
}
