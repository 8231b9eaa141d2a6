import { isSpareConnection } from './spare-connection';

/** Whether the page may fetch what nobody has asked for: it is looked at, on such a connection. */
export function mayFetchAhead(): boolean {
  return document.visibilityState === 'visible' && isSpareConnection();
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
