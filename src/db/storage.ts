import { Dexie } from 'dexie';
import { fail, ok, type Result } from '../domain/values/result';

/** Why the device could not keep or read something. */
export type StorageError = {
  /**
   * full: no space left; blocked: another tab holds an older version; newer: the data was written by a newer version;
   * unreadable: what is there can be neither read nor written at the moment, and may hold changes that wait; unavailable:
   * the browser refuses storage, or it failed for a reason of its own.
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

/** Whether what failed is the device's storage, among other reasons. */
export function isStorageError(error: { readonly reason: string }): error is StorageError {
  return Object.hasOwn(STORAGE_REASONS, error.reason);
}

/**
 * The most telling first. On a full disk Chromium may end a write with nothing but 'AbortError'; then it closes every
 * database of the application ('DatabaseClosedError') and opens none any more ('UnknownError').
 */
const REASONS: readonly (readonly [name: string, reason: StorageError['reason']])[] = [
  ['QuotaExceededError', 'full'],
  ['UnknownError', 'unreadable'],
  ['VersionError', 'newer'],
  ['AbortError', 'unreadable'],
  ['DatabaseClosedError', 'unreadable'],
];

/** Names of every error inside an error: Dexie and IndexedDB wrap the telling one. */
function* namesIn(error: unknown, depth = 0): Generator<string> {
  if (!(error instanceof Error || error instanceof DOMException) || depth > 4) return;
  yield error.name;
  if (error instanceof Dexie.DexieError) yield* namesIn(error.inner, depth + 1);
  if (error instanceof Dexie.BulkError) for (const failure of error.failures) yield* namesIn(failure, depth + 1);
}

/**
 * Turns what IndexedDB threw into a reason. An error that is not a storage failure is a defect of ours and is thrown on.
 * @throws the error itself when it is none of storage's
 */
export function storageError(error: unknown): StorageError {
  const names = new Set(namesIn(error));
  const known = REASONS.find(([name]) => names.has(name));
  if (known) return { reason: known[1] };
  if (error instanceof Dexie.DexieError || error instanceof DOMException) return { reason: 'unavailable' };
  throw error;
}

/**
 * Runs work on the device's storage; where storage fails, that is a value.
 * @throws whatever else the work throws: a defect
 */
export async function tryStorage<T>(work: () => Promise<T>): Promise<Result<T, StorageError>> {
  try {
    return ok(await work());
  } catch (error) {
    return fail(storageError(error));
  }
}
