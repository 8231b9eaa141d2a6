import { Dexie, type Transaction } from 'dexie';
import type { MarkKind } from '../../../domain/marks/mark-kinds';
import type { MemberDatabase } from '../member/member-database';

const PRIMARY_KEY = '[kind+movieId]';
const INDEX = '[kind+present+ts]';

/** What the server confirmed of one kind, in the order of its times. */
export function presentRows(database: MemberDatabase, kind: MarkKind) {
  return database.mirror.where(INDEX).between([kind, 1, Dexie.minKey], [kind, 1, Dexie.maxKey]);
}

function isKeyRange(value: unknown): value is typeof IDBKeyRange {
  return typeof value === 'function' && 'bound' in value;
}

/**
 * The movies of those rows, the oldest mark first. A live query notes each key that it reads by itself, which of ten thousand
 * takes several times as long as to read them: here it watches the kind's rows as one range, and the keys are read unseen.
 * @param transaction one that reads the mirror, under way
 */
export async function presentIds(
  transaction: Transaction,
  database: MemberDatabase,
  kind: MarkKind,
): Promise<readonly number[]> {
  await database.mirror.where(PRIMARY_KEY).between([kind, Dexie.minKey], [kind, Dexie.maxKey]).first();
  const index = transaction.idbtrans.objectStore(database.mirror.name).index(INDEX);
  // A database may be opened elsewhere than on the platform.
  const given: unknown = database._options.IDBKeyRange;
  const ranges = isKeyRange(given) ? given : IDBKeyRange;
  const keys = await new Dexie.Promise<IDBValidKey[]>((resolve, reject) => {
    const request = index.getAllKeys(ranges.bound([kind, 1, Dexie.minKey], [kind, 1, Dexie.maxKey]));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('keys were not read'));
  });
  // The key of a row: its kind, and its movie.
  return keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'number' ? key[1] : []));
}
