import type { WithLock } from '../api/supabase/auth-context';
import { RESYNCS_PER_CYCLE_LIMIT } from '../config/sync';
import type { MemberDatabase, OutboxEntry } from '../db/member-database';
import { type StorageError, tryStorage } from '../db/storage';
import { changeSyncState, inSyncTransaction, readSyncState } from '../db/sync-state';
import type { ServerSyncError } from '../domain/marks/sync-error';
import { fail, ok, type Result } from '../domain/values/result';
import { applyMarks, updateDigest, clientCapabilities } from './apply-marks';
import { serverOffset, type SyncDeps } from './clock';
import { noteChanged, restoreWatched } from './diary';
import { hasPending, nextBatch, operationsOf } from './outbox';
import { parseRow, type SyncTransport } from './protocol';
import { addMissingMovies, applyPullPage, chunkPage } from './pull';
import { type AdaptiveBatch, applyPushResponse, blockEntry } from './push';

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

/**
 * Pushes a batch. If the server refuses the whole request, the batch is bisected to find the entry at fault.
 * @returns the keys of entries that got a new time
 */
async function pushBatch(
  context: SyncContext,
  batch: readonly OutboxEntry[],
): Promise<Result<readonly string[], ServerSyncError>> {
  const { resyncGeneration } = await readSyncState(context.database);
  const sentAt = context.deps.now();
  const response = await context.transport.push(batch.flatMap(operationsOf));
  if (response.ok) {
    context.deps.serverClock.observe(response.value.serverTime);
    const offset = serverOffset(sentAt, context.deps.now(), response.value.serverTime);
    const { restamped } = await applyPushResponse(context.database, context.deps, batch, response.value, {
      resyncGeneration,
      offset,
    });
    return ok(restamped);
  }
  const [first] = batch;
  if (response.error.reason !== 'refused' || !first) return response;
  if (batch.length === 1) {
    await blockEntry(context.database, first, response.error.code);
    return ok([]);
  }
  const half = Math.ceil(batch.length / 2);
  const firstHalf = await pushBatch(context, batch.slice(0, half));
  if (!firstHalf.ok) return firstHalf;
  const secondHalf = await pushBatch(context, batch.slice(half));
  return secondHalf.ok ? ok([...firstHalf.value, ...secondHalf.value]) : secondHalf;
}

/** Whether a smaller batch may get through. */
function shouldShrink(error: ServerSyncError): boolean {
  return error.reason === 'timeout' || (error.reason === 'server' && error.tooMuch === true);
}

async function pushAll(context: SyncContext): Promise<Result<number, ServerSyncError>> {
  let pushed = 0;
  const restamped = new Set<string>();
  for (;;) {
    const batch = await nextBatch(context.database, context.batchSize.limit);
    if (batch.length === 0) return ok(pushed);
    const delivered = await pushBatch(context, batch);
    if (!delivered.ok) {
      if (shouldShrink(delivered.error)) context.batchSize.shrink(batch.length);
      return delivered;
    }
    context.batchSize.grow();
    // A server that refuses its own time would do so without end.
    if (delivered.value.some((key) => restamped.has(key))) return fail({ reason: 'clock' });
    for (const key of delivered.value) restamped.add(key);
    pushed += batch.length;
  }
}

async function pullAll({ database, transport, deps, pageSize }: SyncContext): Promise<Result<number, ServerSyncError>> {
  let pulled = 0;
  let stale = 0;
  for (;;) {
    const requestState = await readSyncState(database);
    const limit = pageSize.limit;
    const sentAt = deps.now();
    const response = await transport.pull(requestState.cursor, limit);
    if (!response.ok) {
      if (shouldShrink(response.error)) pageSize.shrink(limit);
      return response;
    }
    pageSize.grow();
    deps.serverClock.observe(response.value.serverTime);
    const now = deps.now();
    const offset = serverOffset(sentAt, now, response.value.serverTime);
    for (const part of chunkPage(response.value, limit)) {
      const applied = await applyPullPage(database, part, { syncState: requestState, now, serverOffset: offset });
      if (applied === null) return fail({ reason: 'signed-out' });
      if (applied === 'restart') {
        // Guards against an endless loop if the server contradicts itself each time.
        if ((stale += 1) > RESYNCS_PER_CYCLE_LIMIT) return fail({ reason: 'malformed' });
        break;
      }
      noteChanged(database, part.rows);
      pulled += part.rows.length + part.unknownRows.length;
      if (applied === 'done') return ok(pulled);
    }
  }
}

