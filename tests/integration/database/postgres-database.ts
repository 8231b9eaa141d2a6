import pg from 'pg';
import type { Connection, Database, Row, Session } from './database';
import { authSchema, migrate } from './migrations';
import { startCluster } from './postgres-cluster';

const bigintColumn = 20;
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(bigintColumn, Number);

/** A connection over a client of pg. */
export function connectionOf(client: pg.Client): Connection {
  const session: Session = {
    rows: async (sql, parameters = []) => (await client.query<Record<string, unknown>>(sql, [...parameters])).rows,
    touched: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rowCount ?? 0,
    script: async (sql) => {
      await client.query(sql);
    },
    results: async (sql) => [await client.query<Row>(sql)].flat().map(({ rows }) => rows),
  };
  return {
    ...session,
    transaction: async (work) => {
      await client.query('begin');
      try {
        const value = await work(session);
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
  };
}

/** A connection that is closed by whoever opened it. */
export interface OwnConnection extends Connection {
  end(): Promise<void>;
}

/** Connects to a PostgreSQL. @param url its connection string */
export async function connectPostgres(url: string): Promise<OwnConnection> {
  const client = new pg.Client({ connectionString: url, types: parsers });
  await client.connect();
  return { ...connectionOf(client), end: () => client.end() };
}

/**
 * A PostgreSQL 17 server with migrations applied as on hosted Supabase: by an owner without superuser rights.
 * @param lastMigration name of the last applied migration; all when absent
 */
export async function openPostgres(lastMigration?: string): Promise<Database> {
  const cluster = await startCluster();
  const connections: OwnConnection[] = [];
  const open = async (user: 'supabase_admin' | 'postgres') => {
    const connection = await connectPostgres(cluster.url(user));
    connections.push(connection);
    return connection;
  };
  const admin = await open('supabase_admin');
  await admin.script(await authSchema());
  const owner = await open('postgres');
  await migrate(owner, lastMigration);
  return {
    ...owner,
    upgrade: (after) => migrate(owner, undefined, after),
    connect: () => open('postgres'),
    close: async () => {
      await Promise.all(connections.map((connection) => connection.end()));
      await cluster.stop();
    },
  };
}
