import { createStore, delMany, entries, get, getMany, set, type UseStore } from 'idb-keyval';
import { DETAILS_REFRESH_MS, DETAILS_TTL_MS, METADATA_CACHE_LIMIT } from '../config/cache';
import type { MovieMetadata } from '../domain/movies/metadata';
import { METADATA_STORE } from './device-names';

/** A movie's metadata with the device time of its fetch, ms since the epoch. */
export interface DatedMetadata {
  readonly value: MovieMetadata;
  readonly fetchedAt: number;
}

/** Common to all rows, including those for missing movies. */
type Dating = Pick<DatedMetadata, 'fetchedAt'>;

/** The key for a missing movie; metadata is stored under the movie's id. */
const missingKey = (id: number) => `missing-${id}`;

/**
 * Caches movie metadata, for visitors and members alike. It has a database of its own, so that a visitor's first page
 * doesn't need to load Dexie.
 */
export class MetadataCache {
  private store: UseStore | null = null;
  private pruned = false;

  /** A movie's metadata, or null, also if storage can't be read. */
  async read(id: number, now: number): Promise<DatedMetadata | null> {
    try {
      const kept = await get<DatedMetadata>(id, this.opened());
      return kept && now - kept.fetchedAt < DETAILS_TTL_MS ? kept : null;
    } catch {
      return null;
    }
  }

  /** Stores a movie's metadata if possible. The first write also prunes the cache. */
  async write(id: number, facts: DatedMetadata, now: number): Promise<void> {
    try {
      await set(id, facts, this.opened());
      if (this.pruned) return;
      this.pruned = true;
      await this.prune(now);
    } catch {
      // On a full device, TMDB is queried again.
    }
  }

  /** Ids among these that TMDB didn't have within the last DETAILS_REFRESH_MS. */
  async missing(ids: readonly number[], now: number): Promise<ReadonlySet<number>> {
    try {
      const noted = await getMany<Dating | undefined>(ids.map(missingKey), this.opened());
      return new Set(ids.filter((_, index) => now - (noted[index]?.fetchedAt ?? 0) < DETAILS_REFRESH_MS));
    } catch {
      return new Set();
    }
  }

  /** Stores that TMDB has no such movie, if possible. */
  async markMissing(id: number, now: number): Promise<void> {
    try {
      await set(missingKey(id), { fetchedAt: now }, this.opened());
    } catch {
      // On a full device, TMDB is queried again.
    }
  }

  private async prune(now: number): Promise<void> {
    const kept = await entries<IDBValidKey, Dating>(this.opened());
    const newestFirst = kept.sort(([, a], [, b]) => b.fetchedAt - a.fetchedAt);
    const surplus = newestFirst.filter(
      ([, { fetchedAt }], index) => index >= METADATA_CACHE_LIMIT || now - fetchedAt >= DETAILS_TTL_MS,
    );
    await delMany(
      surplus.map(([id]) => id),
      this.opened(),
    );
  }

  private opened(): UseStore {
    this.store ??= createStore(...METADATA_STORE);
    return this.store;
  }
}