/** Pushes all pending changes, then pulls everything new. */
async function pushAndPull(context: SyncContext): Promise<Result<SyncStats, ServerSyncError>> {
  const pushed = await pushAll(context);
  // A push can't tell a deleted account from another user's token, but a pull can.
  if (!pushed.ok && pushed.error.reason !== 'wrong-user') return pushed;
  const pulled = await pullAll(context);
  if (!pulled.ok) return pulled;
  return pushed.ok ? ok({ pushed: pushed.value, pulled: pulled.value }) : pushed;
}

/**
 * One sync cycle: reprocesses rows of unknown kinds, pushes pending changes and pulls new ones, and repeats this once
 * if the pull created changes to push. Safe to interrupt at any await and to run in several tabs and the worker at
 * once: the lock around it only avoids duplicate work.
 * @returns the work done, or why it stopped; acknowledged changes stay acknowledged
 */
export async function syncOnce(context: SyncContext): Promise<Result<SyncStats, ServerSyncError>> {
  await reprocessUnknownRows(context.database);
  // When the device reports being offline, nothing is marked as sent until the server has responded once.
  if (context.transport.online?.() === false) {
    const pulled = await pullAll(context);
    if (!pulled.ok) return pulled;
  }
  const first = await pushAndPull(context);
  if (!first.ok) return first;
  const restored = await restoreWatched(context.database, context.deps);
  if (first.value.pulled === 0 && !restored) return first;
  // The pull may have queued changes to resend. Only once: a server that does so each time must wait for the next
  // cycle.
  if (!(await hasPending(context.database))) return first;
  const second = await pushAndPull(context);
  if (!second.ok) return second;
  return ok({ pushed: first.value.pushed + second.value.pushed, pulled: first.value.pulled + second.value.pulled });
}

/** Why a cycle failed: at the server, on the network, or in the device's storage. */
export type SyncError = ServerSyncError | StorageError;

/** Runs one cycle under the member's lock, which tabs and the worker share, and stores its failure for the UI. */
export async function syncWithLock(context: SyncContext, withLock: WithLock): Promise<Result<SyncStats, SyncError>> {
  const { database } = context;
  const stored = await tryStorage(() =>
    withLock(`matinee-sync-${database.userId}`, async () => {
      const outcome = await syncOnce(context);
      // On success applyPullPage has already cleared the failure.
      if (outcome.ok) return outcome;
      const failure = outcome.error.reason;
      await database.transaction('rw', database.sync, () => changeSyncState(database, { failure }));
      return outcome;
    }),
  );
  return stored.ok ? stored.value : stored;
}

/**
 * Parses stored rows of unknown kinds again once this version knows more kinds, and queues entries again whose status
 * an older version didn't know. Needs no network.
 */
async function reprocessUnknownRows(database: MemberDatabase): Promise<void> {
  const capabilities = clientCapabilities();
  if ((await readSyncState(database)).capabilities === capabilities) return;
  const { outbox, unknownRows } = database;
  await inSyncTransaction(database, async () => {
    const stored = await unknownRows.toArray();
    const parsed = stored.flatMap(({ key, row }) => {
      const mark = parseRow(row);
      return mark ? [{ key, mark }] : [];
    });
    const marks = parsed.map(({ mark }) => mark);
    await applyMarks(database, marks);
    await updateDigest(database, [], marks);
    await addMissingMovies(database, marks);
    await unknownRows.bulkDelete(parsed.map(({ key }) => key));
    const blocked = await outbox.filter(({ state, code }) => state === 'blocked' && code === null).toArray();
    await outbox.bulkPut(blocked.map((entry) => ({ ...entry, state: 'waiting' as const })));
    await changeSyncState(database, { capabilities });
  });
}
