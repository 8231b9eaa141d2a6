import { randomUUID } from 'node:crypto';
import { actAs } from '../../integration/database/database';
import type { Device } from './device';
import { toggle } from './actions';
import { yieldMacrotasks, type Fault } from './network';
import { compare, compareServer, syncUntilIdle } from './quiescence';
import { Violation } from './violation';
import type { SimulatedServer } from './server';
import type { Harness } from './harness';

/** The fault of a device's request while the account is deleted. */
const MEANWHILE: readonly Fault[] = ['held-request', 'held', 'late', 'slow-answer', 'answer-lost', 'broken', 'none'];

/** Maximum turns of the event loop for which a sync cycle runs before the account is deleted. */
const TURNS = 60;

/** Maximum sync cycles until a device learns of it: the first may still complete what the network had left open. */
const MAX_ATTEMPTS = 3;

/** A member who has just signed in deletes their account, with the application's own function. */
function deleteOnServer(server: SimulatedServer, userId: string): Promise<void> {
  return server.withConnection((connection) =>
    connection.transaction(async (session) => {
      const id = randomUUID();
      await session.rows('insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [id, userId]);
      await actAs(session, userId, id);
      await session.rows('select public.delete_account()');
    }),
  );
}

/** Names of the tables with data of a member, from a query over the schema itself. */
function tablesWith(server: SimulatedServer, userId: string): Promise<readonly string[]> {
  return server.withConnection(async (connection) => {
    const [row] = await connection.rows(
      `select string_agg(
         format('select %L as name where exists (select from public.%I where %I = %L)',
                table_name, table_name, column_name, $1::text), ' union all ') as statement
       from information_schema.columns
       where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'profiles' and column_name = 'id'))`,
      [userId],
    );
    const found = await connection.rows(String(row?.['statement']));
    return found.map(({ name }) => String(name));
  });
}

/** Syncs until the server reports the deletion, and then does what the application does. */
async function learn(harness: Harness, device: Device, userId: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const outcome = await device.process(0).sync(userId);
    if (outcome === 'full' || outcome === 'killed') continue;
    if (outcome.ok) throw new Violation('lost', `device ${device.number} syncs with a deleted account`);
    if (outcome.error.reason !== 'gone') {
      harness.server.now += 10_000;
      continue;
    }
    // Another tab is in the middle of a sync cycle, which may store responses from before the deletion.
    const other = device.process(1).sync(userId);
    await device.process(0).engine.wipeDeletedMember(device.process(0).member(userId));
    device.release();
    await other;
    device.signedIn = null;
    return;
  }
  throw new Violation('lost', `device ${device.number} never learned that its account was deleted`);
}

async function checkEmpty(device: Device, userId: string): Promise<void> {
  const { mirror, movies, profile, outbox, conflicts, unknownRows } = device.process(0).member(userId);
  for (const table of [mirror, movies, profile, outbox, conflicts, unknownRows]) {
    if ((await table.count()) > 0)
      throw new Violation('diverged', `device ${device.number} keeps ${table.name} of a deleted account`);
  }
  if ((await device.storedMember()) === userId)
    throw new Violation('diverged', `device ${device.number} is still signed in to a deleted account`);
}

/**
 * One member deletes their account while two of their devices have changes, some of them in flight: nothing of them
 * remains or comes back, on the server or on a device that has learned of it, and nobody else loses anything.
 * @param variety any number: selects what happens to the requests meanwhile
 */
export async function deleteAccount(harness: Harness, variety: number): Promise<void> {
  const [gone, other] = [harness.user(0), harness.user(1)];
  const [first, second, third] = [harness.device(0), harness.device(1), harness.device(2)];
  for (const device of [first, second]) await syncUntilIdle(harness, device, gone);
  await syncUntilIdle(harness, third, other);
  await toggle(harness, first, 0, 'favorite', 0, false);
  await toggle(harness, second, 0, 'watched', 1, false);
  await toggle(harness, third, 0, 'favorite', 0, false);
  second.process(1).network.setFaults([MEANWHILE[variety % MEANWHILE.length] ?? 'none']);
  const inFlight = second.process(1).sync(gone);
  await yieldMacrotasks(variety % TURNS);
  const deleted = deleteOnServer(harness.server, gone);
  await yieldMacrotasks(TURNS);
  second.release();
  await Promise.all([inFlight, deleted]);
  second.process(1).network.setFaults([]);
  await harness.deliverLate();
  for (const device of [first, second]) await learn(harness, device, gone);
  await harness.deliverLate();
  for (const device of [first, second]) await checkEmpty(device, gone);
  const left = await tablesWith(harness.server, gone);
  if (left.length > 0) throw new Violation('lost', `the server keeps ${left.join()} of a deleted account`);
  await syncUntilIdle(harness, third, other);
  await compareServer(harness, other);
  await compare(harness, third, other);
}
