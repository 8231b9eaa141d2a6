import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { Text } from '../../components/layout/panels';
import { ErrorPanel } from '../../components/error-panel';
import { Spinner } from '../../components/spinner';
import { toasts } from '../../components/toast';
import { POSTER_CACHE, SEEN_POSTERS_CACHE } from '../../config/cache';
import type { StoreFailure } from '../../db/browsing-cache';
import { clearBrowsingCache } from '../../db/clear-browsing-cache';
import { clearLists } from '../../db/lists-cache';
import { bytesOf } from '../../domain/browsing-cache/eviction';
import { fail, ok, type Result } from '../../domain/values/result';
import { useServices } from '../../hooks/services-context';
import { useOfflineReadiness, useStorageSpace } from '../../hooks/use-storage-space';
import { OFFLINE_READINESS } from '../../i18n/messages/sync';
import { SAVED_MOVIES } from './messages';

const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });
const Count = chakra('p', { base: { fontWeight: 'semibold' } });

/** What this device stores, the free space, and a button that removes everything unmarked. */
export function SavedMoviesPanel() {
  const movies = useSavedMovies();
  return (
    <Stack>
      <DeviceStorage since={movies.stored} />
      <Movies {...movies} />
    </Stack>
  );
}

function Movies({ stored, refresh, clear }: SavedMoviesState) {
  const [clearing, setClearing] = useState(false);

  async function remove(): Promise<void> {
    setClearing(true);
    const cleared = await clear();
    setClearing(false);
    if (cleared.ok) toasts.show({ kind: 'success', text: SAVED_MOVIES.cleared });
    else toasts.show({ kind: 'error', text: SAVED_MOVIES.notCleared });
  }

  if (stored === undefined) return <Spinner label={SAVED_MOVIES.loading} />;
  if (!stored.ok) {
    return (
      <ErrorPanel text={SAVED_MOVIES.unreadable}>
        <Button variant="secondary" onPress={() => void refresh()}>
          {SAVED_MOVIES.retry}
        </Button>
      </ErrorPanel>
    );
  }
  const { movies, posters, bytes } = stored.value;
  if (movies + posters === 0) return <Text>{SAVED_MOVIES.none}</Text>;
  return (
    <>
      <Text>{SAVED_MOVIES.lead}</Text>
      <Count>{SAVED_MOVIES.stored(movies, posters, bytes / 1_000_000)}</Count>
      <Button
        variant="secondary"
        wide
        loading={clearing}
        loadingText={SAVED_MOVIES.clearing}
        onPress={() => void remove()}
      >
        {SAVED_MOVIES.clear}
      </Button>
    </>
  );
}

const Facts = chakra('ul', { base: { display: 'grid', gap: '1', color: 'fg.muted' } });

/**
 * Whether the app opens offline, its storage estimate, and whether storage is persistent.
 * @param since refreshes the estimate when it changes
 */
export function DeviceStorage({ since }: { readonly since: unknown }) {
  const start = useOfflineReadiness();
  const space = useStorageSpace(since);
  return (
    <Facts>
      {start && <li>{OFFLINE_READINESS[start]}</li>}
      {space && (
        <>
          <li>{SAVED_MOVIES.storageUsed(space.used / 1_000_000, space.free / 1_000_000)}</li>
          <li>{space.persisted ? SAVED_MOVIES.persistent : SAVED_MOVIES.notPersistent}</li>
        </>
      )}
    </Facts>
  );
}

/** Unmarked movies on this device: cached for offline searches or while browsing. */
interface StoredMoviesCount {
  readonly movies: number;
  readonly posters: number;
  /** Approximate size of all movies as JSON plus the posters. */
  readonly bytes: number;
}

export interface SavedMoviesState {
  /** Undefined until the device was read. */
  readonly stored: Result<StoredMoviesCount, StoreFailure> | undefined;
  /** Reads the device again. */
  readonly refresh: () => Promise<void>;
  /** Removes them and the lists; pending requests of any tab don't bring them back. */
  readonly clear: () => Promise<Result<null, StoreFailure>>;
}

/** The movies on this device, counted when the screen opens. */
export function useSavedMovies(): SavedMoviesState {
  const load = useServices();
  const [stored, setStored] = useState<SavedMoviesState['stored']>();
  const count = useCallback(async (): Promise<Result<StoredMoviesCount, StoreFailure>> => {
    const services = await load().catch(() => null);
    const all = (await services?.browsingCache.read()) ?? fail<StoreFailure>({ reason: 'refused' });
    if (!all.ok) return all;
    const posters = await countPosters();
    const bytes = all.value.reduce((sum, movie) => sum + bytesOf(movie), posters.bytes);
    return ok({ movies: all.value.length, posters: posters.count, bytes });
  }, [load]);
  const refresh = useCallback(async () => setStored(await count()), [count]);

  useEffect(() => {
    let stopped = false;
    void count().then((counted) => {
      if (!stopped) setStored(counted);
    });
    return () => {
      stopped = true;
    };
  }, [count]);

  return {
    stored,
    refresh,
    async clear() {
      try {
        await clearBrowsingCache();
        await clearLists();
      } catch {
        return fail({ reason: 'refused' });
      }
      await refresh();
      return ok(null);
    },
  };
}

async function postersIn(name: string): Promise<readonly Response[]> {
  // Check first, because opening a cache creates it.
  return (await caches.has(name)) ? (await caches.open(name)).matchAll() : [];
}

/**
 * Number and size of the posters on this device; zero if they can't be read.
 * @rejects never
 */
export async function countPosters(): Promise<{ readonly count: number; readonly bytes: number }> {
  try {
    const posters = (await Promise.all([POSTER_CACHE, SEEN_POSTERS_CACHE].map(postersIn))).flat();
    const sizes = await Promise.all(posters.map(async (poster) => (await poster.blob()).size));
    return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } catch {
    return { count: 0, bytes: 0 };
  }
}
