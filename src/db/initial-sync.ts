import { liveQuery } from 'dexie';
import type { MemberDatabase } from './member-database';
import { readSyncState } from './sync-state';

/**
 * What a device knows of a member's marks: 'synced' once a pull has ended; before that 'syncing' while the first one is
 * under way, and 'failed' where it failed.
 */
export type InitialSync = 'synced' | 'syncing' | 'failed';

/** Databases that were found complete: screens of many hearts need not look again. */
const complete = new WeakSet<MemberDatabase>();

/** What this device knows of the member's marks at this moment. */
export async function readInitialSync(database: MemberDatabase): Promise<InitialSync> {
  if (complete.has(database)) return 'synced';
  const { syncedAt, failure } = await readSyncState(database);
  if (syncedAt !== null) complete.add(database);
  return syncedAt !== null ? 'synced' : failure === null ? 'syncing' : 'failed';
}

/**
 * Waits for the first pull to end, but no longer than some milliseconds.
 * @returns whether all marks are known
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
      // The first answer may come before there is a subscription to end.
      queueMicrotask(() => watch.unsubscribe());
      resolve(known);
    }
  });
}
