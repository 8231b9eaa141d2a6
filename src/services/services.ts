import { type AuthContext, RefreshBackoff } from '../api/supabase/auth-context';
import type { ApiConfig } from '../api/supabase/http';
import { fetchSecret } from '../api/supabase/postgrest';
import { createTmdbClient, type TmdbClient } from '../api/tmdb/client';
import type { Fetch } from '../api/tmdb/fetch-json';
import { fetchMovieMetadata } from '../api/tmdb/movie';
import type { Environment } from '../config/environment';
import { ApiKeyStore } from '../db/api-key-store';
import type { DeviceDatabase } from '../db/device-database';
import { MetadataCache } from '../db/metadata-cache';
import { SessionStore } from '../db/session-store';
import type { RequestFailure } from '../domain/requests/request-error';
import { fail, ok, type Result } from '../domain/values/result';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../domain/watch-preferences';
import { withWebLock } from '../lib/locks';
import { type BrowsingCache, createBrowsingCache, type LoadBrowsingCache } from './browsing-cache';
import { createMetadataStore, type MetadataStore } from './metadata-store';

/** Access to storage and network for a page or the worker. */
export interface Services {
  readonly store: SessionStore;
  readonly auth: AuthContext;
  readonly tmdb: TmdbClient;
  readonly metadata: MetadataStore;
  readonly browsingCache: BrowsingCache;
  /** URL of TMDB's image host, before the width. */
  readonly imageUrl: string;
}

export interface ServicesOptions {
  /** Loads the store of the browsing cache; null for no cache. */
  readonly loadBrowsingCache?: LoadBrowsingCache | null;
  /** Called when there are pending cleanups of ended sessions. */
  readonly onEnded?: (source: AuthContext) => void;
  /** Fetches from TMDB; the browser's fetch if omitted. */
  readonly fetchMovies?: Fetch;
  /** The country and language for movies; defaults if omitted. */
  readonly preferences?: () => WatchPreferences;
}

/**
 * Creates the services of one page or worker. Nothing is requested until one is used.
 * @param openDevice opens the device database; pages load it when the session is first read
 */
export function createServices(
  environment: Environment,
  openDevice: () => Promise<DeviceDatabase>,
  {
    loadBrowsingCache = null,
    onEnded = () => undefined,
    fetchMovies,
    preferences = () => DEFAULT_WATCH_PREFERENCES,
  }: ServicesOptions = {},
): Services {
  const store = new SessionStore(openDevice, () => onEnded(tokens));
  const api: ApiConfig = {
    supabaseUrl: environment.supabaseUrl,
    anonKey: environment.supabaseAnonKey,
    fetch: (input, init) => fetch(input, init),
    online: () => navigator.onLine,
    now: () => Date.now(),
  };
  const apiKey = new ApiKeySource(new ApiKeyStore(), api);
  const browsingCache = createBrowsingCache(loadBrowsingCache, api.now);
  const tmdb = createTmdbClient({
    baseUrl: environment.movieDatabaseUrl,
    fetch: fetchMovies ?? api.fetch,
    online: api.online,
    getKey: async () => {
      const response = await apiKey.get();
      if (response.ok) return response;
      return fail({ reason: response.error.reason === 'offline' ? 'offline' : 'key-missing' });
    },
    onKeyRefused: (refused) => apiKey.forget(refused),
    onMovies: browsingCache.addListing,
    preferences,
  });
  const tokens: AuthContext = {
    ...api,
    store,
    withLock: withWebLock,
    refreshBackoff: new RefreshBackoff(),
    random: () => Math.random(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
  return {
    store,
    imageUrl: environment.imageUrl,
    auth: tokens,
    tmdb,
    browsingCache,
    metadata: createMetadataStore({
      cache: new MetadataCache(),
      fetch: (id, signal, urgency) => fetchMovieMetadata(tmdb, id, signal, urgency),
      onMetadata: browsingCache.addMetadata,
      online: api.online,
      now: api.now,
      country: () => preferences().country,
    }),
  };
}

/** Name of TMDB's API key among the secrets. */
const KEY_NAME = 'TMDB_API_KEY';

/** TMDB's API key: from memory, else from the device, else from get-secret. One request at a time. */
export class ApiKeySource {
  private readonly store: ApiKeyStore;
  private readonly api: ApiConfig;
  private pending: Promise<Result<string, RequestFailure>> | null = null;

  constructor(store: ApiKeyStore, api: ApiConfig) {
    this.store = store;
    this.api = api;
  }

  /** The key, or why there is none. Failures aren't cached. */
  async get(): Promise<Result<string, RequestFailure>> {
    this.pending ??= this.obtain();
    const key = await this.pending;
    if (!key.ok) this.pending = null;
    return key;
  }

  /** Drops a key that TMDB has refused. */
  async forget(refused: string): Promise<void> {
    const current = await this.pending;
    if (current?.ok && current.value !== refused) return;
    this.pending = null;
    await this.store.remove();
  }

  private async obtain(): Promise<Result<string, RequestFailure>> {
    const stored = await this.store.read();
    if (stored !== null) return ok(stored);
    const fetched = await fetchSecret(this.api, KEY_NAME);
    if (!fetched.ok) return fetched;
    await this.store.write(fetched.value);
    return fetched;
  }
}
