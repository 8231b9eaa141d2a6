import { PUSH_MAX_BYTES, PUSH_MAX_OPS } from '../../config/sync';
import type { MemberDatabase, OutboxEntry } from '../local/member-database';

const encoder = new TextEncoder();

/**
 * The oldest waiting entries that fit one push.
 * @returns the entries, oldest first; empty when nothing waits
 */
export async function nextBatch(database: MemberDatabase): Promise<readonly OutboxEntry[]> {
  const waiting = await database.outbox.filter(({ state }) => state === 'waiting').toArray();
  waiting.sort((a, b) => a.operation.ts - b.operation.ts);
  const batch: OutboxEntry[] = [];
  let bytes = 0;
  for (const entry of waiting.slice(0, PUSH_MAX_OPS)) {
    bytes += encoder.encode(JSON.stringify(entry.operation)).length;
    if (batch.length > 0 && bytes > PUSH_MAX_BYTES) break;
    batch.push(entry);
  }
  return batch;
}
