import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { MIGRATE_SCRIPT } from '../../local-stack/hosting/docker/migrate-script';
import { migrate } from '../../local-stack/supabase/migrations';
import { authSchema } from '../integration/database/migrations';
import { startCluster } from '../integration/database/postgres-cluster';
import { findTool, toolVariables } from './tools';

/** A way to push a deployment's migrations and seed to its database. */
export type Push = (url: string, supabaseFolder: string) => Promise<void>;

/** The contents of a database after a push. */
export interface Pushed {
  readonly migrations: number;
  readonly movies: number;
}

/** A database as in a new hosted project: its owner is no superuser, and nothing of ours is in it. */
const NEW_PROJECT = 'grant create on database postgres to postgres';

/**
 * Pushes twice to a new PostgreSQL 17: a second deployment must change nothing.
 * @returns the contents after each push
 */
export async function pushTwice(push: Push, supabaseFolder: string): Promise<readonly [Pushed, Pushed]> {
  const cluster = await startCluster();
  try {
    await withClient(cluster.url('supabase_admin'), async (client) => {
      await client.query(await authSchema());
      await client.query(NEW_PROJECT);
    });
    const url = cluster.url('postgres');
    const once = async () => {
      await push(url, supabaseFolder);
      return withClient(url, countsOf);
    };
    return [await once(), await once()];
  } finally {
    await cluster.stop();
  }
}

/** The local server's own way, with the history table of the CLI. */
export const pushByHand: Push = (url, supabaseFolder) =>
  withClient(url, async (client) => {
    await client.query(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
      create table if not exists supabase_migrations.seed_files (path text primary key, hash text);`);
    await migrate(
      { exec: (sql) => client.query(sql), query: (sql, parameters) => client.query(sql, parameters) },
      supabaseFolder,
    );
  });

/** The way of the official CLI. */
export const pushByCli: Push = (url, supabaseFolder) => {
  const parameters = ['db', 'push', `--remote=${url}?sslmode=disable`, '--include-seed', '--yes'];
  return ended(
    findTool('supabase') ?? 'supabase',
    [...parameters, '--workdir', `${supabaseFolder}/..`],
    toolVariables(),
  );
};

/** The way of the Docker folder, by its shell script. */
export const pushByScript: Push = (url, supabaseFolder) => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const server = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
  return ended('sh', ['-s', supabaseFolder], { ...process.env, ...server }, MIGRATE_SCRIPT);
};

/**
 * Runs a program until it exits.
 * @param input its standard input
 * @throws with its output where its exit status is not 0
 */
async function ended(
  command: string,
  parameters: readonly string[],
  variables: NodeJS.ProcessEnv,
  input = '',
): Promise<void> {
  const child = spawn(command, parameters, { env: variables });
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(output);
}

async function countsOf(client: pg.Client): Promise<Pushed> {
  const count = async (table: string) => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count);
  };
  return { migrations: await count('supabase_migrations.schema_migrations'), movies: await count('public.movies') };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
