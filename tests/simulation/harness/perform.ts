import { AHEAD_MS, type Command, type Party, type Swap } from '../commands';
import { poison, search, show, toggle } from './actions';
import { decide, giveUp, undo } from './choices';
import { importMovie, undoImport } from './imports';
import { PROCESSES, type Device } from './device';
import { drive } from './drive';
import { yieldMacrotasks } from './network';
import { markKey } from '../../../src/domain/marks/mark';
import type { World } from './harness';

/** Requests that are this late are lost: no network delays one for minutes. */
const LATE_AT_MOST_MS = 60_000;

/** Turns of the event loop for which responses are held after a sign-in. */
const HELD_TURNS = 300;

/** Turns of the event loop before a change in flight is discarded. */
const GIVE_UP_TURNS = 40;

/** Performs one command. */
export async function perform(world: World, command: Command): Promise<void> {
  world.server.now += 1000;
  world.backend.rest();
  switch (command.do) {
    case 'toggle':
      return toggle(world, world.device(command.device), command.process, command.kind, command.movie, true);
    case 'recommended':
      return show(world, world.device(command.device), command.movies);
    case 'search':
      return search(world, world.device(command.device));
    case 'import':
      return importMovie(world, world.device(command.device), command.process, command.movie);
    case 'undo-import':
      return undoImport(world, world.device(command.device), command.process);
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
      return swap(world, command);
    case 'direct':
      return writeDirectly(world, command);
    case 'race':
      return race(world, world.device(command.device), world.device(command.other), command.movie);
    case 'overtake':
      return overtake(world, world.device(command.device), command.movie);
    case 'late':
      return world.deliverLate();
    case 'epoch':
      return world.server.changeEpoch(world.user(command.user));
    case 'backup':
      return world.backUp();
    case 'restore':
      return world.restore(command.renew);
    case 'decide': {
      const { device: index, choice } = command;
      const device = world.device(index);
      if (device.signedIn !== null) await decide(world, device, device.signedIn, choice);
      return;
    }
    case 'fail-storage': {
      const { device, process, fate } = command;
      Object.assign(world.device(device).process(process).fate, fateOf(fate));
      return;
    }
    case 'undo':
      return undo(world, world.device(command.device));
    case 'discard':
      return giveUpDuring(world, command);
    case 'evict':
      return world.evict(world.device(command.device));
    case 'compact':
      return world.compact(command.years);
  }
}

/** A full device may refuse several writes in a row. */
function fateOf({ writes, end }: { readonly writes: number; readonly end: 'kill' | 'full' }) {
  return { writesLeft: writes, end, refuses: 1 + (writes % 4) * 5 };
}

async function sync(
  world: World,
  { device: index, process: at, faults, lasting, fate, waits }: Extract<Command, { do: 'sync' }>,
): Promise<void> {
  const device = world.device(index);
  if (device.signedIn === null) return;
  const process = device.process(at);
  process.network.setFaults(faults, lasting);
  if (fate) Object.assign(process.fate, fateOf(fate));
  if (waits === null) await process.sync(device.signedIn);
  else await drive(process, device.signedIn, waits);
  process.network.setFaults([]);
  if (fate) process.fate.writesLeft = null;
}

async function party(world: World, { device: index, process: at, faults, toggle: movie }: Party): Promise<void> {
  const device = world.device(index);
  if (device.signedIn === null) return;
  if (movie !== null) {
    await yieldMacrotasks(3);
    return toggle(world, device, at, 'favorite', movie, false);
  }
  const process = device.process(at);
  process.network.setFaults(faults);
  await process.sync(device.signedIn);
  process.network.setFaults([]);
}

/** A change is discarded, perhaps while it is in flight. */
async function giveUpDuring(
  world: World,
  { device: index, process: at, during }: Extract<Command, { do: 'discard' }>,
): Promise<void> {
  const device = world.device(index);
  if (!during) return giveUp(world, device, at);
  const other = device.process((at + 1) % PROCESSES);
  const round = party(world, { device: index, process: (at + 1) % PROCESSES, faults: ['slow-answer'], toggle: null });
  await yieldMacrotasks(GIVE_UP_TURNS);
  await giveUp(world, device, at);
  other.network.release();
  await round;
}

