import { expect, it } from 'vitest';
import { openPglite } from '../integration/database/pglite-database';
import { SimulatedServer } from './harness/server';
import { Harness } from './harness/harness';

it('a response that arrives after all held ones were released is not held forever', async () => {
  const server = await SimulatedServer.open(await openPglite());
  const harness = await Harness.open(server, true);
  const { network } = harness.device(0).process(0);
  network.setFaults(['held']);
  const answer = network.fetch('http://matinee.test/auth/v1/logout', { signal: AbortSignal.timeout(60_000) });
  // The server has not responded yet.
  network.release();
  expect((await answer).status).toBe(204);
  harness.close();
  await server.close();
});
