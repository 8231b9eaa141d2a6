import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database, Row, Session } from './database';
import { authSchema, migrate } from './migrations';
import { emptyPglite } from './pglite-image';

function sessionOf(source: PGlite | Transaction): Session {
  return {
    rows: async (sql, parameters = []) => (await source.query<Record<string, unknown>>(sql, [...parameters])).rows,
    touched: async (sql, parameters = []) => {
      const { affectedRows = 0, rows } = await source.query(sql, [...parameters]);
      return Math.max(affectedRows, rows.length);
    },
    script: async (sql) => {
      await source.exec(sql);
    },
    results: async (sql) => (await source.exec(sql)).map(({ rows }) => rows as Row[]),
  };
}

/**
 * PostgreSQL in this process, as `npm start` runs it.
 * @param lastMigration name of the last applied migration; all when absent
 */
export async function openPglite(lastMigration?: string): Promise<Database> {
  const source = await emptyPglite();
  const session = sessionOf(source);
  await session.script(await authSchema());
  await migrate(session, lastMigration);
  return {
    ...session,
    upgrade: (after) => migrate(session, undefined, after),
    transaction: (work) => source.transaction((transaction) => work(sessionOf(transaction))),
    connect: () => Promise.reject(new Error('PGlite has one connection only')),
    close: () => source.close(),
  };
}
