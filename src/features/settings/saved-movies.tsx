import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/button';
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
const Text = chakra('p', { base: { color: 'fg.muted' } });
const Count = chakra('p', { base: { fontWeight: 'semibold' } });

/** What this device keeps, the room that is left, and a way to remove what nobody marked. */
export function SavedMoviesPanel() {
  const movies = useSavedMovies();
  return (
    <Stack>
      <DeviceRoom since={movies.kept} />
      <Movies {...movies} />
    </Stack>
  );
}

function Movies({ kept, look, clear }: SavedMoviesState) {
  const [clearing, setClearing] = useState(false);

  async function press(): Promise<void> {
    setClearing(true);
    const cleared = await clear();
    setClearing(false);
    if (cleared.ok) toasts.show({ kind: 'success', text: SAVED_MOVIES.cleared });
    else toasts.show({ kind: 'error', text: SAVED_MOVIES.notCleared });
  }

  if (kept === undefined) return <Spinner label={SAVED_MOVIES.loading} />;
  if (!kept.ok) {
    return (
      <ErrorPanel text={SAVED_MOVIES.unreadable}>
        <Button variant="secondary" onPress={() => void look()}>
          {SAVED_MOVIES.retry}
        </Button>
      </ErrorPanel>
    );
  }
  const { movies, posters, bytes } = kept.value;
  if (movies + posters === 0) return <Text>{SAVED_MOVIES.none}</Text>;
  return (
    <>
      <Text>{SAVED_MOVIES.lead}</Text>
      <Count>{SAVED_MOVIES.kept(movies, posters, bytes / 1_000_000)}</Count>
      <Button
        variant="secondary"
        wide
        loading={clearing}
        loadingText={SAVED_MOVIES.clearing}
        onPress={() => void press()}
      >
        {SAVED_MOVIES.clear}
      </Button>
    </>
  );
}

const Facts = chakra('ul', { base: { display: 'grid', gap: '1', color: 'fg.muted' } });

/**
 * Whether the application opens without a network, the room that it has on the device, and what the browser promised.
 * @param since looked at again when this changes
 */
export function DeviceRoom({ since }: { readonly since: unknown }) {
  const start = useOfflineReadiness();
  const room = useStorageSpace(since);
  return (
    <Facts>
      {start && <li>{OFFLINE_READINESS[start]}</li>}
      {room && (
        <>
          <li>{SAVED_MOVIES.room(room.used / 1_000_000, room.free / 1_000_000)}</li>
          <li>{room.persisted ? SAVED_MOVIES.promised : SAVED_MOVIES.notPromised}</li>
        </>
      )}
    </Facts>
  );
}

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
    const all = (await services?.browsingCache.read()) ?? fail<StoreFailure>({ reason: 'refused' });
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

async function postersIn(name: string): Promise<readonly Response[]> {
  // Opened only where there is one: counting makes none.
  return (await caches.has(name)) ? (await caches.open(name)).matchAll() : [];
}

/**
 * The posters on this device that were met, or are kept for searches without a network, and their bytes; none where they
 * cannot be read.
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
