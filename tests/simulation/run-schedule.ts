import type { Command, Schedule } from './commands';
import { LIMITS } from '../time/limits';
import { engine } from './present-engine';
import type { DeviceEngine } from './harness/device-engine';
import { deleteAccount } from './harness/deletion';
import { checkWhenIdle, checkSession, checkWiped } from './harness/quiescence';
import { Violation } from './harness/violation';
import type { SimulatedServer } from './harness/server';
import { perform } from './harness/perform';
import { Harness } from './harness/harness';

/** Totals over schedules. */
export interface Tally {
  toggles: number;
  lostAcknowledgements: number;
  duplicates: number;
  kills: number;
}

/** Cursors must never go back while the server's sequence is the same one. */
class CursorWatch {
  readonly #last = new Map<string, Awaited<ReturnType<DeviceEngine['syncPosition']>>>();

  /** @param numbers the devices to look at */
  async check(harness: Harness, numbers: ReadonlySet<number>): Promise<void> {
    for (const device of harness.devices) {
      if (!numbers.has(device.number)) continue;
      if (device.signedIn === null) continue;
      const state = await device.engine.syncPosition(device.process(0).member(device.signedIn));
      const deviceKey = `${device.number}/${device.signedIn}`;
      const last = this.#last.get(deviceKey);
      const sameRun =
        last?.epoch === state.epoch && state.epoch !== null && last.resyncGeneration === state.resyncGeneration;
      if (last && sameRun && state.cursor < last.cursor) {
        throw new Violation('diverged', `the cursor of device ${device.number} went back`);
      }
      this.#last.set(deviceKey, state);
    }
  }

  /** A cursor that disappears with a sign-out may start over. */
  forget(device: number): void {
    for (const deviceKey of this.#last.keys()) if (deviceKey.startsWith(`${device}/`)) this.#last.delete(deviceKey);
  }
}

/** The devices that a command affects: the others do not change. */
function devicesOf(command: Command): ReadonlySet<number> {
  if (command.do === 'concurrently') return new Set(command.tasks.map(({ device }) => device));
  if (command.do === 'race') return new Set([command.device, command.other]);
  return new Set('device' in command ? [command.device] : []);
}

/** Awaits work, unless a device breaks an invariant or hangs: then its promise may never settle. */
async function settled(harness: Harness, work: Promise<void>): Promise<void> {
  const timer = setTimeout(() => harness.backend.reportViolation('a command never finishes'), LIMITS.command);
  try {
    await Promise.race([work, harness.backend.violation]);
  } finally {
    clearTimeout(timer);
  }
}

/** The releases on the devices. */
export interface Fleet {
  /** One for each device, in turn. */
  readonly engines: readonly DeviceEngine[];
  /** The release that all of them are updated to after the schedule, or null. */
  readonly updateTo: DeviceEngine | null;
}

/** One schedule in this many ends with the deletion of an account, which takes as long as a quarter of everything else. */
const DELETES_EVERY = 3;

/** Spreads schedule lengths over the possible events and times during the deletion of an account. */
const SPREAD = 11;

/** This release everywhere. */
export const PRESENT: Fleet = { engines: [engine], updateTo: null };

/**
 * Runs one schedule in a new harness on a shared server.
 * @throws Violation when an invariant does not hold
 */
export async function runSchedule(
  server: SimulatedServer,
  schedule: Schedule,
  tally: Tally,
  { engines, updateTo }: Fleet = PRESENT,
): Promise<void> {
  const harness = await Harness.open(server, schedule.locks, engines, schedule.small);
  const cursors = new CursorWatch();
  try {
    for (const command of schedule.commands) {
      if (command.do === 'swap' || command.do === 'evict') cursors.forget(command.device);
      await settled(harness, perform(harness, command));
      await cursors.check(harness, devicesOf(command));
      if ('device' in command) await checkSession(harness, harness.device(command.device));
      if (command.do === 'swap') await checkWiped(harness);
    }
    await settled(harness, checkWhenIdle(harness));
    if (updateTo) {
      for (const device of harness.devices) device.update(updateTo);
      await settled(harness, checkWhenIdle(harness));
    }
    const variety = schedule.commands.length;
    if (variety % DELETES_EVERY === 0) {
      await settled(harness, deleteAccount(harness, variety * SPREAD));
    }
  } finally {
    tally.toggles += harness.log.toggles;
    tally.lostAcknowledgements += harness.counts.lostAcknowledgements;
    tally.duplicates += harness.counts.duplicates;
    tally.kills += harness.counts.kills;
    harness.close();
  }
}