/**
 * A tab's push gets a late response: meanwhile another device has changed the same movie, and another tab has synced that.
 */
async function race(world: World, device: Device, other: Device, movie: number): Promise<void> {
  if (device === other || device.signedIn === null || device.signedIn !== other.signedIn) return;
  await toggle(world, device, 0, 'favorite', movie, false);
  await toggle(world, other, 0, 'favorite', movie, false);
  await Promise.all([
    party(world, { device: device.number, process: 0, faults: ['slow-answer'], toggle: null }),
    party(world, { device: other.number, process: 0, faults: [], toggle: null }),
    party(world, { device: device.number, process: 1, faults: ['slow', 'slow'], toggle: null }),
  ]);
}

/**
 * A change is refused for a time that lies slightly too far ahead, and gets another one; the member's next change is followed
 * by a copy of the first request, whose time is acceptable by then.
 */
async function overtake(world: World, device: Device, movie: number): Promise<void> {
  if (device.signedIn === null) return;
  const party = { device: device.number, process: 0, toggle: null };
  const error = device.clockError;
  device.clockError = AHEAD_MS;
  await toggle(world, device, 0, 'favorite', movie, false);
  await search(world, device);
  await sync(world, { do: 'sync', ...party, faults: ['late', 'none'], lasting: 'none', fate: null, waits: null });
  await sync(world, { do: 'sync', ...party, faults: [], lasting: 'none', fate: null, waits: null });
  await toggle(world, device, 0, 'favorite', movie, false);
  await sync(world, { do: 'sync', ...party, faults: [], lasting: 'none', fate: null, waits: null });
  device.clockError = error;
  world.server.now += 35_000;
  await world.deliverLate();
}

/** Another member signs in, perhaps while requests of the last member are still in flight in other tabs. */
async function swap(world: World, { device: index, user, during, expired, turns, acts }: Swap): Promise<void> {
  const device = world.device(index);
  const userId = world.user(user);
  const last = device.signedIn;
  if (last !== null && expired) await device.expireSession();
  // Changes for the sync cycles to pull, when it is too late for them.
  if (during.length > 0 && last !== null) await changeElsewhere(world, last);
  const under = last === null ? [] : during.map((one) => party(world, { device: index, ...one }));
  await yieldMacrotasks(turns);
  await device.signOut();
  await world.losses.keepOffered(device);
  if (device.signedIn === null) await device.signIn(userId);
  const act = async () => {
    if (!acts || device.signedIn !== userId) return;
    await toggle(world, device, 0, 'favorite', 0, false);
    await device.process(0).sync(userId);
  };
  // A held request may hold a lock, if the same member is back.
  const acting = act();
  await yieldMacrotasks(HELD_TURNS);
  device.release();
  await Promise.all([...under, acting]);
}

/** Another client changes a mark of a member. */
async function changeElsewhere(world: World, userId: string): Promise<void> {
  const user = world.users.indexOf(userId);
  const mark = await world.server.mark(userId, 'watched', world.movieId(userId, 0));
  await writeDirectly(world, { do: 'direct', user, kind: 'watched', movie: 0, present: mark?.present !== true });
}

async function writeDirectly(
  world: World,
  { user, kind, movie, present }: Extract<Command, { do: 'direct' }>,
): Promise<void> {
  const userId = world.user(user);
  const movieId = world.movieId(userId, movie);
  await world.server.pushFutureKind(userId, movieId, present, world.newId());
  const before = await world.server.mark(userId, kind, movieId);
  await world.server.writeDirectly(userId, kind, movieId, present);
  const after = await world.server.mark(userId, kind, movieId);
  if (!after || after.op === before?.op) return;
  world.log.settle(world.log.add(`${userId}/${markKey(kind, movieId)}`, after.op, before?.op ?? null, null), present);
}
