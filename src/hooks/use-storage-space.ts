import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlineReadiness, type OfflineReadiness } from '../lib/offline-readiness';

/** The browser's storage estimate for this application. */
interface StorageRoom {
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
export function useStorageSpace(since?: unknown): StorageRoom | null {
  const [room, setRoom] = useState<StorageRoom | null>(null);
  useEffect(() => {
    let stopped = false;
    async function look(): Promise<void> {
      const [{ quota, usage }, persisted] = await Promise.all([
        navigator.storage.estimate(),
        navigator.storage.persisted(),
      ]);
      if (stopped || quota === undefined || usage === undefined) return;
      setRoom({ used: usage, free: Math.max(0, quota - usage), persisted });
    }
    look().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [since]);
  return room;
}

/** Bytes below which storage counts as low: some hundred movies with posters. */
const LITTLE_ROOM = 20_000_000;

/** The free bytes if storage is low; null if there is enough or it is unknown. */
export function useLowSpace(): number | null {
  const room = useStorageSpace();
  return room && room.free < LITTLE_ROOM ? room.free : null;
}

/** Whether the application can open offline on this device; null until known. */
export function useOfflineReadiness(): OfflineReadiness | null {
  const state = useSyncExternalStore(offlineReadiness.subscribe, offlineReadiness.state);
  return 'serviceWorker' in navigator ? state : 'refused';
}
