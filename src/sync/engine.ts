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

/** What a sync cycle needs. */
export interface SyncContext {
  readonly database: MemberDatabase;
  readonly transport: SyncTransport;
  readonly deps: SyncDeps;
  /** Operations per push, adapted to this device's uplink. */
  readonly batchSize: AdaptiveBatch;
  /** Marks per page of a pull, adapted to its downlink. */
  readonly pageSize: AdaptiveBatch;
}

/** Work done in a cycle. */
export interface SyncStats {
  readonly pushed: number;
  readonly pulled: number;
}

/** Pushes a batch. If the server refuses the whole request, the batch is bisected to find the entry at fault. */
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

/** Whether a smaller batch may get through. */
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
        // Guards against an endless loop if the server contradicts itself each time.
        if ((stale += 1) > RESYNCS_PER_CYCLE_LIMIT) return fail({ reason: 'malformed' });
        break;
      }
      pulled += part.rows.length + part.unknownRows.length;
      if (taken === 'done') return ok(pulled);
    }
  }
}

/** Pushes all pending changes, then pulls everything new. */
async function pushAndPull(round: SyncContext): Promise<Result<SyncStats, ServerSyncError>> {
  const pushed = await pushAll(round);
  // A push can't tell a deleted account from another user's token, but a pull can.
  if (!pushed.ok && pushed.error.reason !== 'wrong-user') return pushed;
  const pulled = await pullAll(round);
  if (!pulled.ok) return pulled;
  return pushed.ok ? ok({ pushed: pushed.value, pulled: pulled.value }) : pushed;
}

/**
 * One sync cycle: reprocesses rows of unknown kinds, pushes pending changes and pulls new ones, and repeats this once
 * if the pull created changes to push. Safe to interrupt at any await and to run in several tabs and the worker at
 * once: the lock around it only avoids duplicate work.
 * @returns the work done, or why it stopped; acknowledged changes stay acknowledged
 */
export async function syncOnce(round: SyncContext): Promise<Result<SyncStats, ServerSyncError>> {
  await reprocessUnknownRows(round.database);
  // When the device reports being offline, nothing is marked as sent until the server has responded once.
  if (round.transport.online?.() === false) {
    const heard = await pullAll(round);
    if (!heard.ok) return heard;
  }
  const first = await pushAndPull(round);
  // The pull may have queued changes to resend. Only once: a server that does so each time must wait for the next
  // cycle.
  if (!first.ok || first.value.pulled === 0 || !(await hasPending(round.database))) return first;
  const second = await pushAndPull(round);
  if (!second.ok) return second;
  return ok({ pushed: first.value.pushed + second.value.pushed, pulled: first.value.pulled + second.value.pulled });
}

/** Why a cycle failed: at the server, on the network, or in the device's storage. */
export type SyncError = ServerSyncError | StorageError;

/** Runs one cycle under the member's lock, which tabs and the worker share, and stores its failure for the UI. */
export async function syncWithLock(round: SyncContext, withLock: WithLock): Promise<Result<SyncStats, SyncError>> {
  const { database } = round;
  const stored = await tryStorage(() =>
    withLock(`matinee-sync-${database.userId}`, async () => {
      const outcome = await syncOnce(round);
      // On success applyPullPage has already cleared the failure.
      if (outcome.ok) return outcome;
      const failure = outcome.error.reason;
      await database.transaction('rw', database.sync, () => changeSyncState(database, { failure }));
      return outcome;
    }),
  );
  return stored.ok ? stored.value : stored;
}
