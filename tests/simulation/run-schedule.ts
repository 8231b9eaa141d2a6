import { readSyncState } from '../../src/data/local/sync-state';
import type { Schedule } from './commands';
import { checkAtRest, checkWiped } from './world/rest';
import { Violation } from './world/violation';
import type { SimulatedServer } from './world/server';
import { perform } from './world/perform';
import { World } from './world/world';

/** What happened in schedules, added up. */
export interface Tally {
  toggles: number;
  lostAcknowledgements: number;
  duplicates: number;
  kills: number;
}

/** Cursors must never go back while the server's sequence is the same one. */
class CursorWatch {
  readonly #last = new Map<string, { readonly cursor: number; readonly epoch: string | null }>();

  async check(world: World): Promise<void> {
    for (const device of world.devices) {
      if (device.signedIn === null) continue;
      const state = await readSyncState(device.process(0).member(device.signedIn));
      const place = `${device.number}/${device.signedIn}`;
      const last = this.#last.get(place);
      const sameRun = last?.epoch === state.epoch && state.epoch !== null;
      if (last && sameRun && state.cursor < last.cursor) {
        throw new Violation('diverged', `the cursor of device ${device.number} went back`);
      }
      this.#last.set(place, { cursor: state.cursor, epoch: state.epoch });
    }
  }

  /** Whoever signs out starts anew. */
  forget(device: number): void {
    for (const place of this.#last.keys()) if (place.startsWith(`${device}/`)) this.#last.delete(place);
  }
}

/** Waits for work, unless a device does what it never may: then what it awaits may never come. */
async function settled(world: World, work: Promise<void>): Promise<void> {
  await Promise.race([work, world.backend.offended]);
}

/**
 * Runs one schedule in a new world on a shared server.
 * @throws Violation when something that must hold does not
 */
export async function runSchedule(server: SimulatedServer, schedule: Schedule, tally: Tally): Promise<void> {
  const world = await World.open(server, schedule.locks);
  const cursors = new CursorWatch();
  try {
    for (const command of schedule.commands) {
      if (command.do === 'swap') cursors.forget(command.device);
      await settled(world, perform(world, command));
      await cursors.check(world);
      if (command.do === 'swap') await checkWiped(world);
    }
    await settled(world, checkAtRest(world));
  } finally {
    tally.toggles += world.log.toggles;
    tally.lostAcknowledgements += world.counts.lostAcknowledgements;
    tally.duplicates += world.counts.duplicates;
    tally.kills += world.counts.kills;
    world.close();
  }
}
