import type { MemberDatabase } from '../../../src/data/local/member-database';
import { markedIds } from '../../../src/data/local/marks';
import type { Device } from './device';
import { Violation } from './violation';
import type { World } from './world';

const KINDS = ['favorite', 'watched', 'shown'] as const;

/** Rounds that a healthy network may need: one for what waits, one after new times were given out. */
const PATIENCE = 4;

async function viewOf(database: MemberDatabase): Promise<string[]> {
  const perKind = await Promise.all(
    KINDS.map(async (kind) => [...(await markedIds(database, kind))].map((id) => `${kind}:${id}`)),
  );
  return perKind.flat().sort();
}

async function syncToRest(world: World, device: Device, userId: string): Promise<void> {
  if (device.signedIn !== userId) {
    await device.signOut();
    await device.signIn(userId);
  } else if (!(await device.process(0).store.read())) {
    await device.signIn(userId);
  }
  const process = device.process(0);
  world.backend.rest();
  await world.heal(process, userId);
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const outcome = await process.sync(userId);
    if (outcome !== 'full' && outcome !== 'killed' && outcome.ok) return;
    world.server.now += 10_000;
  }
  throw new Violation('lost', `device ${device.number} does not come to rest on a healthy network`);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** One member's data must be the same everywhere, and be theirs alone. */
async function compare(world: World, device: Device, userId: string): Promise<void> {
  const database = device.process(0).member(userId);
  const where = `device ${device.number}`;
  const marks = await world.server.marks(userId);
  const present = marks.flatMap(({ kind, movieId, present: is }) => (is ? [`${kind}:${movieId}`] : [])).sort();
  const view = await viewOf(database);
  if (!same(view, present))
    throw new Violation('diverged', `${where} shows ${view.join()}, the server has ${present.join()}`);
  if ((await database.outbox.count()) > 0) throw new Violation('lost', `${where} still has changes waiting`);
  const own = await database.mirror.toArray();
  const mirrored = own.map(({ kind, movieId, op }) => `${kind}:${movieId}:${op}`).sort();
  const standing = marks.map(({ kind, movieId, op }) => `${kind}:${movieId}:${op}`).sort();
  if (!same(mirrored, standing)) throw new Violation('diverged', `${where} mirrors other operations than stand`);
  const base = 1 + world.users.indexOf(userId) * 100;
  const foreign = [...own, ...marks].filter(({ movieId }) => movieId < base || movieId >= base + 100);
  if (foreign.length > 0) throw new Violation('diverged', `${where} has films of another member`);
  const pushes = world.backend.traffic.pushes;
  const again = await device.process(0).sync(userId);
  const idle = again !== 'full' && again !== 'killed' && again.ok && again.value.pulled === 0;
  if (!idle || world.backend.traffic.pushes !== pushes) {
    throw new Violation('diverged', `${where} is not at rest: another round still moves something`);
  }
}

async function compareServer(world: World, userId: string): Promise<void> {
  const marks = await world.server.marks(userId);
  const present = marks.flatMap(({ kind, movieId, present: is }) => (is ? [`${kind}:${movieId}`] : [])).sort();
  const base = await world.server.baseRows(userId);
  if (!same(base, present)) throw new Violation('diverged', `base tables ${base.join()}, marks ${present.join()}`);
  for (const key of world.log.keys().filter((candidate) => candidate.startsWith(`${userId}/`))) {
    const mark = marks.find(({ kind, movieId }) => `${userId}/${kind}:${movieId}` === key);
    const wrong = world.log.verdict(key, mark?.op, mark?.present);
    if (wrong !== null) throw new Violation('lost', `${key}: ${wrong}`);
  }
  const recorded = [...(world.searches.get(userId) ?? [])].length;
  const stored = (await world.server.searches(userId)).length;
  if (recorded !== stored) throw new Violation('lost', `${recorded} searches were made, ${stored} are stored`);
}

/** Whoever has left a device leaves nothing on it but what still waits. */
export async function checkWiped(world: World): Promise<void> {
  for (const device of world.devices) {
    for (const userId of world.users.filter((candidate) => candidate !== device.signedIn)) {
      const database = device.process(0).member(userId);
      const left = (await database.mirror.count()) + (await database.films.count()) + (await database.profile.count());
      if (left > 0) throw new Violation('diverged', `device ${device.number} keeps data of a member who has left`);
    }
  }
}

/** Those who are signed in go on where they are, with the cursors they have. */
async function checkAsTheyStand(world: World): Promise<void> {
  const standing = world.devices.flatMap((device) =>
    device.signedIn === null ? [] : [{ device, userId: device.signedIn }],
  );
  for (const { device, userId } of standing) await syncToRest(world, device, userId);
  for (const { device, userId } of standing) await syncToRest(world, device, userId);
  for (const { device, userId } of standing) await compare(world, device, userId);
}

/** Lets everything come to rest on a healthy network, and checks all that must hold then. */
export async function checkAtRest(world: World): Promise<void> {
  await world.deliverLate();
  await checkAsTheyStand(world);
  for (const userId of world.users) for (const device of world.devices) await syncToRest(world, device, userId);
  for (const userId of world.users) {
    for (const device of world.devices) await syncToRest(world, device, userId);
    await compareServer(world, userId);
    for (const device of world.devices) await compare(world, device, userId);
  }
}
