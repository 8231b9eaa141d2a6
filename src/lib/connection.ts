import { isRecord } from '../domain/values/guards';

/** Connection types that count as slow (Network Information API). */
const SLOW: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

/** The connection's properties, if available: not every browser has them, and neither does TypeScript's library. */
function connectionOf(browser: object): Readonly<Record<string, unknown>> {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  return isRecord(connection) ? connection : {};
}

/** Whether the device is online and the connection neither slow nor metered, as far as the browser reports. */
export function isFastUnmeteredConnection(): boolean {
  const { saveData, effectiveType, type } = connectionOf(navigator);
  return navigator.onLine && !(saveData === true || type === 'cellular' || SLOW.has(effectiveType));
}
