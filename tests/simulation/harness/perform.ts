import { AHEAD_MS, type Command, type Task, type Swap } from '../commands';
import { poison, search, show, toggle } from './actions';
import { decide, discard, undo } from './choices';
import { importMovie, undoImport } from './imports';
import { PROCESSES, type Device } from './device';
import { drive } from './drive';
import { yieldMacrotasks } from './network';
import { markKey } from '../../../src/domain/marks/mark';
import type { Harness } from './harness';

/** Requests that are this late are lost: no network delays one for minutes. */
const LATE_AT_MOST_MS = 60_000;

/** Turns of the event loop for which responses are held after a sign-in. */
const HELD_TURNS = 300;

/** Turns of the event loop before a change in flight is discarded. */
const DISCARD_TURNS = 40;

/** Performs one command. */
export async function perform(harness: Harness, command: Command): Promise<void> {
  harness.server.now += 1000;
  harness.backend.rest();
  switch (command.do) {
    case 'toggle':
      return toggle(harness, harness.device(command.device), command.process, command.kind, command.movie, true);
    case 'recommended':
      return show(harness, harness.device(command.device), command.movies);
    case 'search':
      return search(harness, harness.device(command.device));
    case 'import':
      return importMovie(harness, harness.device(command.device), command.process, command.movie);
    case 'undo-import':
      return undoImport(harness, harness.device(command.device), command.process);
    case 'poison':
      return poison(harness.device(command.device));
    case 'sync':
      return sync(harness, command);
    case 'concurrently':
      await Promise.all(command.tasks.map((task) => runTask(harness, task)));
      return;
    case 'restart':
      harness.device(command.device).restart();
      return;
    case 'clock':
      harness.device(command.device).clockError = command.error;
      return;
    case 'pass':
      harness.server.now += command.ms;
      if (command.ms > LATE_AT_MOST_MS) harness.dropLate();
      return;
    case 'expire':
      return harness.device(command.device).expireSession();
    case 'swap':
      return swap(harness, command);
    case 'direct':
      return writeDirectly(harness, command);
    case 'race':
      return race(harness, harness.device(command.device), harness.device(command.other), command.movie);
    case 'overtake':
      return overtake(harness, harness.device(command.device), command.movie);
    case 'late':
      return harness.deliverLate();
    case 'epoch':
      return harness.server.changeEpoch(harness.user(command.user));
    case 'backup':
      return harness.backUp();
    case 'restore':
      return harness.restore(command.renew);
    case 'decide': {
      const { device: index, choice } = command;
      const device = harness.device(index);
      if (device.signedIn !== null) await decide(harness, device, device.signedIn, choice);
      return;
    }
    case 'fail-storage': {
      const { device, process, storageFault } = command;
      Object.assign(harness.device(device).process(process).storageFault, storageFaultOf(storageFault));
      return;
    }
    case 'undo':
      return undo(harness, harness.device(command.device));
    case 'discard':
      return discardDuring(harness, command);
    case 'evict':
      return harness.evict(harness.device(command.device));
    case 'compact':
      return harness.compact(command.years);
  }
}

/** A full device may refuse several writes in a row. */
function storageFaultOf({ writes, end }: { readonly writes: number; readonly end: 'kill' | 'full' }) {
  return { writesLeft: writes, end, refuses: 1 + (writes % 4) * 5 };
}

async function sync(
  harness: Harness,
  { device: index, process: at, faults, lastingFault, storageFault, waits }: Extract<Command, { do: 'sync' }>,
): Promise<void> {
  const device = harness.device(index);
  if (device.signedIn === null) return;
  const process = device.process(at);
  process.network.setFaults(faults, lastingFault);
  if (storageFault) Object.assign(process.storageFault, storageFaultOf(storageFault));
  if (waits === null) await process.sync(device.signedIn);
  else await drive(process, device.signedIn, waits);
  process.network.setFaults([]);
  if (storageFault) process.storageFault.writesLeft = null;
}

async function runTask(harness: Harness, { device: index, process: at, faults, toggle: movie }: Task): Promise<void> {
  const device = harness.device(index);
  if (device.signedIn === null) return;
  if (movie !== null) {
    await yieldMacrotasks(3);
    return toggle(harness, device, at, 'favorite', movie, false);
  }
  const process = device.process(at);
  process.network.setFaults(faults);
  await process.sync(device.signedIn);
  process.network.setFaults([]);
}

