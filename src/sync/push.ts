import { PUSH_MAX_OPS } from '../config/sync';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { changeSyncState, inSyncTransaction, readSyncState } from '../db/sync-state';
import { nextTimestamp } from '../domain/marks/timestamp';
import { applyMarks } from './apply-marks';
import type { SyncDeps } from './clock';
import { logConflict } from './conflict-log';
import { startFullResync } from './full-resync';
import type { PushResponse, PushResult } from './protocol';
import { storeUnknownRows } from './unknown-rows';

/**
 * A refused time gets a new operation: the server applied nothing, so nothing can be applied twice. The new one waits, also
 * where another tab has set the old one aside meanwhile: nobody has refused it.
 */
async function restamp(
  database: MemberDatabase,
  { now, newId, serverClock }: SyncDeps,
  entry: OutboxEntry,
  standingTs: number,
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
    seenTs: Math.max(standingTs, mirrored?.ts ?? 0),
  });
  // What it took the place of was sent before it and got an answer of its own: it need not be sent again.
  const fresh = { ...operation, op: newId(), ts };
  await database.outbox.put({ ...entry, state: 'waiting', code: null, operation: fresh, sent: false, supersedes: [] });
  await changeSyncState(database, { lastTs: ts });
}

async function applyResult(
  database: MemberDatabase,
  deps: SyncDeps,
  entry: OutboxEntry,
  result: PushResult,
  mayTell: boolean,
): Promise<void> {
  const current = await database.outbox.get(entry.key);
  if (current?.operation.op !== entry.operation.op) return;
  if (result.status === 'superseded' && mayTell) await logConflict(database, entry, result, deps.now());
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
      // Sent again it would get the same answer: it waits for the member, or for a version that understands.
      await database.outbox.put({ ...current, state: 'blocked', code: null, sent: true, lastSentOp: current.operation.op });
  }
}

/**
 * Takes a push's answer in, in one transaction: what stands is merged if it is news, an entry leaves the outbox only if
 * it is still the one that was sent. The cursor stays: rows of other devices may lie before what was just written.
 * An answer from before a new reading says nothing of the server that is read now: what was sent goes again. One of
 * another epoch begins a reading.
 * @param reading the device's reading of the server when it sent the batch
 * @param offset server clock minus device clock as this answer showed it, ms
 * @returns how many entries got a new time because the device's clock was ahead
 */
export async function applyPushResponse(
  database: MemberDatabase,
  deps: SyncDeps,
  batch: readonly OutboxEntry[],
  answer: PushResponse,
  { reading, offset }: { readonly reading: number; readonly offset: number },
): Promise<{ readonly restamped: number }> {
  return inSyncTransaction(database, async () => {
    const { epoch, signedOut, resyncGeneration: current } = await readSyncState(database);
    if (current !== reading) return { restamped: 0 };
    const mayMerge = !signedOut;
    // What the server has taken must not leave the screen until a pull notices: the rows go to the new reading.
    if (mayMerge && epoch !== null && epoch !== answer.epoch) await startFullResync(database, answer.epoch);
    const results = new Map(answer.results.map((result) => [result.op, result]));
    // A result tells what stands after its operation. The last one of an entry counts: what it took the place of was judged
    // before it.
    const last = batch.flatMap(({ operation }) => results.get(operation.op) ?? []);
    const restamped = last.filter(({ status }) => status === 'clock').length;
    const rows = last.flatMap(({ row }) => row ?? []);
    await changeSyncState(database, {
      serverOffset: offset,
      // Rows of a sequence may only be merged among their own: from the first one on, the device knows which it is.
      ...(mayMerge && { epoch: answer.epoch }),
      // A clock that ran ahead must not push every later intent ahead too; but what stands may be what the member saw.
      ...(restamped > 0 && { lastTs: Math.max(answer.serverTime, ...rows.map(({ ts }) => ts)) }),
    });
    if (mayMerge) {
      await applyMarks(database, rows);
      await storeUnknownRows(database, answer.unknownRows);
    }
    for (const entry of batch) {
      const result = results.get(entry.operation.op);
      if (result) await applyResult(database, deps, entry, result, mayMerge);
    }
    return { restamped };
  });
}

/** Puts one entry aside for the member to decide, unless it changed meanwhile. */
export async function blockEntry(database: MemberDatabase, entry: OutboxEntry, code: string): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const current = await database.outbox.get(entry.key);
    if (current?.operation.op !== entry.operation.op) return;
    await database.outbox.put({ ...current, state: 'blocked', code, sent: false });
  });
}

/**
 * How many changes one push carries at most, or marks one page of a pull: half of what a link did not carry, or the
 * database did not do, within the time limit, and a quarter more after each that went through. It lives as long as the
 * page or the worker does.
 */
export class AdaptiveBatch {
  readonly #largest: number;
  #most: number;

  constructor(largest = PUSH_MAX_OPS) {
    this.#largest = largest;
    this.#most = largest;
  }

  get limit(): number {
    return this.#most;
  }

  /** @param sent how many were carried, or asked for, by what got no answer in time */
  shrink(sent: number): void {
    this.#most = Math.max(1, Math.floor(sent / 2));
  }

  grow(): void {
    this.#most = Math.min(this.#largest, this.#most + Math.ceil(this.#most / 4));
  }
}
