import { liveQuery } from 'dexie';
import type { MemberDatabase } from './member-database';
import { readSyncState } from './sync-state';

/** 'synced' once a pull has completed; before that 'syncing', or 'failed' if the last attempt failed. */
export type InitialSync = 'synced' | 'syncing' | 'failed';

/** Databases known to be synced, so that screens with many movies don't have to query again. */
const complete = new WeakSet<MemberDatabase>();

/** The current state of the first sync. */
export async function readInitialSync(database: MemberDatabase): Promise<InitialSync> {
  if (complete.has(database)) return 'synced';
  const { syncedAt, failure } = await readSyncState(database);
  if (syncedAt !== null) complete.add(database);
  return syncedAt !== null ? 'synced' : failure === null ? 'syncing' : 'failed';
}

/**
 * Waits for the first pull to complete, with a timeout.
 * @returns whether it has completed
 * @rejects never
 */
export function awaitInitialSync(database: MemberDatabase, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), milliseconds);
    const watch = liveQuery(() => readInitialSync(database)).subscribe({
      next: (initialSync) => {
        if (initialSync === 'synced') end(true);
      },
      error: () => end(false),
    });
    function end(known: boolean): void {
      clearTimeout(timer);
      // The first value may come before `watch` is assigned.
      queueMicrotask(() => watch.unsubscribe());
      resolve(known);
    }
  });
}
