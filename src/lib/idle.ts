import { delay } from './delay';
import { isSpareConnection } from './connection';

/** Milliseconds that a browser without idle callbacks gets to come to rest. */
const REST_MS = 200;

/** Whether the page may fetch what nobody has asked for: it is looked at, on such a connection. */
export function mayFetchAhead(): boolean {
  return document.visibilityState === 'visible' && isSpareConnection();
}

/** Resolves when the page has nothing else to do. */
export function idleMoment(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return delay(REST_MS);
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/** Whether the browser has so many bytes left for the application; false where it does not say. */
export async function hasRoom(bytes: number): Promise<boolean> {
  if (!('storage' in navigator)) return false;
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage >= bytes;
  } catch {
    return false;
  }
}
