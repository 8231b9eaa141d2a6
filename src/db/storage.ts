import { Dexie } from 'dexie';
import { fail, ok, type Result } from '../domain/values/result';

/** Why the device's storage failed. */
export type StorageError = {
  /**
   * full: no space left; blocked: another tab has an older version open; newer: the data was written by a newer
   * version; unreadable: it can't be read or written at the moment, and may include unsent changes; unavailable:
   * storage is disabled, or failed otherwise.
   */
  readonly reason: 'full' | 'blocked' | 'newer' | 'unreadable' | 'unavailable';
};

const STORAGE_REASONS: Readonly<Record<StorageError['reason'], true>> = {
  full: true,
  blocked: true,
  newer: true,
  unreadable: true,
  unavailable: true,
};

/** Whether an error is a storage error. */
export function isStorageError(error: { readonly reason: string }): error is StorageError {
  return Object.hasOwn(STORAGE_REASONS, error.reason);
}

/**
 * Most specific first. On a full disk Chromium may abort a write with just 'AbortError'; then it closes all databases
 * ('DatabaseClosedError') and can't open any ('UnknownError').
 */
const REASONS: readonly (readonly [name: string, reason: StorageError['reason']])[] = [
  ['QuotaExceededError', 'full'],
  ['UnknownError', 'unreadable'],
  ['VersionError', 'newer'],
  ['AbortError', 'unreadable'],
  ['DatabaseClosedError', 'unreadable'],
];

/** Names of an error and those nested in it: Dexie and IndexedDB wrap the specific one. */
function* namesIn(error: unknown, depth = 0): Generator<string> {
  if (!(error instanceof Error || error instanceof DOMException) || depth > 4) return;
  yield error.name;
  if (error instanceof Dexie.DexieError) yield* namesIn(error.inner, depth + 1);
  if (error instanceof Dexie.BulkError) for (const failure of error.failures) yield* namesIn(failure, depth + 1);
}

/**
 * Converts an error thrown by IndexedDB.
 * @throws the error itself if it isn't a storage error, but a bug
 */
export function storageError(error: unknown): StorageError {
  const names = new Set(namesIn(error));
  const known = REASONS.find(([name]) => names.has(name));
  if (known) return { reason: known[1] };
  if (error instanceof Dexie.DexieError || error instanceof DOMException) return { reason: 'unavailable' };
  throw error;
}

/**
 * Runs work and returns storage errors as values.
 * @throws any other error: a bug
 */
export async function tryStorage<T>(work: () => Promise<T>): Promise<Result<T, StorageError>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail(storageError(error));
  }
}
