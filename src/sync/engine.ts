import type { WithLock } from '../api/supabase/auth-context';
import { RESYNCS_PER_CYCLE_LIMIT } from '../config/sync';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import type { ServerSyncError } from '../domain/marks/sync-error';
import { fail, ok, type Result } from '../domain/values/result';
import { type StorageError, tryStorage } from '../db/storage';
import { serverOffset, type SyncDeps } from './clock';
import { hasPending, nextBatch, operationsOf } from './outbox';
import type { SyncTransport } from './protocol';
import { applyPullPage, chunkPage } from './pull';
import { type AdaptiveBatch, applyPushResponse, blockEntry } from './push';
import { reprocessUnknownRows } from './reprocess-unknown-rows';

/** What one round of sync needs. */
export interface SyncContext {
  readonly database: MemberDatabase;
  readonly transport: SyncTransport;
  readonly deps: SyncDeps;
  /** What this device's uplink carries, learnt over its rounds. */
  readonly batchSize: AdaptiveBatch;
  /** Marks with cards of one page, learnt likewise of its downlink. */
  readonly pageSize: AdaptiveBatch;
}

/** Work done by a round. */
export interface SyncStats {
  readonly pushed: number;
  readonly pulled: number;
}

/** Delivers a batch. When the request as a whole is refused, halves find the entry to blame, so the rest goes through. */
async function pushBatch(round: SyncContext, batch: readonly OutboxEntry[]): Promise<Result<number, ServerSyncError>> {
  const { resyncGeneration } = await readSyncState(round.database);
  const sentAt = round.deps.now();
  const answer = await round.transport.push(batch.flatMap(operationsOf));
  if (answer.ok) {
    round.deps.serverClock.observe(answer.value.serverTime);
    const offset = serverOffset(sentAt, round.deps.now(), answer.value.serverTime);
    const { restamped } = await applyPushResponse(round.database, round.deps, batch, answer.value, {
      reading: resyncGeneration,
      offset,
    });
    return ok(restamped);
  }
  const [first] = batch;
  if (answer.error.reason !== 'refused' || !first) return answer;
  if (batch.length === 1) {
    await blockEntry(round.database, first, answer.error.code);
    return ok(0);
  }
  const half = Math.ceil(batch.length / 2);
  const front = await pushBatch(round, batch.slice(0, half));
  if (!front.ok) return front;
  const back = await pushBatch(round, batch.slice(half));
  return back.ok ? ok(front.value + back.value) : back;
}

/** Whether less at once may get through. */
function shouldShrink(error: ServerSyncError): boolean {
  return error.reason === 'timeout' || (error.reason === 'server' && error.tooMuch === true);
}

async function pushAll(round: SyncContext): Promise<Result<number, ServerSyncError>> {
  let pushed = 0;
  let restampedBefore = false;
  for (;;) {
    const batch = await nextBatch(round.database, round.batchSize.limit);
    if (batch.length === 0) return ok(pushed);
    const delivered = await pushBatch(round, batch);
    if (!delivered.ok) {
      if (shouldShrink(delivered.error)) round.batchSize.shrink(batch.length);
      return delivered;
    }
    round.batchSize.grow();
    const restamped = delivered.value > 0;
    if (restamped && restampedBefore) return fail({ reason: 'clock' });
    restampedBefore = restamped;
    pushed += batch.length;
  }
}

async function pullAll({ database, transport, deps, pageSize }: SyncContext): Promise<Result<number, ServerSyncError>> {
  let pulled = 0;
  let stale = 0;
  for (;;) {
    const asked = await readSyncState(database);
    const limit = pageSize.limit;
    const sentAt = deps.now();
    const answer = await transport.pull(asked.cursor, limit);
    if (!answer.ok) {
      if (shouldShrink(answer.error)) pageSize.shrink(limit);
      return answer;
    }
    pageSize.grow();
    deps.serverClock.observe(answer.value.serverTime);
    const now = deps.now();
    const offset = serverOffset(sentAt, now, answer.value.serverTime);
    for (const part of chunkPage(answer.value, limit)) {
      const taken = await applyPullPage(database, part, { asked, now, serverOffset: offset });
      if (taken === null) return fail({ reason: 'signed-out' });
      if (taken === 'restart') {
        // A server that contradicts itself each time would be asked without end and without a wait.
        if ((stale += 1) > RESYNCS_PER_CYCLE_LIMIT) return fail({ reason: 'malformed' });
        break;
      }
      pulled += part.rows.length + part.unknownRows.length;
      if (taken === 'done') return ok(pulled);
    }
  }
}

/** Pushes everything that waits, then pulls everything new. */
async function pushAndPull(round: SyncContext): Promise<Result<SyncStats, ServerSyncError>> {
  const pushed = await pushAll(round);
  // A push is refused alike for whoever is somebody else and for whoever is gone: the pull tells them apart.
  if (!pushed.ok && pushed.error.reason !== 'wrong-user') return pushed;
  const pulled = await pullAll(round);
  if (!pulled.ok) return pulled;
  return pushed.ok ? ok({ pushed: pushed.value, pulled: pulled.value }) : pushed;
}

/**
 * One round for one member: what an older version could not read is read, everything that waits is pushed, then
 * everything new is pulled, and both again where that told what is to be sent. It can be stopped at any await and run
 * again, also by several tabs and the worker at once. The lock around it only avoids that work is done twice: the result is
 * right without it.
 * @returns the work done, or why it stopped; what was acknowledged before stays acknowledged
 */
export async function syncOnce(round: SyncContext): Promise<Result<SyncStats, ServerSyncError>> {
  await reprocessUnknownRows(round.database);
  // Of a device that says that it has no network nothing counts as sent before a server has answered it.
  if (round.transport.online?.() === false) {
    const heard = await pullAll(round);
    if (!heard.ok) return heard;
  }
  const first = await pushAndPull(round);
  // The pull may have told what is to be sent again. Once: a server that tells that each time is asked again after a wait.
  if (!first.ok || first.value.pulled === 0 || !(await hasPending(round.database))) return first;
  const second = await pushAndPull(round);
  if (!second.ok) return second;
  return ok({ pushed: first.value.pushed + second.value.pushed, pulled: first.value.pulled + second.value.pulled });
}

/** Why a round stopped: at the server, on the way to it, or at the device's own storage. */
export type SyncError = ServerSyncError | StorageError;

/** One round under the member's lock, which tabs and worker share, with its outcome noted for the screen. */
export async function syncWithLock(round: SyncContext, withLock: WithLock): Promise<Result<SyncStats, SyncError>> {
  const { database } = round;
  const stored = await tryStorage(() =>
    withLock(`matinee-sync-${database.userId}`, async () => {
      const outcome = await syncOnce(round);
      // The last page of a round that went well has noted that already.
      if (outcome.ok) return outcome;
      const failure = outcome.error.reason;
      await database.transaction('rw', database.sync, () => changeSyncState(database, { failure }));
      return outcome;
    }),
  );
  return stored.ok ? stored.value : stored;
}
