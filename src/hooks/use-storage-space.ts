import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlineReadiness, type OfflineReadiness } from '../lib/offline-readiness';

/** The browser's storage estimate for this application. */
interface StorageSpace {
  /** In bytes. */
  readonly used: number;
  readonly free: number;
  /** Whether the browser has granted persistent storage. */
  readonly persisted: boolean;
}

/**
 * The storage estimate; null until it is known, or if the browser doesn't provide one.
 * @param since refreshes the estimate when it changes
 */
export function useStorageSpace(since?: unknown): StorageSpace | null {
  const [space, setSpace] = useState<StorageSpace | null>(null);
  useEffect(() => {
    let stopped = false;
    async function estimate(): Promise<void> {
      const [{ quota, usage }, persisted] = await Promise.all([
        navigator.storage.estimate(),
        navigator.storage.persisted(),
      ]);
      if (stopped || quota === undefined || usage === undefined) return;
      setSpace({ used: usage, free: Math.max(0, quota - usage), persisted });
    }
    estimate().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [since]);
  return space;
}

/** Bytes below which storage counts as low: some hundred movies with posters. */
const LOW_SPACE_BYTES = 20_000_000;

/** The free bytes if storage is low; null if there is enough or it is unknown. */
export function useLowSpace(): number | null {
  const space = useStorageSpace();
  return space && space.free < LOW_SPACE_BYTES ? space.free : null;
}

/** Whether the application can open offline on this device; null until known. */
export function useOfflineReadiness(): OfflineReadiness | null {
  const state = useSyncExternalStore(offlineReadiness.subscribe, offlineReadiness.state);
  return 'serviceWorker' in navigator ? state : 'refused';
}
