import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { BackfillProgress, ReadPages } from '../domain/browsing-cache/backfill-plan';
import { isRecord } from '../domain/values/guards';
import { fail, ok, type Result } from '../domain/values/result';
import { BROWSING_CACHE_STORE } from './device-names';
import { CLEARED_AT_KEY } from './clear-browsing-cache';
import type { StoreFailure } from './browsing-cache';

/** The key of the progress, beside the movies, whose keys are numbers: it goes with them. */
const PROGRESS_KEY = 'filling';

/** Why there is no progress: all movies were forgotten meanwhile, or the device refuses. */
export type NoProgress = StoreFailure | { readonly reason: 'forgotten' };

function isReadPages(value: unknown): value is ReadPages {
  return isRecord(value) && ['pages', 'total', 'readAt'].every((name) => Number.isFinite(value[name]));
}

/** The progress as this version of the application or another has kept it; what cannot be read was not asked for. */
function parseProgress(kept: unknown): BackfillProgress {
  const read = new Map<string, ReadPages>();
  if (isRecord(kept)) for (const [label, pages] of Object.entries(kept)) if (isReadPages(pages)) read.set(label, pages);
  return Object.fromEntries(read);
}

/** How far the movies on this device were completed, over all visits and tabs. */
export class BackfillProgressStore {
  private store: UseStore | null = null;

  /**
   * The progress so far.
   * @param since when this visit began, in milliseconds since 1970: it ends where all movies were forgotten after that
   */
  read(since: number): Promise<Result<BackfillProgress, NoProgress>> {
    return this.attempt('readonly', since, async (store) =>
      parseProgress(await promisifyRequest<unknown>(store.get(PROGRESS_KEY))),
    );
  }

  /** Keeps the progress, unless all movies were forgotten since the visit began. */
  write(progress: BackfillProgress, since: number): Promise<Result<BackfillProgress, NoProgress>> {
    return this.attempt('readwrite', since, async (store) => {
      await promisifyRequest(store.put(progress, PROGRESS_KEY));
      return progress;
    });
  }

  private async attempt(
    mode: IDBTransactionMode,
    since: number,
    work: (store: IDBObjectStore) => Promise<BackfillProgress>,
  ): Promise<Result<BackfillProgress, NoProgress>> {
    try {
      this.store ??= createStore(...BROWSING_CACHE_STORE);
      return await this.store(mode, async (store) => {
        const forgottenAt = await promisifyRequest<unknown>(store.get(CLEARED_AT_KEY));
        if (typeof forgottenAt === 'number' && forgottenAt >= since) return fail({ reason: 'forgotten' });
        return ok(await work(store));
      });
    } catch {
      // A database that was closed is opened anew the next time.
      this.store = null;
      return fail({ reason: 'refused' });
    }
  }
}
