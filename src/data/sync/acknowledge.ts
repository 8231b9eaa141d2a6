import { stamp } from '../../domain/stamp';
import type { MemberDatabase, OutboxEntry } from '../local/member-database';
import { changeSyncState, readSyncState } from '../local/sync-state';
import { recordOverruled } from './merge-records';
import type { SyncEnvironment } from './environment';
import type { PushAnswer, PushResult } from './protocol';

/** Merges the mark that stands on the server; an older answer arriving late changes nothing. */
async function mergeStanding(database: MemberDatabase, { row }: PushResult): Promise<void> {
  if (!row) return;
  const mirrored = await database.mirror.get([row.kind, row.movieId]);
  if (mirrored && mirrored.seq >= row.seq) return;
  await database.mirror.put({ ...row, present: row.present ? 1 : 0 });
}

/** A refused time gets a new operation: the server applied nothing, so nothing can be applied twice. */
async function restamp(
  database: MemberDatabase,
  { now, newId }: SyncEnvironment,
  slot: OutboxEntry,
  standingTs: number,
): Promise<void> {
  const { operation } = slot;
  const { serverOffset, lastTs } = await readSyncState(database);
  const mirrored =
    operation.kind === 'search' ? undefined : await database.mirror.get([operation.kind, operation.movieId]);
  const ts = stamp({ now: now(), serverOffset, lastTs, seenTs: Math.max(standingTs, mirrored?.ts ?? 0) });
  await database.outbox.put({ ...slot, operation: { ...operation, op: newId(), ts } });
  await changeSyncState(database, { lastTs: ts });
}

async function settle(
  database: MemberDatabase,
  environment: SyncEnvironment,
  entry: OutboxEntry,
  result: PushResult,
): Promise<void> {
  const slot = await database.outbox.get(entry.key);
  if (slot?.operation.op !== entry.operation.op) return;
  if (result.status === 'superseded') await recordOverruled(database, entry, result, environment.now());
  if (result.status === 'rejected') {
    await database.outbox.put({ ...slot, state: 'set-aside', code: result.code });
  } else if (result.status === 'clock') {
    await restamp(database, environment, slot, result.row?.ts ?? 0);
  } else {
    await database.outbox.delete(entry.key);
  }
}

/**
 * Takes a push's answer in, in one transaction: what stands is merged if it is news, an entry leaves the outbox only if
 * it is still the one that was sent. The cursor stays: rows of other devices may lie before what was just written.
 * @param offset server clock minus device clock as this answer showed it, ms
 * @returns how many entries got a new time because the device's clock was ahead
 */
export async function acknowledge(
  database: MemberDatabase,
  environment: SyncEnvironment,
  batch: readonly OutboxEntry[],
  answer: PushAnswer,
  offset: number,
): Promise<{ readonly restamped: number }> {
  return database.transaction('rw', [database.mirror, database.outbox, database.sync, database.merges], async () => {
    const { epoch, signedOut } = await readSyncState(database);
    const mayMerge = !signedOut && (epoch === null || epoch === answer.epoch);
    const restamped = answer.results.filter(({ status }) => status === 'clock').length;
    // A clock that ran ahead must not push every later intent ahead too.
    await changeSyncState(database, {
      serverOffset: offset,
      // Rows of a sequence may only be merged among their own: from the first one on, the device knows which it is.
      ...(mayMerge && { epoch: answer.epoch }),
      ...(restamped > 0 && { lastTs: answer.serverTime }),
    });
    const results = new Map(answer.results.map((result) => [result.op, result]));
    for (const entry of batch) {
      const result = results.get(entry.operation.op);
      if (!result) continue;
      if (mayMerge) await mergeStanding(database, result);
      await settle(database, environment, entry, result);
    }
    return { restamped };
  });
}

/** Puts one entry aside for the member to decide, unless it changed meanwhile. */
export async function setAside(database: MemberDatabase, entry: OutboxEntry, code: string): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const slot = await database.outbox.get(entry.key);
    if (slot?.operation.op !== entry.operation.op) return;
    await database.outbox.put({ ...slot, state: 'set-aside', code });
  });
}
