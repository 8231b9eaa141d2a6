import { join, resolve } from 'node:path';
import { fail, ok, type Result } from '../../src/domain/values/result';
import { clientEnvironment, type ClientEnvironment, type Variables } from './client-environment';

/** What the embedded server is started with. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Network address to listen on. */
  readonly host: string;
  /** The project: migrations, functions and the build are found under it. */
  readonly projectFolder: string;
  /** Where accounts and marks are kept; unused with a hosted Supabase. */
  readonly dataFolder: string;
  /** The key handed out by get-secret; undefined when the embedded movie database makes its own. */
  readonly movieDatabaseKey: string | undefined;
  readonly client: ClientEnvironment;
  /** Where supabase/config.toml finds what it takes from the environment. */
  readonly variables: Variables;
}

/** Where `npm start` says it is: a port that no common tool claims except `vite preview`, whose place it takes. */
const DEFAULT_PORT = 4173;

/**
 * Settings out of the environment.
 * @param projectFolder absolute
 * @returns one sentence that names the variable when a value cannot be used
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
  // the two movie databases number some movies differently, so that their marks must not mix
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
