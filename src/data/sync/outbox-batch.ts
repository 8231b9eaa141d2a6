import { PUSH_MAX_BYTES, PUSH_MAX_OPS } from '../../config/sync';
import type { MemberDatabase, OutboxEntry } from '../local/member-database';

const encoder = new TextEncoder();

/**
 * Takes the oldest waiting entries that fit one push and notes, before anything leaves, that they have been sent.
 * @returns the entries, oldest first; empty when nothing waits
 */
export async function takeBatch(database: MemberDatabase): Promise<readonly OutboxEntry[]> {
  return database.transaction('rw', database.outbox, async () => {
    const waiting = await database.outbox.filter((entry) => entry.state === 'waiting').toArray();
    waiting.sort((a, b) => a.operation.ts - b.operation.ts);
    const batch: OutboxEntry[] = [];
    let bytes = 0;
    for (const entry of waiting.slice(0, PUSH_MAX_OPS)) {
      bytes += encoder.encode(JSON.stringify(entry.operation)).length;
      if (batch.length > 0 && bytes > PUSH_MAX_BYTES) break;
      batch.push({ ...entry, sent: 1 });
    }
    await database.outbox.bulkPut(batch);
    return batch;
  });
}
