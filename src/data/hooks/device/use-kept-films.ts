import { useCallback, useEffect, useState } from 'react';
import { bytesOf } from '../../../domain/browsing-cache/eviction';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { StoreFailure } from '../../../db/browsing-cache';
import { countPosters } from '../../local/met/count-posters';
import { clearLists } from '../../../db/lists-cache';
import { clearBrowsingCache } from '../../../db/clear-browsing-cache';
import { useServices } from '../../../hooks/services-context';

/** What the device keeps of movies that nobody marked: for searches without the movie database, and as they were met. */
interface KeptMoviesCount {
  readonly movies: number;
  readonly posters: number;
  /** Bytes of all movies as JSON, and of the posters, near enough. */
  readonly bytes: number;
}

export interface SavedMoviesState {
  /** Undefined until the device was read. */
  readonly kept: Result<KeptMoviesCount, StoreFailure> | undefined;
  /** Reads the device again. */
  readonly look: () => Promise<void>;
  /** Removes them, and the lists; of the movies that any tab then waits for, none comes back. */
  readonly clear: () => Promise<Result<null, StoreFailure>>;
}

/** The movies on this device, counted when the screen opens. */
export function useSavedMovies(): SavedMoviesState {
  const load = useServices();
  const [kept, setKept] = useState<SavedMoviesState['kept']>();
  const count = useCallback(async (): Promise<Result<KeptMoviesCount, StoreFailure>> => {
    const services = await load().catch(() => null);
    const all = (await services?.catalogue.read()) ?? fail<StoreFailure>({ reason: 'refused' });
    if (!all.ok) return all;
    const posters = await countPosters();
    const bytes = all.value.reduce((sum, movie) => sum + bytesOf(movie), posters.bytes);
    return ok({ movies: all.value.length, posters: posters.count, bytes });
  }, [load]);
  const look = useCallback(async () => setKept(await count()), [count]);

  useEffect(() => {
    let stopped = false;
    void count().then((counted) => {
      if (!stopped) setKept(counted);
    });
    return () => {
      stopped = true;
    };
  }, [count]);

  return {
    kept,
    look,
    async clear() {
      try {
        await clearBrowsingCache();
        await clearLists();
      } catch {
        return fail({ reason: 'refused' });
      }
      await look();
      return ok(null);
    },
  };
}
