import { join, resolve } from 'node:path';
import { fail, ok, type Result } from '../../src/domain/values/result';
import { clientEnvironment, type ClientEnvironment, type Variables } from './client-environment';

/** The embedded server's settings. */
export interface Settings {
  /** 0 for any free port. */
  readonly port: number;
  /** Network address to listen on. */
  readonly host: string;
  /** The project, with migrations, functions and the build. */
  readonly projectFolder: string;
  /** Where accounts and marks are stored; unused with a hosted Supabase. */
  readonly dataFolder: string;
  /** The TMDB key returned by get-secret; undefined if the embedded movie database generates one. */
  readonly movieDatabaseKey: string | undefined;
  readonly client: ClientEnvironment;
  /** Environment variables for supabase/config.toml. */
  readonly variables: Variables;
}

/** Port of `npm start`: used by no common tool except `vite preview`, which it replaces. */
const DEFAULT_PORT = 4173;

/**
 * Settings from the environment.
 * @param projectFolder absolute
 * @returns a message that names the variable if a value is invalid
 */
export function readSettings(variables: Variables, projectFolder: string): Result<Settings, string> {
  const port = variables['PORT'] ? Number(variables['PORT']) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return fail(`PORT must be a whole number from 0 to 65535, not "${variables['PORT'] ?? ''}".`);
  const client = clientEnvironment(variables);
  if (!client.ok) return client;
  if ((variables['MATINEE_BASE'] || '/') !== '/')
    return fail('MATINEE_BASE is for static hosts. This server always serves at /, so leave it out.');
  const confirm = variables['MATINEE_CONFIRM_EMAIL'] || 'no';
  if (confirm !== 'yes' && confirm !== 'no')
    return fail(`MATINEE_CONFIRM_EMAIL must be "yes" or "no", not "${confirm}".`);
  const key = variables['TMDB_API_KEY'] || undefined;
  // the two movie databases use different ids for some movies, so their marks must not mix
  const folder = variables['MATINEE_DATA'] || join('.matinee', key ? 'data-tmdb' : 'data');
  return ok({
    port,
    host: variables['HOST'] || '127.0.0.1',
    projectFolder,
    dataFolder: resolve(projectFolder, folder),
    movieDatabaseKey: key,
    client: client.value,
    variables,
  });
}
