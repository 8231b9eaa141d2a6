import { useEffect, useState } from 'react';

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
