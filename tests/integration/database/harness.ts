import { randomUUID } from 'node:crypto';
import type { Database, Session } from './database';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';

interface Server {
  readonly name: string;
  /** @param lastMigration name of the last applied migration; all when absent */
  readonly open: (lastMigration?: string) => Promise<Database>;
}

/** Every database that the migrations support, for describe.each. */
export const databases: readonly Server[] = [
  { name: 'PGlite', open: openPglite },
  { name: 'PostgreSQL 17', open: openPostgres },
];

/** Adds a new user as the auth service does. */
export async function addUser(database: Database): Promise<string> {
  const id = randomUUID();
  await asAuthService(database, (session) => session.rows('insert into auth.users (id) values ($1)', [id]));
  return id;
}

/** Deletes a user as the auth service does. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await asAuthService(database, (session) => session.rows('delete from auth.users where id = $1', [id]));
}

function asAuthService<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  return database.transaction(async (session) => {
    await session.rows('set local role supabase_auth_admin');
    return work(session);
  });
}

/** Adds movies with these ids that have nothing but a title. */
export async function addMovies(session: Session, first: number, last: number): Promise<void> {
  await session.rows(
    `insert into public.movies (id, title) select id, 'Movie ' || id from generate_series($1::int, $2::int) as id`,
    [first, last],
  );
}
