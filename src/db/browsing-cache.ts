import { promisifyRequest } from 'idb-keyval';
import {
  BROWSING_CACHE_BYTES_LIMIT,
  BROWSING_CACHE_MAX_CLOCK_SKEW_MS,
  BROWSING_CACHE_MOVIES_LIMIT,
  BROWSING_CACHE_SAME_FETCH_MS,
} from '../config/cache';
import { AGE_RATINGS } from '../config/questionnaire';
import { isTheme } from '../config/themes';
import {
  cachedMetadata,
  type CachedMetadata,
  type CachedMovie,
  cachedMovies,
  type Listing,
  withUpdates,
} from '../domain/browsing-cache/cached-movie';
import { bytesOf, isRetained, moviesToKeep } from '../domain/browsing-cache/eviction';
import type { MovieMetadata } from '../domain/movies/metadata';
import { isLanguageOrMissing } from '../domain/movies/movie';
import { idOf, imagePathOf } from '../domain/values/fields';
import { arrayOf, type Guard, isIsoDate, isNumber, isObjectOf, isText, nullable } from '../domain/values/guards';
import { fail, ok, type Result } from '../domain/values/result';
import { CLEARED_AT_KEY } from './clear-browsing-cache';
import { BROWSING_CACHE_STORE } from './device-names';
import { KeyValueStore } from './key-value-store';

/** Storage is unavailable or full. */
export type StoreFailure = { readonly reason: 'refused' };

/** Metadata and when it was fetched, ms since the epoch. */
export interface NotedMetadata {
  readonly value: MovieMetadata;
  readonly fetchedAt: number;
}

/** New data about movies. */
export interface CacheUpdate {
  readonly listings: readonly Listing[];
  /** Metadata by movie id; ignored for movies that are in no listing. */
  readonly metadata: ReadonlyMap<number, NotedMetadata>;
}

/** The movies' keys, without CLEARED_AT_KEY. */
const movieKeys = () => IDBKeyRange.upperBound(Infinity);

/** When the cache was last cleared, ms since the epoch; times in the future are ignored, as the clock was set back. */
async function readClearedAt(store: IDBObjectStore, now: number): Promise<number> {
  const time = await promisifyRequest<unknown>(store.get(CLEARED_AT_KEY));
  return typeof time === 'number' && time - now < BROWSING_CACHE_MAX_CLOCK_SKEW_MS ? time : -Infinity;
}

function isUnchanged(before: CachedMovie, after: CachedMovie): boolean {
  return (
    after.seenAt - before.seenAt < BROWSING_CACHE_SAME_FETCH_MS &&
    JSON.stringify({ ...before, seenAt: 0 }) === JSON.stringify({ ...after, seenAt: 0 })
  );
}

/**
 * Movies seen while browsing, the candidates for searches without TMDB. They aren't personal. A search
 * reads all of them in one request.
 */
export class BrowsingCacheStore {
  private readonly store = new KeyValueStore(BROWSING_CACHE_STORE);
  /** Total size, possibly overestimated; null until counted. */
  private bytes: number | null = null;

  /** All valid movies that haven't expired. @param now milliseconds since the epoch */
  async read(now: number): Promise<Result<readonly CachedMovie[], StoreFailure>> {
    return this.attempt('readonly', async (store) => {
      const rows = await promisifyRequest<unknown[]>(store.getAll(movieKeys()));
      return rows.map(parseCachedMovie).flatMap((movie) => (movie !== null && isRetained(movie, now) ? [movie] : []));
    });
  }

