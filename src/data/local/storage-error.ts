import { Dexie } from 'dexie';

/** Why the device could not keep or read something. */
export type StorageError = {
  /**
   * full: no space left; blocked: another tab holds an older version; newer: the data was written by a newer version;
   * unavailable: the browser refuses storage, or it failed for a reason of its own.
   */
  readonly reason: 'full' | 'blocked' | 'newer' | 'unavailable';
};

const REASONS: Readonly<Record<string, StorageError['reason']>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  DatabaseClosedError: 'blocked',
};

/** Names of every error inside an error: Dexie and IndexedDB wrap the telling one. */
function* namesIn(error: unknown, depth = 0): Generator<string> {
  if (!(error instanceof Error) || depth > 4) return;
  yield error.name;
  if (error instanceof Dexie.DexieError) yield* namesIn(error.inner, depth + 1);
  if (error instanceof Dexie.BulkError) for (const failure of error.failures) yield* namesIn(failure, depth + 1);
}

/**
 * Turns what IndexedDB threw into a reason. An error that is not a storage failure is a defect of ours and is thrown on.
 * @throws the error itself when it is none of storage's
 */
export function storageError(error: unknown): StorageError {
  const names = [...namesIn(error)];
  for (const name of names) {
    const reason = REASONS[name];
    if (reason) return { reason };
  }
  if (error instanceof Dexie.DexieError || error instanceof DOMException) return { reason: 'unavailable' };
  throw error;
}
