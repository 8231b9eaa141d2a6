import { promisifyRequest } from 'idb-keyval';
import type { BackfillProgress, ReadPages } from '../domain/browsing-cache/backfill-plan';
import { isRecord } from '../domain/values/guards';
import { fail, ok, type Result } from '../domain/values/result';
import { BROWSING_CACHE_STORE } from './device-names';
import { KeyValueStore } from './key-value-store';
import { CLEARED_AT_KEY } from './clear-browsing-cache';
import type { StoreFailure } from './browsing-cache';

/** The key of the progress in the movies' store, whose other keys are numbers, so that it's cleared with them. */
const PROGRESS_KEY = 'filling';

/** Why there is no progress: the cache was cleared meanwhile, or storage failed. */
export type NoProgress = StoreFailure | { readonly reason: 'forgotten' };

function isReadPages(value: unknown): value is ReadPages {
  return isRecord(value) && ['pages', 'total', 'readAt'].every((name) => Number.isFinite(value[name]));
}

/** Parses stored progress, possibly of another version; entries that aren't valid are dropped. */
function parseProgress(kept: unknown): BackfillProgress {
  const read = new Map<string, ReadPages>();
  if (isRecord(kept)) for (const [label, pages] of Object.entries(kept)) if (isReadPages(pages)) read.set(label, pages);
  return Object.fromEntries(read);
}

/** The progress of the backfill, across visits and tabs. */
export class BackfillProgressStore {
  private readonly store = new KeyValueStore(BROWSING_CACHE_STORE);

  /**
   * The progress so far.
   * @param since start of this visit, ms since the epoch: if the cache was cleared after that, the backfill ends
   */
  read(since: number): Promise<Result<BackfillProgress, NoProgress>> {
    return this.attempt('readonly', since, async (store) =>
      parseProgress(await promisifyRequest<unknown>(store.get(PROGRESS_KEY))),
    );
  }

  /** Stores the progress, unless the cache was cleared since the visit began. */
  write(progress: BackfillProgress, since: number): Promise<Result<BackfillProgress, NoProgress>> {
    return this.attempt('readwrite', since, async (store) => {
      await promisifyRequest(store.put(progress, PROGRESS_KEY));
      return progress;
    });
  }

  private attempt(
    mode: IDBTransactionMode,
    since: number,
    work: (store: IDBObjectStore) => Promise<BackfillProgress>,
  ): Promise<Result<BackfillProgress, NoProgress>> {
    return this.store.attempt<Result<BackfillProgress, NoProgress>>(
      mode,
      async (store) => {
        const forgottenAt = await promisifyRequest<unknown>(store.get(CLEARED_AT_KEY));
        if (typeof forgottenAt === 'number' && forgottenAt >= since) return fail({ reason: 'forgotten' });
        return ok(await work(store));
      },
      fail({ reason: 'refused' }),
    );
  }
}
