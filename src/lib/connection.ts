import { isRecord } from '../domain/values/guards';

/** Connections that a browser calls slow (Network Information API). */
const SLOW: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

/** What the browser tells of the connection, where it does: not every browser has it, and TypeScript's library has not. */
function connectionOf(browser: object): Readonly<Record<string, unknown>> {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  return isRecord(connection) ? connection : {};
}

/** Whether there is a connection, as far as the browser tells, that is neither slow nor paid by use. */
export function isSpareConnection(): boolean {
  const { saveData, effectiveType, type } = connectionOf(navigator);
  return navigator.onLine && !(saveData === true || type === 'cellular' || SLOW.has(effectiveType));
}
