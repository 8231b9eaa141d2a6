import { delay } from './delay';
import { isSpareConnection } from './connection';

/** Milliseconds to wait in browsers without idle callbacks. */
const REST_MS = 200;

/** Whether the page may prefetch: it's visible, and the connection suitable. */
export function mayFetchAhead(): boolean {
  return document.visibilityState === 'visible' && isSpareConnection();
}

/** Resolves when the page is idle. */
export function idleMoment(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return delay(REST_MS);
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/** Whether the browser has this much space left, in bytes; false if unknown. */
export async function hasRoom(bytes: number): Promise<boolean> {
  if (!('storage' in navigator)) return false;
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage >= bytes;
  } catch {
    return false;
  }
}
