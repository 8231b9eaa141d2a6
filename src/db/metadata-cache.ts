import { promisifyRequest } from 'idb-keyval';
import { DETAILS_REFRESH_MS, DETAILS_TTL_MS, METADATA_CACHE_LIMIT } from '../config/cache';
import type { MovieMetadata } from '../domain/movies/metadata';
import { METADATA_STORE } from './device-names';
import { KeyValueStore } from './key-value-store';

/** A movie's metadata with the device time of its fetch, ms since the epoch. */
export interface DatedMetadata {
  readonly value: MovieMetadata;
  readonly fetchedAt: number;
}

/** Common to all rows, including those for missing movies. */
type Dating = Pick<DatedMetadata, 'fetchedAt'>;

/** The key for a missing movie; metadata is stored under the movie's id. */
const missingKey = (id: number) => `missing-${id}`;

/** Caches movie metadata, for visitors and members alike. */
export class MetadataCache {
  private readonly store = new KeyValueStore(METADATA_STORE);
  private pruned = false;

  /** A movie's metadata, or null, also if storage can't be read. */
  async read(id: number, now: number): Promise<DatedMetadata | null> {
    const kept = await this.store.attempt<DatedMetadata | undefined>(
      'readonly',
      (rows) => promisifyRequest(rows.get(id)),
      undefined,
    );
    return kept && now - kept.fetchedAt < DETAILS_TTL_MS ? kept : null;
  }

  /** Stores a movie's metadata if possible; on a full device, TMDB is queried again. The first write also prunes. */
  async write(id: number, facts: DatedMetadata, now: number): Promise<void> {
    await this.put(id, facts);
    if (this.pruned) return;
    this.pruned = true;
    await this.prune(now);
  }

  /** Ids among these that TMDB didn't have within the last DETAILS_REFRESH_MS. */
  async missing(ids: readonly number[], now: number): Promise<ReadonlySet<number>> {
    const noted = await this.store.attempt<readonly (Dating | undefined)[]>(
      'readonly',
      (rows) => Promise.all(ids.map((id) => promisifyRequest(rows.get(missingKey(id))))),
      [],
    );
    return new Set(ids.filter((_, index) => now - (noted[index]?.fetchedAt ?? 0) < DETAILS_REFRESH_MS));
  }

  /** Stores that TMDB has no such movie, if possible. */
  async markMissing(id: number, now: number): Promise<void> {
    await this.put(missingKey(id), { fetchedAt: now });
  }

  private async put(key: IDBValidKey, row: Dating): Promise<void> {
    await this.store.attempt<unknown>('readwrite', (rows) => promisifyRequest(rows.put(row, key)), null);
  }

  private async prune(now: number): Promise<void> {
    await this.store.attempt<unknown>(
      'readwrite',
      async (rows) => {
        const [keys, kept] = await Promise.all([
          promisifyRequest(rows.getAllKeys()),
          promisifyRequest<Dating[]>(rows.getAll()),
        ]);
        const newestFirst = keys
          .map((key, index) => ({ key, fetchedAt: kept[index]?.fetchedAt ?? 0 }))
          .sort((a, b) => b.fetchedAt - a.fetchedAt);
        const surplus = newestFirst.filter(
          ({ fetchedAt }, index) => index >= METADATA_CACHE_LIMIT || now - fetchedAt >= DETAILS_TTL_MS,
        );
        await Promise.all(surplus.map(({ key }) => promisifyRequest(rows.delete(key))));
      },
      null,
    );
  }
}
