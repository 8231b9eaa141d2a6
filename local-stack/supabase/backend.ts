import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { AuthSettings } from './auth-settings';
import type { Mailbox } from './mail';
import { openDatabase } from './database';
import { reportSqlStates } from './error-codes';
import { migrate } from './migrations';
import { oneAtATime } from './one-at-a-time';
import { EMBEDDED_PUBLIC_KEY } from '../settings/public-key';
import { withQuietErrors } from './quiet-errors';
import { createHostedRoles, keepNamedPrivileges } from './roles';

/** Supabase's Auth and REST APIs over Postgres inside this process. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** True for the backend's paths. */
  has(pathname: string): boolean;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** Path of the database's folder. */
  readonly database: string;
  /** The project's supabase/ folder. */
  readonly supabaseFolder: string;
  readonly tokenSecret: string;
  readonly auth: AuthSettings;
  readonly mailbox: Mailbox;
  readonly print: (line: string) => void;
}

/**
 * Opens the database, migrates it, and serves it.
 * @throws PlainFailure if the data can't be opened or a migration fails
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const connection = await openDatabase(options.database);
  try {
    const app = new App({
      connection,
      // Google's redirect URL; the default would be the port of the Supabase CLI's stack
      api: { external_url: options.auth.site_url },
      auth: {
        ...options.auth,
        enabled: true,
        jwt_secret: options.tokenSecret,
        publishable_key: EMBEDDED_PUBLIC_KEY,
      },
      // in admin mode, requests without a key would bypass row-level security
      options: { drivers: { email: options.mailbox }, server: { admin: false } },
    });
    await prepare(app, connection, options.supabaseFolder);
    reportSqlStates(connection);
    const queue = oneAtATime();
    return {
      has: (pathname) => ['/auth/v1', '/rest/v1'].some((root) => pathname === root || pathname.startsWith(`${root}/`)),
      async fetch(request) {
        const complete = await readBody(request);
        return queue(() => withQuietErrors(options.print, () => app.fetch(complete, { peerAddress: null })));
      },
      close: () => queue(() => connection.close()),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function prepare(app: App, connection: PgliteConnection, supabaseFolder: string): Promise<void> {
  await app.ensureSystemSchema();
  const { rows } = await connection.driver.query('select from supabase_migrations.schema_migrations limit 1');
  if (rows.length === 0) await createHostedRoles(connection);
  await migrate(connection.driver, supabaseFolder);
  await connection.clearSchemaCache();
  await keepNamedPrivileges(connection);
}

/** Buffers the body, so that slow uploads don't block the queue. */
async function readBody(request: Request): Promise<Request> {
  if (request.body === null) return request;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: await request.arrayBuffer(),
  });
}
