import { PUSH_MAX_OPS } from '../config/sync';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { changeSyncState, inSyncTransaction, readSyncState } from '../db/sync-state';
import { nextTimestamp } from '../domain/marks/timestamp';
import { applyMarks, storeUnknownRows } from './apply-marks';
import type { SyncDeps } from './clock';
import { logConflict } from './conflict-log';
import { startFullResync } from './full-resync';
import type { PushResponse, PushResult } from './protocol';

/**
 * Queues an entry whose time was refused under a new operation id and time. The server applied nothing, so nothing can
 * be applied twice. This also holds if another tab has blocked the entry meanwhile.
 */
async function restamp(
  database: MemberDatabase,
  { now, newId, serverClock }: SyncDeps,
  entry: OutboxEntry,
  currentTs: number,
): Promise<void> {
  const { operation } = entry;
  const { serverOffset, lastTs } = await readSyncState(database);
  const mirrored =
    operation.kind === 'search' ? undefined : await database.mirror.get([operation.kind, operation.movieId]);
  const ts = nextTimestamp({
    now: now(),
    serverOffset,
    serverNow: serverClock.lowerBound(),
    lastTs,
    seenTs: Math.max(currentTs, mirrored?.ts ?? 0),
  });
  // The superseded operations were sent before it and got results of their own.
  const renewed = { ...operation, op: newId(), ts };
  await database.outbox.put({
    ...entry,
    state: 'waiting',
    code: null,
    operation: renewed,
    sent: false,
    supersedes: [],
  });
  await changeSyncState(database, { lastTs: ts });
}

async function applyResult(
  database: MemberDatabase,
  deps: SyncDeps,
  entry: OutboxEntry,
  result: PushResult,
  mayLog: boolean,
): Promise<void> {
  const current = await database.outbox.get(entry.key);
  if (current?.operation.op !== entry.operation.op) return;
  if (result.status === 'superseded' && mayLog) await logConflict(database, entry, result, deps.now());
  switch (result.status) {
    case 'applied':
    case 'superseded':
      return database.outbox.delete(entry.key);
    case 'clock':
      return restamp(database, deps, current, result.row?.ts ?? 0);
    case 'rejected':
      await database.outbox.put({ ...current, state: 'blocked', code: result.code ?? '', sent: false });
      return;
    case 'unknown':
      // A retry would get the same status, so it's blocked until the member decides or a version knows the status.
      await database.outbox.put({
        ...current,
        state: 'blocked',
        code: null,
        sent: true,
        lastSentOp: current.operation.op,
      });
  }
}

/**
 * Applies a push response in one transaction: rows that are newer are merged, and an entry is removed only if it hasn't
 * changed since it was sent. The cursor stays, as other devices' rows may precede the written ones. A response from
 * before a full resync is ignored: its changes are sent again. A response of another epoch starts a resync.
 * @param resyncGeneration the resync generation at the time of the request
 * @param offset server clock minus device clock, ms
 * @returns the keys of entries that got a new time because the device's clock was ahead
 */
export async function applyPushResponse(
  database: MemberDatabase,
  deps: SyncDeps,
  batch: readonly OutboxEntry[],
  response: PushResponse,
  { resyncGeneration, offset }: { readonly resyncGeneration: number; readonly offset: number },
): Promise<{ readonly restamped: readonly string[] }> {
  return inSyncTransaction(database, async () => {
    const { epoch, signedOut, resyncGeneration: current } = await readSyncState(database);
    if (current !== resyncGeneration) return { restamped: [] };
    const mayMerge = !signedOut;
    // The resync keeps the pushed rows on screen until the next pull.
    if (mayMerge && epoch !== null && epoch !== response.epoch) await startFullResync(database, response.epoch);
    const results = new Map(response.results.map((result) => [result.op, result]));
    // Only the result of an entry's own operation counts: those it supersedes were judged before it.
    const last = batch.flatMap(({ operation }) => results.get(operation.op) ?? []);
    const restamped = batch
      .filter(({ operation }) => results.get(operation.op)?.status === 'clock')
      .map(({ key }) => key);
    const rows = last.flatMap(({ row }) => row ?? []);
    await changeSyncState(database, {
      serverOffset: offset,
      // Only rows of the same epoch may be merged, so it's stored with the first ones.
      ...(mayMerge && { epoch: response.epoch }),
      // Otherwise a clock that ran ahead would push all later times ahead, too. Times of current rows count, as the
      // member may have seen them.
      ...(restamped.length > 0 && { lastTs: Math.max(response.serverTime, ...rows.map(({ ts }) => ts)) }),
    });
    if (mayMerge) {
      await applyMarks(database, rows);
      await storeUnknownRows(database, response.unknownRows);
    }
    for (const entry of batch) {
      const result = results.get(entry.operation.op);
      if (result) await applyResult(database, deps, entry, result, mayMerge);
    }
    return { restamped };
  });
}

/** Blocks an entry until the member decides, unless it has changed meanwhile. */
export async function blockEntry(database: MemberDatabase, entry: OutboxEntry, code: string): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const current = await database.outbox.get(entry.key);
    if (current?.operation.op !== entry.operation.op) return;
    await database.outbox.put({ ...current, state: 'blocked', code, sent: false });
  });
}

/**
 * Adaptive size of pushes and pull pages: halved after a timeout, raised by a quarter after each success. Kept in
 * memory, for the life of the page or worker.
 */
export class AdaptiveBatch {
  readonly #max: number;
  #limit: number;

  constructor(max = PUSH_MAX_OPS) {
    this.#max = max;
    this.#limit = max;
  }

  get limit(): number {
    return this.#limit;
  }

  /** @param sent size of the batch that timed out */
  shrink(sent: number): void {
    this.#limit = Math.max(1, Math.floor(sent / 2));
  }

  grow(): void {
    this.#limit = Math.min(this.#max, this.#limit + Math.ceil(this.#limit / 4));
  }
}
