import { tryStorage, type StorageError } from '../db/storage';

/** Work that runs alongside sync without delaying it. */
export interface BackgroundTask {
  /** Runs the work; during a run, queues another one. */
  readonly request: () => void;
  /** Resolves when no work is running. */
  readonly whenIdle: () => Promise<void>;
}

/**
 * @param work must end by itself: each of its requests has a time limit
 * @param onStorageFailure called with its storage errors
 */
export function createBackgroundTask(
  work: () => Promise<unknown>,
  onStorageFailure: (error: StorageError) => void,
): BackgroundTask {
  let requested = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      while (requested) {
        requested = false;
        const outcome = await tryStorage(work);
        if (!outcome.ok) onStorageFailure(outcome.error);
      }
    } finally {
      running = null;
    }
  }

  return {
    request() {
      requested = true;
      running ??= run();
    },
    whenIdle: () => running ?? Promise.resolve(),
  };
}
