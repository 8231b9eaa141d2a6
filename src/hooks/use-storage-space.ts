import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlineReadiness, type OfflineReadiness } from '../lib/offline-readiness';

/** What the browser says of the room that this application has on the device. */
interface StorageRoom {
  /** Bytes in use, and bytes that are left. */
  readonly used: number;
  readonly free: number;
  /** Whether the browser has promised to remove nothing by itself. */
  readonly persisted: boolean;
}

/**
 * The room on this device; null until it is known, and where the browser does not say.
 * @param since asked for again when this changes
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

/** Bytes below which a device counts as nearly full: some hundred movies with their posters. */
const LITTLE_ROOM = 20_000_000;

/** Bytes that the browser still has for this application where that is little; null where there is room, or it does not say. */
export function useLowSpace(): number | null {
  const room = useStorageSpace();
  return room && room.free < LITTLE_ROOM ? room.free : null;
}

/** Whether the application opens on this device without a network; null until that is known. */
export function useOfflineReadiness(): OfflineReadiness | null {
  const state = useSyncExternalStore(offlineReadiness.subscribe, offlineReadiness.state);
  return 'serviceWorker' in navigator ? state : 'refused';
}
