import { tryStorage, type StorageError } from '../db/storage';

/** Work that goes on beside the delivery of changes, which waits for none of it. */
export interface BackgroundTask {
  /** Has the work done; asked meanwhile, it is done once more afterwards. */
  readonly request: () => void;
  /** Resolves when nothing is being done. */
  readonly whenIdle: () => Promise<void>;
}

/**
 * @param work what is done; it ends by itself, as each of its requests has a time limit
 * @param onStorageFailure told when the device's storage fails in it
 */
export function createBackgroundTask(
  work: () => Promise<unknown>,
  onStorageFailure: (error: StorageError) => void,
): BackgroundTask {
  let wanted = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        const done = await tryStorage(work);
        if (!done.ok) onStorageFailure(done.error);
      }
    } finally {
      running = null;
    }
  }

  return {
    request() {
      wanted = true;
      running ??= run();
    },
    whenIdle: () => running ?? Promise.resolve(),
  };
}
