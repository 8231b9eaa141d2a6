import { isRecord } from '../../domain/values/record';
import { pause } from './pause';

/** Connections that a browser calls slow (Network Information API). */
const SLOW: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

/** Milliseconds that a browser without idle callbacks gets to come to rest. */
const REST_MS = 200;

/** What the browser tells of the connection, where it does: not every browser has it, and TypeScript's library has not. */
function connectionOf(browser: object): Readonly<Record<string, unknown>> {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  return isRecord(connection) ? connection : {};
}

/** Whether the page may fetch what nobody has asked for: it is looked at, and its connection neither slow nor paid by use. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType, type } = connectionOf(navigator);
  const isSpared = saveData === true || type === 'cellular' || SLOW.has(effectiveType);
  return document.visibilityState === 'visible' && navigator.onLine && !isSpared;
}

/** Resolves when the page has nothing else to do. */
export function idleMoment(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return pause(REST_MS);
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