  /**
   * Merges new data into the cache in one transaction, and evicts movies if there are too many. Data fetched before the
   * cache was last cleared, by any tab, is ignored.
   */
  async write({ listings, metadata }: CacheUpdate, now: number): Promise<Result<null, StoreFailure>> {
    return this.attempt('readwrite', async (store) => {
      const clearedAt = await readClearedAt(store, now);
      const byId = new Map<number, CachedMovie>();
      for (const movie of listings.filter(({ requestedAt }) => requestedAt > clearedAt).flatMap(cachedMovies)) {
        const before = byId.get(movie.id);
        byId.set(movie.id, before ? withUpdates(before, movie) : movie);
      }
      const current = [...metadata].filter(([, { fetchedAt }]) => fetchedAt > clearedAt);
      const metadataById = new Map(current.map(([id, { value }]) => [id, value]));
      const ids = [...new Set([...byId.keys(), ...metadataById.keys()])];
      await Promise.all(ids.map((id) => this.put(store, id, byId.get(id), metadataById.get(id))));
      const count = await promisifyRequest(store.count(movieKeys()));
      if (this.bytes === null || this.bytes > BROWSING_CACHE_BYTES_LIMIT || count > BROWSING_CACHE_MOVIES_LIMIT)
        await this.trim(store, now);
      return null;
    });
  }

  private async put(
    store: IDBObjectStore,
    id: number,
    listed: CachedMovie | undefined,
    fetched: MovieMetadata | undefined,
  ) {
    const before = parseCachedMovie(await promisifyRequest<unknown>(store.get(id)));
    const movie = before && listed ? withUpdates(before, listed) : (listed ?? before);
    if (movie === null) return;
    const after: CachedMovie = fetched ? { ...movie, metadata: cachedMetadata(fetched) } : movie;
    if (before !== null && isUnchanged(before, after)) return;
    await promisifyRequest(store.put(after, id));
    if (this.bytes !== null) this.bytes += bytesOf(after) - (before ? bytesOf(before) : 0);
  }

  private async trim(store: IDBObjectStore, now: number): Promise<void> {
    const [keys, rows] = await Promise.all([
      promisifyRequest(store.getAllKeys(movieKeys())),
      promisifyRequest<unknown[]>(store.getAll(movieKeys())),
    ]);
    const movies = rows.map(parseCachedMovie);
    const retained: ReadonlySet<CachedMovie | null> = new Set(
      moviesToKeep(
        movies.filter((movie) => movie !== null),
        now,
      ),
    );
    const surplus = keys.filter((_, index) => !retained.has(movies[index] ?? null));
    await Promise.all(surplus.map((key) => promisifyRequest(store.delete(key))));
    this.bytes = movies.reduce((sum, movie) => sum + (movie && retained.has(movie) ? bytesOf(movie) : 0), 0);
  }

  private attempt<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<Result<T, StoreFailure>> {
    return this.store.attempt<Result<T, StoreFailure>>(
      mode,
      async (store) => ok(await work(store)),
      fail({ reason: 'refused' }),
    );
  }
}

const isId: Guard = (value) => idOf(value) !== null;
const isPath: Guard = (value) => value === null || imagePathOf(value) !== null;
const isRating: Guard = (value) => AGE_RATINGS.some((rating) => rating === value);

const METADATA_FIELDS: Record<keyof CachedMetadata, Guard> = {
  certification: isText,
  keywords: arrayOf(isText),
  seriesId: nullable(isId),
  independent: (value) => value === undefined || value === true,
  runtime: (value) => value === undefined || isNumber(value),
  publicRelease: (value) => value === undefined || value === null || isText(value),
};

/** Guards for a movie's fields. */
const FIELDS: Record<keyof CachedMovie, Guard> = {
  id: isId,
  title: (value) => isText(value) && value !== '',
  overview: isText,
  releaseDate: (value) => value === '' || (typeof value === 'string' && isIsoDate(value)),
  voteAverage: isNumber,
  voteCount: isNumber,
  popularity: isNumber,
  genreIds: arrayOf(isId),
  posterPath: isPath,
  backdropPath: isPath,
  translation: isLanguageOrMissing,
  originalLanguage: (value) => value === undefined || isText(value),
  themes: arrayOf((theme) => typeof theme === 'string' && isTheme(theme)),
  ratings: nullable(arrayOf(isRating)),
  metadata: nullable((metadata) => isObjectOf(metadata, METADATA_FIELDS)),
  seenAt: isNumber,
};

function isCachedMovie(value: unknown): value is CachedMovie {
  return isObjectOf(value, FIELDS);
}

/** Parses a stored movie, possibly of another version; null if it's invalid. */
export function parseCachedMovie(stored: unknown): CachedMovie | null {
  return isCachedMovie(stored) ? stored : null;
}
