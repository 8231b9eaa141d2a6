import { PULL_PAGE_ROWS } from '../../config/sync';
import { fail, ok, type Result } from '../../domain/result';
import type { SyncFailure } from '../../domain/sync-failure';
import type { MemberDatabase, OutboxEntry } from '../local/member-database';
import { changeSyncState, readSyncState } from '../local/sync-state';
import { acknowledge, setAside } from './acknowledge';
import type { SyncEnvironment } from './environment';
import { nextBatch } from './outbox-batch';
import type { SyncTransport } from './protocol';
import { serverOffset } from './server-clock';
import { takePage } from './take-page';

/** What one round of sync needs. */
export interface SyncRound {
  readonly database: MemberDatabase;
  readonly transport: SyncTransport;
  readonly environment: SyncEnvironment;
}

/** Work done by a round. */
export interface SyncWork {
  readonly pushed: number;
  readonly pulled: number;
}

/** Delivers a batch. When the request as a whole is refused, halves find the entry to blame, so the rest goes through. */
async function deliver(round: SyncRound, batch: readonly OutboxEntry[]): Promise<Result<number, SyncFailure>> {
  const sentAt = round.environment.now();
  const answer = await round.transport.push(batch.map(({ operation }) => operation));
  if (answer.ok) {
    const offset = serverOffset(sentAt, round.environment.now(), answer.value.serverTime);
    const { restamped } = await acknowledge(round.database, round.environment, batch, answer.value, offset);
    return ok(restamped);
  }
  const [first] = batch;
  if (answer.error.reason !== 'refused' || !first) return answer;
  if (batch.length === 1) {
    await setAside(round.database, first, answer.error.code);
    return ok(0);
  }
  const half = Math.ceil(batch.length / 2);
  const front = await deliver(round, batch.slice(0, half));
  if (!front.ok) return front;
  const back = await deliver(round, batch.slice(half));
  return back.ok ? ok(front.value + back.value) : back;
}

async function pushAll(round: SyncRound): Promise<Result<number, SyncFailure>> {
  let pushed = 0;
  let restampedBefore = false;
  for (;;) {
    const batch = await nextBatch(round.database);
    if (batch.length === 0) return ok(pushed);
    const delivered = await deliver(round, batch);
    if (!delivered.ok) return delivered;
    const restamped = delivered.value > 0;
    if (restamped && restampedBefore) return fail({ reason: 'clock' });
    restampedBefore = restamped;
    pushed += batch.length;
  }
}

async function pullAll({ database, transport, environment }: SyncRound): Promise<Result<number, SyncFailure>> {
  let pulled = 0;
  let { cursor } = await readSyncState(database);
  for (;;) {
    const sentAt = environment.now();
    const answer = await transport.pull(cursor, PULL_PAGE_ROWS);
    if (!answer.ok) return answer;
    const offset = serverOffset(sentAt, environment.now(), answer.value.serverTime);
    const page = await takePage(database, cursor, answer.value, environment.now());
    if (!page) return fail({ reason: 'signed-out' });
    if (!page.stale) pulled += answer.value.rows.length;
    cursor = page.cursor;
    const complete = cursor >= answer.value.head || answer.value.rows.length < PULL_PAGE_ROWS;
    if (!page.stale && complete) {
      await database.transaction('rw', database.sync, () =>
        changeSyncState(database, { serverOffset: offset, syncedAt: environment.now() }),
      );
      return ok(pulled);
    }
  }
}

/**
 * One round for one member: everything that waits is pushed, then everything new is pulled. It can be stopped at any
 * await and run again, also by several tabs and the worker at once: a lock around it saves work, correctness needs none.
 * @returns the work done, or why it stopped; what was acknowledged before stays acknowledged
 */
export async function syncMember(round: SyncRound): Promise<Result<SyncWork, SyncFailure>> {
  const pushed = await pushAll(round);
  if (!pushed.ok) return pushed;
  const pulled = await pullAll(round);
  return pulled.ok ? ok({ pushed: pushed.value, pulled: pulled.value }) : pulled;
}
