import type { Operation } from '../../../domain/marks/mark';
import { PUSH_MAX_BYTES } from '../../../config/sync';
import { tryStorage } from '../../../lib/storage';
import type { MemberDatabase, OutboxEntry } from '../../../db/member-database';

const encoder = new TextEncoder();

async function oldestPending(database: MemberDatabase, most: number): Promise<readonly OutboxEntry[]> {
  const waiting = await database.outbox.filter(({ state }) => state === 'waiting').toArray();
  waiting.sort((a, b) => a.operation.ts - b.operation.ts);
  const batch: OutboxEntry[] = [];
  let [bytes, count] = [0, 0];
  for (const entry of waiting) {
    const operations = operationsOf(entry);
    count += operations.length;
    bytes += encoder.encode(JSON.stringify(operations)).length;
    if (batch.length > 0 && (bytes > PUSH_MAX_BYTES || count > most)) break;
    batch.push(entry);
  }
  return batch;
}

/** Whether anything waits to be sent. */
export async function hasPending(database: MemberDatabase): Promise<boolean> {
  return (await oldestPending(database, 1)).length > 0;
}

/**
 * What is sent of an entry: first what it took the place of and may be under way. The server judges that before the entry, and
 * so remembers it as refused where a clock runs ahead: a request that comes minutes late does not win over what was meant after it.
 */
export function operationsOf({ supersedes = [], operation }: OutboxEntry): readonly Operation[] {
  return [...supersedes, operation];
}

/**
 * The oldest waiting entries that fit one push, from now on known as sent: whoever discards one then cannot know what the
 * server has.
 * @param most how many at most
 * @returns the entries, oldest first; empty when nothing waits
 */
export async function nextBatch(database: MemberDatabase, most: number): Promise<readonly OutboxEntry[]> {
  const { outbox } = database;
  const noted = await tryStorage(async () =>
    database.transaction('rw', outbox, async () => {
      const batch = await oldestPending(database, most);
      const unnoted = batch.filter(({ sent, lastSentOp, operation }) => !sent || lastSentOp !== operation.op);
      await outbox.bulkPut(unnoted.map((entry) => ({ ...entry, sent: true, left: entry.operation.op })));
      return batch;
    }),
  );
  // A full device delivers what waits all the same.
  return noted.ok ? noted.value : oldestPending(database, most);
}
