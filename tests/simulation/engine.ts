import fc from 'fast-check';
import { openPglite } from '../integration/database/pglite-database';
import { openPostgres } from '../integration/database/postgres-database';
import { schedules } from './commands';
import type { Mutant } from './mutant';
import { PRESENT, runSchedule, type Fleet, type Tally } from './run-schedule';
import { SimulatedServer } from './harness/server';

/** Connections of a server that handles several requests at once. */
const CONNECTIONS = 6;

/** A server and an engine to run schedules on. */
export interface Engine {
  /**
   * Runs the schedule of a seed.
   * @throws Violation when an invariant does not hold
   */
  run(seed: number, tally: Tally): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server with the real schema (or a broken variant of it); the engine is the one this module was loaded with.
 * @param fleet the releases on the devices
 */
export async function startEngine(concurrent: boolean, mutant?: Mutant, fleet: Fleet = PRESENT): Promise<Engine> {
  const server = concurrent
    ? await SimulatedServer.open(await openPostgres(), CONNECTIONS)
    : await SimulatedServer.open(await openPglite());
  if (mutant?.script) await server.script(mutant.script);
  for (const [signature, edits] of Object.entries(mutant?.functions ?? {})) {
    for (const { find, replace } of edits) await server.mutate(signature, find, replace);
  }
  return {
    async run(seed, tally) {
      const [schedule] = fc.sample(schedules, { seed, numRuns: 1 });
      if (schedule) await runSchedule(server, schedule, tally, fleet);
    },
    close: () => server.close(),
  };
}
