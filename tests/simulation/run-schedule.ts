import type { Command, Schedule } from './commands';
import { LIMITS } from '../time/limits';
import { engine } from './present-engine';
import type { DeviceEngine } from './harness/device-engine';
import { deleteAccount } from './harness/deletion';
import { checkAtRest, checkSession, checkWiped } from './harness/rest';
import { Violation } from './harness/violation';
import type { SimulatedServer } from './harness/server';
import { perform } from './harness/perform';
import { World } from './harness/harness';

/** What happened in schedules, added up. */
export interface Tally {
  toggles: number;
  lostAcknowledgements: number;
  duplicates: number;
  kills: number;
}

/** Cursors must never go back while the server's sequence is the same one. */
class CursorWatch {
  readonly #last = new Map<string, Awaited<ReturnType<DeviceEngine['place']>>>();

  /** @param numbers the devices to look at */
  async check(world: World, numbers: ReadonlySet<number>): Promise<void> {
    for (const device of world.devices) {
      if (!numbers.has(device.number)) continue;
      if (device.signedIn === null) continue;
      const state = await device.engine.place(device.process(0).member(device.signedIn));
      const place = `${device.number}/${device.signedIn}`;
      const last = this.#last.get(place);
      const sameRun =
        last?.epoch === state.epoch && state.epoch !== null && last.resyncGeneration === state.resyncGeneration;
      if (last && sameRun && state.cursor < last.cursor) {
        throw new Violation('diverged', `the cursor of device ${device.number} went back`);
      }
      this.#last.set(place, state);
    }
  }

  /** Whoever signs out starts anew. */
  forget(device: number): void {
    for (const place of this.#last.keys()) if (place.startsWith(`${device}/`)) this.#last.delete(place);
  }
}

/** The devices on which a command does something: the others stand where they stood. */
function devicesOf(command: Command): ReadonlySet<number> {
  if (command.do === 'together') return new Set(command.parties.map(({ device }) => device));
  if (command.do === 'race') return new Set([command.device, command.other]);
  return new Set('device' in command ? [command.device] : []);
}

/** Waits for work, unless a device does what it never may, or waits for ever: then what it awaits may never come. */
async function settled(world: World, work: Promise<void>): Promise<void> {
  const timer = setTimeout(() => world.backend.offend('a command does not end'), LIMITS.command);
  try {
    await Promise.race([work, world.backend.offended]);
  } finally {
    clearTimeout(timer);
  }
}

/** The releases on the devices. */
export interface Fleet {
  /** One for each device, in turn. */
  readonly engines: readonly DeviceEngine[];
  /** What all of them are updated to when the schedule has ended, or null. */
  readonly updateTo: DeviceEngine | null;
}

/** Of how many schedules one ends with an account that is deleted: that takes as long as a quarter of all else. */
const DELETES_EVERY = 3;

/** Spreads lengths of schedules over what may happen, and when, while an account is deleted. */
const SPREAD = 11;

/** This release everywhere. */
export const PRESENT: Fleet = { engines: [engine], updateTo: null };

/**
 * Runs one schedule in a new world on a shared server.
 * @throws Violation when something that must hold does not
 */
export async function runSchedule(
  server: SimulatedServer,
  schedule: Schedule,
  tally: Tally,
  { engines, updateTo }: Fleet = PRESENT,
): Promise<void> {
  const world = await World.open(server, schedule.locks, engines, schedule.small);
  const cursors = new CursorWatch();
  try {
    for (const command of schedule.commands) {
      if (command.do === 'swap' || command.do === 'evict') cursors.forget(command.device);
      await settled(world, perform(world, command));
      await cursors.check(world, devicesOf(command));
      if ('device' in command) await checkSession(world, world.device(command.device));
      if (command.do === 'swap') await checkWiped(world);
    }
    await settled(world, checkAtRest(world));
    if (updateTo) {
      for (const device of world.devices) device.update(updateTo);
      await settled(world, checkAtRest(world));
    }
    const variety = schedule.commands.length;
    if (variety % DELETES_EVERY === 0) {
      await settled(world, deleteAccount(world, variety * SPREAD));
    }
  } finally {
    tally.toggles += world.log.toggles;
    tally.lostAcknowledgements += world.counts.lostAcknowledgements;
    tally.duplicates += world.counts.duplicates;
    tally.kills += world.counts.kills;
    world.close();
  }
}
