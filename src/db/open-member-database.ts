import { Dexie } from 'dexie';
import { OPEN_BLOCKED_TIMEOUT_MS } from '../config/sync';
import { isRecord } from '../domain/values/guards';
import { fail, ok, type Result } from '../domain/values/result';
import { MEMBER_SCHEMA_VERSION, MemberDatabase } from './member-database';
import { tryStorage, storageError, type StorageError } from './storage';

/** An open database; `rebuilt` when what was there could not be read and had to go. */
export interface OpenedMember {
  readonly database: MemberDatabase;
  readonly rebuilt: boolean;
}

/** Looks into a database, whichever version has written it. @returns undefined where there is none */
async function lookInto<T>(name: string, look: (database: Dexie) => T | Promise<T>): Promise<T | undefined> {
  const database = new Dexie(name);
  try {
    await database.open();
    return await look(database);
  } catch (error) {
    if (error instanceof Dexie.DexieError && error.name === 'NoSuchDatabaseError') return undefined;
    throw error;
  } finally {
    database.close();
  }
}

/** Dexie's version of a database, 0 where there is none; IndexedDB counts it in tens, with repairs in between. */
async function versionOf(name: string): Promise<number> {
  // Firefox before 126 does not list them.
  if (!('databases' in indexedDB)) return (await lookInto(name, ({ verno }) => verno)) ?? 0;
  const known = (await indexedDB.databases()).find((database) => database.name === name);
  return (known?.version ?? 0) / 10;
}

/** Whether a newer application has written the database: Dexie would open it, add what it misses and go on. */
export async function isNewer(name: string): Promise<boolean> {
  return Math.floor(await versionOf(name)) > MEMBER_SCHEMA_VERSION;
}

/** Whether the browser says that it keeps the database. */
async function isThere(name: string): Promise<boolean> {
  try {
    return (await Dexie.getDatabaseNames()).includes(name);
  } catch {
    return false;
  }
}

/**
 * Resolves when another tab has held an opening up for longer than it takes to hear of it and close: one that is frozen, and
 * has the database open at an older version. The browser, and Dexie with it, waits for such a tab without an end.
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
    const isHeldUp = await Promise.race([openBlocked(database), database.open().then(() => false)]);
    if (!isHeldUp) return ok(database);
    database.close();
    return fail({ reason: 'blocked' });
  } catch (error) {
    database.close();
    return fail(storageError(error));
  }
}

/** Whether something is on the device alone in a database that is about to go; an error where nobody can tell. */
function isWaitingIn(name: string): Promise<Result<boolean, StorageError>> {
  return tryStorage(async () => {
    const waits = await lookInto(name, async (database) => {
      const stores = database.tables.map((table) => table.name);
      // Rows of whatever shape: another version knows what they are.
      const waiting = stores.includes('outbox') ? await database.table('outbox').count() : 0;
      const chosen: unknown = stores.includes('profile') ? await database.table('profile').get('viewing') : null;
      return waiting > 0 || (isRecord(chosen) && chosen['sent'] === false);
    });
    // None has ever been there: nothing can be lost.
    return waits ?? false;
  });
}

/**
 * Deletes a database that cannot be used and makes it anew; never one with changes that wait. They would be nowhere but in
 * this page's memory meanwhile, and the new database may find no room for them.
 */
async function rebuild(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const { name } = new MemberDatabase(userId);
  const waiting = await isWaitingIn(name);
  if (!waiting.ok) return fail({ reason: (await isThere(name)) ? 'unreadable' : waiting.error.reason });
  if (waiting.value) return fail({ reason: 'unreadable' });
  try {
    await Dexie.delete(name);
    const opened = await tryOpen(userId);
    return opened.ok ? ok({ database: opened.value, rebuilt: true }) : opened;
  } catch (error) {
    return fail(storageError(error));
  }
}

function isUnclear({ reason }: StorageError): boolean {
  return reason === 'unavailable' || reason === 'unreadable';
}

/**
 * Opens a member's database. One that the browser can no longer use is made anew from the server, if nothing waits in it.
 * Otherwise, and where that cannot be read, nothing is deleted: it is left as it is and reported, as one written by a newer
 * version and a full disk are.
 */
export async function openMemberDatabase(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const first = await tryOpen(userId);
  // Another tab that changes the database at the same moment can make one opening fail: what fails twice is broken.
  const opened = !first.ok && isUnclear(first.error) ? await tryOpen(userId) : first;
  if (opened.ok) return ok({ database: opened.value, rebuilt: false });
  return opened.error.reason === 'unavailable' ? rebuild(userId) : opened;
}
