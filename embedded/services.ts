import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readAuthSettings } from './auth-settings';
import { createBackend } from './backend';
import { openDataFolder } from './data-folder';
import { createFunctions } from './functions';
import { createMailbox, type Mail } from './mail';
import { createMovieDatabase } from './movie-database/movie-database';
import type { Part } from './request-handler';
import type { Settings } from './settings';

/** Everything behind the app that a browser can ask. */
export interface Services {
  readonly parts: readonly Part[];
  /** Mails that the auth service would have sent, newest last. */
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Where one line at a time is shown; the terminal unless given. */
  readonly print?: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Seconds that an access token is good for, in place of config.toml's. */
  readonly tokenLifetime?: number;
}

/**
 * Opens what the configuration asks for: with a hosted Supabase, only the movie database.
 * @param origin where the app is served, without a slash at the end
 * @throws PlainFailure when the data folder or its database cannot be used
 */
export async function openServices(
  settings: Settings,
  origin: string,
  { print = console.log, now = Date.now, tokenLifetime }: ServiceOptions = {},
): Promise<Services> {
  const key = settings.movieDatabaseKey ?? randomBytes(16).toString('hex');
  const movies = createMovieDatabase({ key, now });
  if (settings.client.VITE_SUPABASE_URL !== '') return { parts: [movies], mails: [], close: () => Promise.resolve() };

  const folder = openDataFolder(settings.dataFolder);
  const mailbox = createMailbox(print);
  const supabaseFolder = join(settings.projectFolder, 'supabase');
  const auth = readAuthSettings(join(supabaseFolder, 'config.toml'), origin, settings.variables);
  try {
    const backend = await createBackend({
      database: folder.database,
      supabaseFolder,
      tokenSecret: folder.tokenSecret,
      auth: { ...auth, jwt_expiry: tokenLifetime ?? auth.jwt_expiry },
      mailbox,
      print,
    });
    return {
      parts: [backend, createFunctions({ TMDB_API_KEY: key }), movies],
      mails: mailbox.mails,
      close: () => backend.close().finally(() => folder.release()),
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}
