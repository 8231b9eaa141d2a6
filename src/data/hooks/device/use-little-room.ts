import { useEffect, useState } from 'react';

/** Bytes below which a device counts as nearly full: some hundred films with their posters. */
const LITTLE_ROOM = 20_000_000;

/** Bytes that the browser still has for this application where that is little; null where there is room, or it does not say. */
export function useLittleRoom(): number | null {
  const [free, setFree] = useState<number | null>(null);
  useEffect(() => {
    let stopped = false;
    async function look(): Promise<void> {
      const { quota, usage } = await navigator.storage.estimate();
      if (!stopped && quota !== undefined && usage !== undefined) setFree(Math.max(0, quota - usage));
    }
    if ('storage' in navigator) look().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, []);
  return free !== null && free < LITTLE_ROOM ? free : null;
}
