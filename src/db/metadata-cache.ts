import { createStore, delMany, entries, get, getMany, set, type UseStore } from 'idb-keyval';
import { DETAILS_REFRESH_MS, DETAILS_TTL_MS, METADATA_CACHE_LIMIT } from '../config/cache';
import type { MovieMetadata } from '../domain/movies/metadata';
import { METADATA_STORE } from './device-names';

/** A movie's facts with the device time of their fetch, in milliseconds since 1970. */
export interface DatedMetadata {
  readonly value: MovieMetadata;
  readonly fetchedAt: number;
}

/** What every row has, also one that says that there is no such movie. */
type Dating = Pick<DatedMetadata, 'fetchedAt'>;

/** The key of the note that a movie is missing, beside those of facts, which are the movies' ids. */
const missingKey = (id: number) => `missing-${id}`;

/**
 * Facts of movies as this device keeps them, for visitors and members alike: they are nobody's. Like the movie database's
 * key they have a database of their own, which a visitor's first page can read without the library of the others.
 */
export class MetadataCache {
  private store: UseStore | null = null;
  private pruned = false;

  /** A movie's facts, or null: of what cannot be read there are none. */
  async read(id: number, now: number): Promise<DatedMetadata | null> {
    try {
      const kept = await get<DatedMetadata>(id, this.opened());
      return kept && now - kept.fetchedAt < DETAILS_TTL_MS ? kept : null;
    } catch {
      return null;
    }
  }

  /** Keeps a movie's facts, where the device has room; with the first ones of a page, gives up the oldest of too many. */
  async write(id: number, facts: DatedMetadata, now: number): Promise<void> {
    try {
      await set(id, facts, this.opened());
      if (this.pruned) return;
      this.pruned = true;
      await this.prune(now);
    } catch {
      // They are a convenience: a full device asks the movie database again.
    }
  }

  /** Which of these movies the movie database did not have when it was last asked, a month ago at most. */
  async missing(ids: readonly number[], now: number): Promise<ReadonlySet<number>> {
    try {
      const noted = await getMany<Dating | undefined>(ids.map(missingKey), this.opened());
      return new Set(ids.filter((_, index) => now - (noted[index]?.fetchedAt ?? 0) < DETAILS_REFRESH_MS));
    } catch {
      return new Set();
    }
  }

  /** Notes that the movie database has no such movie, where the device has room. */
  async noteMissing(id: number, now: number): Promise<void> {
    try {
      await set(missingKey(id), { fetchedAt: now }, this.opened());
    } catch {
      // As with facts: then it is asked again.
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
