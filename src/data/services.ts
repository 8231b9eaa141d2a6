import type { Environment } from '../config/environment';
import { fail, ok } from '../domain/result';
import type { DeviceDatabase } from './local/device-database';
import { KeptMovieKey } from './local/kept-movie-key';
import { withWebLock } from './local/web-lock';
import { MovieKey } from './movie-key';
import type { SecretFailure } from './supabase/secret';
import { SessionStore } from './supabase/session-store';
import type { TokenSource } from './supabase/token';
import { createMovieDatabase, type MovieDatabase } from './tmdb/client';
import type { MovieDatabaseError } from './tmdb/error';

/** What a page or the worker reaches the outside with. */
export interface Services {
  readonly store: SessionStore;
  readonly tokens: TokenSource;
  readonly movieDatabase: MovieDatabase;
  /** The movie database's image host, before the width. */
  readonly imageUrl: string;
}

const KEY_FAILURES: Record<SecretFailure, MovieDatabaseError> = {
  offline: { reason: 'offline' },
  missing: { reason: 'key-missing' },
};

/**
 * Wires the services of one page or worker to the configured addresses. Nothing is requested until one is used.
 * @param openDevice the device's database: a page loads it when the session is first asked for
 */
export function createServices(environment: Environment, openDevice: () => Promise<DeviceDatabase>): Services {
  const store = new SessionStore(openDevice);
  const source = {
    supabaseUrl: environment.supabaseUrl,
    anonKey: environment.supabaseAnonKey,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  };
  const key = new MovieKey(new KeptMovieKey(), source);
  return {
    store,
    imageUrl: environment.imageUrl,
    tokens: {
      ...source,
      store,
      now: () => Date.now(),
      withLock: withWebLock,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    movieDatabase: createMovieDatabase({
      baseUrl: environment.movieDatabaseUrl,
      fetch: source.fetch,
      getKey: async () => {
        const answer = await key.get();
        return answer.ok ? ok(answer.value) : fail(KEY_FAILURES[answer.error]);
      },
      onKeyRefused: (refused) => key.forget(refused),
    }),
  };
}
