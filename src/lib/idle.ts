import { delay } from './delay';
import { isFastUnmeteredConnection } from './connection';

/** Milliseconds to wait in browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;

/** Whether the page may prefetch: it's visible, and the connection suitable. */
export function mayPrefetch(): boolean {
  return document.visibilityState === 'visible' && isFastUnmeteredConnection();
}

/** Resolves when the page is idle. */
export function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return delay(IDLE_FALLBACK_MS);
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/** Whether the browser has this much space left, in bytes; false if unknown. */
export async function hasFreeSpace(bytes: number): Promise<boolean> {
  if (!('storage' in navigator)) return false;
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage >= bytes;
  } catch {
    return false;
  }
}
