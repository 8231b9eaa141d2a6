import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readAuthSettings } from '../supabase/auth-settings';
import { createBackend } from '../supabase/backend';
import { openDataFolder } from '../data/data-folder';
import { startMovieCorrections } from '../supabase/movie-corrections';
import { createFunctions } from '../supabase/functions';
import { createMailbox, type Email } from '../supabase/mail';
import { createMovieDatabase, type MovieDatabase } from '../movie-database/movie-database';
import { compressed } from '../host/compressed-part';
import { isOwnPage } from '../host/own-page';
import type { RouteHandler } from '../host/request-handler';
import type { Settings } from '../settings/settings';
import { concealRegisteredEmails } from './conceal-registered-emails';
import { limitSignIns } from './sign-in-limit';

/** All services behind the app. */
export interface EmbeddedServices {
  readonly handlers: readonly RouteHandler[];
  /** Emails the auth service would have sent, newest last. */
  readonly emails: readonly Email[];
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Prints one line; to the terminal by default. */
  readonly print?: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Lifetime of access tokens in seconds, instead of config.toml's. */
  readonly tokenLifetime?: number;
  /** Interval in ms at which queued movie corrections are processed. */
  readonly correctMoviesEvery?: number;
}

/**
 * Starts the configured services; with a hosted Supabase, only the movie database.
 * @param origin of the app, without a trailing slash
 * @throws PlainFailure if the data folder or its database can't be used
 */
export async function openServices(
  settings: Settings,
  origin: string,
  { print = console.log, now = Date.now, tokenLifetime, correctMoviesEvery }: ServiceOptions = {},
): Promise<EmbeddedServices> {
  const key = settings.movieDatabaseKey ?? randomBytes(16).toString('hex');
  const movieDatabase = createMovieDatabase({ key, now });
  const movies = compressed(movieDatabase);
  if (settings.client.VITE_SUPABASE_URL !== '')
    return { handlers: [movies], emails: [], close: () => Promise.resolve() };

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
    const corrections = startMovieCorrections({
      tokenSecret: folder.tokenSecret,
      movieDatabaseKey: key,
      backend: (request) => backend.fetch(request),
      movies: settings.movieDatabaseKey === undefined ? embeddedMovies(movieDatabase) : fetch,
      ...(correctMoviesEvery === undefined ? {} : { every: correctMoviesEvery }),
    });
    const accounts = auth.email.enable_confirmations ? concealRegisteredEmails(backend) : backend;
    return {
      handlers: [
        limitSignIns(accounts, now),
        createFunctions({ TMDB_API_KEY: key }, corrections.fetch, readersOf(settings)),
        movies,
      ],
      emails: mailbox.emails,
      async close() {
        await corrections.stop();
        await backend.close().finally(() => folder.release());
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** The embedded movie database under TMDB's URLs. */
function embeddedMovies(movies: MovieDatabase): typeof fetch {
  return (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(movies.fetch(new Request(`http://localhost/movie-database${pathname}${search}`)));
  };
}

/** A personal TMDB key is only for pages of this server; the generated key works nowhere else. */
function readersOf({ movieDatabaseKey, host }: Settings): ((request: Request) => boolean) | undefined {
  return movieDatabaseKey === undefined ? undefined : (request) => isOwnPage(request, host);
}
