import { Dexie } from 'dexie';
import { OPEN_BLOCKED_TIMEOUT_MS } from '../config/sync';
import { isRecord } from '../domain/values/guards';
import { fail, ok, type Result } from '../domain/values/result';
import { MEMBER_SCHEMA_VERSION, MemberDatabase } from './member-database';
import { tryStorage, storageError, type StorageError } from './storage';

/** An open database; `rebuilt` if the stored one was unreadable and was deleted. */
export interface OpenedMember {
  readonly database: MemberDatabase;
  readonly rebuilt: boolean;
}

/** Opens a database of any version for `inspect`. @returns undefined if it doesn't exist */
async function inspectDatabase<T>(name: string, inspect: (database: Dexie) => T | Promise<T>): Promise<T | undefined> {
  const database = new Dexie(name);
  try {
    await database.open();
    return await inspect(database);
  } catch (error) {
    if (error instanceof Dexie.DexieError && error.name === 'NoSuchDatabaseError') return undefined;
    throw error;
  } finally {
    database.close();
  }
}

/** Dexie's version of a database, 0 if it doesn't exist; IndexedDB's is ten times as high. */
async function versionOf(name: string): Promise<number> {
  // Firefox before 126 does not list them.
  if (!('databases' in indexedDB)) return (await inspectDatabase(name, ({ verno }) => verno)) ?? 0;
  const known = (await indexedDB.databases()).find((database) => database.name === name);
  return (known?.version ?? 0) / 10;
}

/** Whether a newer version of the app wrote the database: Dexie would open it all the same. */
export async function isNewer(name: string): Promise<boolean> {
  return Math.floor(await versionOf(name)) > MEMBER_SCHEMA_VERSION;
}

/** Whether the browser lists the database. */
async function exists(name: string): Promise<boolean> {
  try {
    return (await Dexie.getDatabaseNames()).includes(name);
  } catch {
    return false;
  }
}

/**
 * Resolves when another tab has blocked the opening for too long: a frozen one that has an older version open. Browsers
 * and Dexie would wait forever.
 */
function openBlocked(database: Dexie): Promise<true> {
  return new Promise((resolve) =>
    database.on('blocked', () => setTimeout(() => resolve(true), OPEN_BLOCKED_TIMEOUT_MS)),
  );
}

async function tryOpen(userId: string): Promise<Result<MemberDatabase, StorageError>> {
  const database = new MemberDatabase(userId);
  try {
    if (await isNewer(database.name)) return fail({ reason: 'newer' });
    const isBlocked = await Promise.race([openBlocked(database), database.open().then(() => false)]);
    if (!isBlocked) return ok(database);
    database.close();
    return fail({ reason: 'blocked' });
  } catch (error) {
    database.close();
    return fail(storageError(error));
  }
}

/** Whether a database that is to be deleted has unsent changes; an error if it can't be read. */
function hasUnsentChanges(name: string): Promise<Result<boolean, StorageError>> {
  return tryStorage(async () => {
    const hasUnsent = await inspectDatabase(name, async (database) => {
      const stores = database.tables.map((table) => table.name);
      // Rows of any shape count, as another version may have written them.
      const waiting = stores.includes('outbox') ? await database.table('outbox').count() : 0;
      const chosen: unknown = stores.includes('profile')
        ? await database.table('profile').get('watch-preferences')
        : null;
      return waiting > 0 || (isRecord(chosen) && chosen['sent'] === false);
    });
    // It doesn't exist.
    return hasUnsent ?? false;
  });
}

/**
 * Deletes a database that can't be opened, and creates it again; never if it has unsent changes, as the new one may
 * have no room for them.
 */
async function rebuild(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const { name } = new MemberDatabase(userId);
  const waiting = await hasUnsentChanges(name);
  if (!waiting.ok) return fail({ reason: (await exists(name)) ? 'unreadable' : waiting.error.reason });
  if (waiting.value) return fail({ reason: 'unreadable' });
  try {
    await Dexie.delete(name);
    const opened = await tryOpen(userId);
    return opened.ok ? ok({ database: opened.value, rebuilt: true }) : opened;
  } catch (error) {
    return fail(storageError(error));
  }
}

function mayBeCorrupt({ reason }: StorageError): boolean {
  return reason === 'unavailable' || reason === 'unreadable';
}

/**
 * Opens a member's database. A corrupt one is deleted and synced again, if it's known to have no unsent changes.
 * Otherwise nothing is deleted and an error is returned, as for a newer version and a full disk.
 */
export async function openMemberDatabase(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const first = await tryOpen(userId);
  // A concurrent upgrade in another tab can make one attempt fail.
  const opened = !first.ok && mayBeCorrupt(first.error) ? await tryOpen(userId) : first;
  if (opened.ok) return ok({ database: opened.value, rebuilt: false });
  return opened.error.reason === 'unavailable' ? rebuild(userId) : opened;
}
