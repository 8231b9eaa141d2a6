import type { Command, Party } from '../commands';
import { poison, search, show, toggle } from './acts';
import type { Device } from './device';
import { markKey } from '../../../src/domain/mark';
import type { World } from './world';

/** Requests that are this late are gone for good: no network keeps one for minutes. */
const LATE_AT_MOST_MS = 60_000;

/** Lets one command happen. */
export async function perform(world: World, command: Command): Promise<void> {
  world.server.now += 1000;
  world.backend.rest();
  switch (command.do) {
    case 'toggle':
      return toggle(world, world.device(command.device), command.process, command.kind, command.film, true);
    case 'shown':
      return show(world, world.device(command.device), command.films);
    case 'search':
      return search(world, world.device(command.device));
    case 'poison':
      return poison(world.device(command.device));
    case 'sync':
      return sync(world, command);
    case 'together':
      await Promise.all(command.parties.map((one) => party(world, one)));
      return;
    case 'restart':
      world.device(command.device).restart();
      return;
    case 'clock':
      world.device(command.device).clockError = command.error;
      return;
    case 'pass':
      world.server.now += command.ms;
      if (command.ms > LATE_AT_MOST_MS) world.dropLate();
      return;
    case 'expire':
      return world.device(command.device).expireSession();
    case 'swap':
      return swap(world, world.device(command.device), world.user(command.user), command.during);
    case 'direct':
      return writeDirectly(world, command);
    case 'race':
      return race(world, world.device(command.device), world.device(command.other), command.film);
    case 'late':
      return world.deliverLate();
    case 'epoch':
      return world.server.changeEpoch(world.user(command.user));
  }
}

async function sync(
  world: World,
  { device: index, process: at, faults, fate }: Extract<Command, { do: 'sync' }>,
): Promise<void> {
  const device = world.device(index);
  if (device.signedIn === null) return;
  const process = device.process(at);
  process.network.meet(faults);
  if (fate) Object.assign(process.fate, { writesLeft: fate.writes, end: fate.end });
  await process.sync(device.signedIn);
  process.network.meet([]);
  process.fate.writesLeft = null;
}

async function party(world: World, { device: index, process: at, faults, toggle: film }: Party): Promise<void> {
  const device = world.device(index);
  if (device.signedIn === null) return;
  if (film !== null) {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return toggle(world, device, at, 'favorite', film, false);
  }
  const process = device.process(at);
  process.network.meet(faults);
  await process.sync(device.signedIn);
  process.network.meet([]);
}

/**
 * A tab's push is answered late: meanwhile another device has changed the same film, and another tab has heard of it.
 */
async function race(world: World, device: Device, other: Device, film: number): Promise<void> {
  if (device === other || device.signedIn === null || device.signedIn !== other.signedIn) return;
  await toggle(world, device, 0, 'favorite', film, false);
  await toggle(world, other, 0, 'favorite', film, false);
  await Promise.all([
    party(world, { device: device.number, process: 0, faults: ['slow-answer'], toggle: null }),
    party(world, { device: other.number, process: 0, faults: [], toggle: null }),
    party(world, { device: device.number, process: 1, faults: ['slow', 'slow'], toggle: null }),
  ]);
}

/** Somebody else takes the device, perhaps while a round of the last member is still under way in another tab. */
async function swap(world: World, device: Device, userId: string, during: boolean): Promise<void> {
  const last = device.signedIn;
  const process = device.process(1);
  process.network.meet(['slow-answer', 'slow-answer']);
  // News for the round to bring, when it is too late for them.
  if (during && last !== null) await news(world, last);
  const round = during && last !== null ? process.sync(last) : null;
  await device.signOut();
  await round;
  process.network.meet([]);
  await device.signIn(userId);
}

/** Another client changes something of a member's. */
async function news(world: World, userId: string): Promise<void> {
  const user = world.users.indexOf(userId);
  const mark = await world.server.mark(userId, 'watched', world.movieId(userId, 0));
  await writeDirectly(world, { do: 'direct', user, kind: 'watched', film: 0, present: mark?.present !== true });
}

async function writeDirectly(
  world: World,
  { user, kind, film, present }: Extract<Command, { do: 'direct' }>,
): Promise<void> {
  const userId = world.user(user);
  const movieId = world.movieId(userId, film);
  const before = await world.server.mark(userId, kind, movieId);
  await world.server.writeDirectly(userId, kind, movieId, present);
  const after = await world.server.mark(userId, kind, movieId);
  if (!after || after.op === before?.op) return;
  world.log.settle(world.log.add(`${userId}/${markKey(kind, movieId)}`, after.op, before?.op ?? null, null), present);
}