/** A change is discarded, perhaps while it is in flight. */
async function discardDuring(
  harness: Harness,
  { device: index, process: at, during }: Extract<Command, { do: 'discard' }>,
): Promise<void> {
  const device = harness.device(index);
  if (!during) return discard(harness, device, at);
  const other = device.process((at + 1) % PROCESSES);
  const otherSync = runTask(harness, {
    device: index,
    process: (at + 1) % PROCESSES,
    faults: ['slow-answer'],
    toggle: null,
  });
  await yieldMacrotasks(DISCARD_TURNS);
  await discard(harness, device, at);
  other.network.release();
  await otherSync;
}

/**
 * A tab's push gets a late response: meanwhile another device has changed the same movie, and another tab has synced that.
 */
async function race(harness: Harness, device: Device, other: Device, movie: number): Promise<void> {
  if (device === other || device.signedIn === null || device.signedIn !== other.signedIn) return;
  await toggle(harness, device, 0, 'favorite', movie, false);
  await toggle(harness, other, 0, 'favorite', movie, false);
  await Promise.all([
    runTask(harness, { device: device.number, process: 0, faults: ['slow-answer'], toggle: null }),
    runTask(harness, { device: other.number, process: 0, faults: [], toggle: null }),
    runTask(harness, { device: device.number, process: 1, faults: ['slow', 'slow'], toggle: null }),
  ]);
}

/**
 * A change is refused for a time that lies slightly too far ahead, and gets another one; the member's next change is followed
 * by a copy of the first request, whose time is acceptable by then.
 */
async function overtake(harness: Harness, device: Device, movie: number): Promise<void> {
  if (device.signedIn === null) return;
  const target = { device: device.number, process: 0, toggle: null };
  const error = device.clockError;
  device.clockError = AHEAD_MS;
  await toggle(harness, device, 0, 'favorite', movie, false);
  await search(harness, device);
  await sync(harness, {
    do: 'sync',
    ...target,
    faults: ['late', 'none'],
    lastingFault: 'none',
    storageFault: null,
    waits: null,
  });
  await sync(harness, { do: 'sync', ...target, faults: [], lastingFault: 'none', storageFault: null, waits: null });
  await toggle(harness, device, 0, 'favorite', movie, false);
  await sync(harness, { do: 'sync', ...target, faults: [], lastingFault: 'none', storageFault: null, waits: null });
  device.clockError = error;
  harness.server.now += 35_000;
  await harness.deliverLate();
}

/** Another member signs in, perhaps while requests of the last member are still in flight in other tabs. */
async function swap(harness: Harness, { device: index, user, during, expired, turns, acts }: Swap): Promise<void> {
  const device = harness.device(index);
  const userId = harness.user(user);
  const last = device.signedIn;
  if (last !== null && expired) await device.expireSession();
  // Changes for the sync cycles to pull, when it is too late for them.
  if (during.length > 0 && last !== null) await changeElsewhere(harness, last);
  const under = last === null ? [] : during.map((one) => runTask(harness, { device: index, ...one }));
  await yieldMacrotasks(turns);
  await device.signOut();
  await harness.losses.keepOffered(device);
  if (device.signedIn === null) await device.signIn(userId);
  const act = async () => {
    if (!acts || device.signedIn !== userId) return;
    await toggle(harness, device, 0, 'favorite', 0, false);
    await device.process(0).sync(userId);
  };
  // A held request may hold a lock, if the same member is back.
  const acting = act();
  await yieldMacrotasks(HELD_TURNS);
  device.release();
  await Promise.all([...under, acting]);
}

/** Another client changes a mark of a member. */
async function changeElsewhere(harness: Harness, userId: string): Promise<void> {
  const user = harness.users.indexOf(userId);
  const mark = await harness.server.mark(userId, 'watched', harness.movieId(userId, 0));
  await writeDirectly(harness, { do: 'direct', user, kind: 'watched', movie: 0, present: mark?.present !== true });
}

async function writeDirectly(
  harness: Harness,
  { user, kind, movie, present }: Extract<Command, { do: 'direct' }>,
): Promise<void> {
  const userId = harness.user(user);
  const movieId = harness.movieId(userId, movie);
  await harness.server.pushFutureKind(userId, movieId, present, harness.newId());
  const before = await harness.server.mark(userId, kind, movieId);
  await harness.server.writeDirectly(userId, kind, movieId, present);
  const after = await harness.server.mark(userId, kind, movieId);
  if (!after || after.op === before?.op) return;
  harness.log.settle(
    harness.log.add(`${userId}/${markKey(kind, movieId)}`, after.op, before?.op ?? null, null),
    present,
  );
}
