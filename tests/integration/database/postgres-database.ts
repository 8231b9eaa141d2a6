import pg from 'pg';
import type { Connection, Database, Session } from './database';
import { authSchema, migrate } from './migrations';
import { startCluster } from './postgres-cluster';

const bigintColumn = 20;
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(bigintColumn, Number);

function connectionOf(client: pg.Client): Connection {
  const session: Session = {
    rows: async (sql, parameters = []) => (await client.query<Record<string, unknown>>(sql, [...parameters])).rows,
    touched: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rowCount ?? 0,
    script: async (sql) => {
      await client.query(sql);
    },
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

/** A PostgreSQL 17 server whose migrations were applied as hosted Supabase does: by an owner who is no superuser. */
export async function openPostgres(): Promise<Database> {
  const cluster = await startCluster();
  const clients: pg.Client[] = [];
  const open = async (user: 'supabase_admin' | 'postgres') => {
    const client = new pg.Client({ connectionString: cluster.url(user), types: parsers });
    await client.connect();
    clients.push(client);
    return connectionOf(client);
  };
  const admin = await open('supabase_admin');
  await admin.script(await authSchema());
  const owner = await open('postgres');
  await migrate(owner);
  return {
    ...owner,
    connect: () => open('postgres'),
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
      await cluster.stop();
    },
  };
}
