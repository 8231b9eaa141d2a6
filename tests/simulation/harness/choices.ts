import { markKey } from '../../../src/domain/marks/mark';
import type { SyncKind } from '../../../src/domain/marks/mark-kinds';
import type { MemberDatabase } from '../../../src/db/member-database';
import type { Device } from './device';
import { isEnd, recordAction } from './record-action';
import type { Harness } from './harness';

/** The operation behind the displayed state of a mark, or null. */
export async function seenOf(database: MemberDatabase, kind: SyncKind, movieId: number): Promise<string | null> {
  const waiting = await database.outbox.get(markKey(kind, movieId));
  const mirrored = await database.mirror.get([kind, movieId]);
  return waiting?.operation.op ?? mirrored?.op ?? null;
}

/**
 * A member decides about marks that the server lost and the device offers: resends all of them, dismisses them, or dismisses
 * them and undoes that.
 * @returns whether there was anything to decide
 */
export async function decide(
  harness: Harness,
  device: Device,
  userId: string,
  choice: 'send' | 'dismiss' | 'undo-dismiss',
): Promise<boolean> {
  const process = device.process(0);
  const database = process.member(userId);
  const { orphans } = device.engine;
  const offered = await orphans.list(database);
  for (const { key, operation } of offered) {
    if (operation.kind === 'search') continue;
    const { kind, movieId, present } = operation;
    const seen = await seenOf(database, kind, movieId);
    const act = recordAction(harness, device, process, `${userId}/${markKey(kind, movieId)}`, seen);
    const done = await process.alive(async () => {
      if (choice === 'send') await orphans.resend(database, act.deps, key);
      else await (choice === 'dismiss' ? orphans.dismiss : orphans.dismissAndRestore)(database, key);
    });
    act.end(isEnd(done) ? null : present);
    if (isEnd(done)) return true;
  }
  if (choice === 'dismiss') harness.losses.forget(device, userId);
  return offered.length > 0;
}

/** A member undoes the latest remote change that the device lists. */
export async function undo(harness: Harness, device: Device): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const process = device.process(0);
  const database = process.member(userId);
  const merge = (await database.conflicts.toArray()).at(-1);
  if (!merge) return;
  const seen = await seenOf(database, merge.kind, merge.movieId);
  const act = recordAction(harness, device, process, `${userId}/${markKey(merge.kind, merge.movieId)}`, seen);
  const done = await process.alive(async () => device.engine.undo(database, act.deps, merge));
  act.end(isEnd(done) ? null : !merge.present);
}

/** A member discards the first change that the device lists as unsynced. */
export async function discard(harness: Harness, device: Device, index: number): Promise<void> {
  const userId = device.signedIn;
  if (userId === null) return;
  const process = device.process(index);
  const database = process.member(userId);
  const marks = database.outbox.filter(({ state, operation }) => state !== 'orphan' && operation.kind !== 'search');
  const [entry] = await marks.toArray();
  if (!entry || entry.operation.kind === 'search') return;
  const { op, kind, movieId, present } = entry.operation;
  const key = `${userId}/${markKey(kind, movieId)}`;
  const act = recordAction(harness, device, process, key, op);
  const mirrored = (await database.mirror.get([kind, movieId]))?.present === 1;
  const done = await process.alive(async () => device.engine.discard(database, act.deps, entry.key));
  act.end(isEnd(done) ? null : mirrored, done === 'killed');
  if (isEnd(done)) return;
  harness.losses.discard(device, op);
  const isTurned = entry.state === 'waiting' && act.made.length === 0 && present !== mirrored;
  harness.log.discard(key, op, device.number, isTurned && !device.hasRefused);
}
