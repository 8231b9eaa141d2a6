import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPglite } from '../integration/database/pglite-database';
import { AHEAD_MS } from './commands';
import { search, toggle } from './harness/actions';
import type { Device } from './harness/device';
import { SimulatedServer } from './harness/server';
import { Harness } from './harness/harness';

let server: SimulatedServer;
let harness: Harness;
let device: Device;
beforeAll(async () => {
  server = await SimulatedServer.open(await openPglite());
});
beforeEach(async () => {
  harness = await Harness.open(server, true);
  device = harness.device(0);
});
afterAll(() => server.close());

const ann = () => harness.user(0);
const mark = () => server.mark(ann(), 'favorite', harness.movieId(ann(), 0));

/** A sync cycle whose first push is captured by the network, and also delivered later. */
async function syncWithCopy(): Promise<void> {
  device.process(0).network.setFaults(['late']);
  await device.process(0).sync(ann());
  device.process(0).network.setFaults([]);
  expect(await device.process(0).sync(ann())).toMatchObject({ ok: true, value: { pushed: 2 } });
}

it.each([35_000, 50_000, 59 * 60_000])(
  'a change that was refused for its time loses to a later one, even when a copy of it arrives %i ms afterwards',
  async (later) => {
    device.clockError = AHEAD_MS;
    await toggle(harness, device, 0, 'favorite', 0, true);
    await syncWithCopy();
    expect(await mark()).toMatchObject({ present: true });
    await toggle(harness, device, 0, 'favorite', 0, true);
    expect(await device.process(0).sync(ann())).toMatchObject({ ok: true });
    expect(await mark()).toMatchObject({ present: false });
    server.now += later;
    await harness.deliverLate();
    expect(await mark()).toMatchObject({ present: false });
  },
);

it('a change whose only request arrives after it was reversed loses to the reversal', async () => {
  device.clockError = AHEAD_MS;
  await toggle(harness, device, 0, 'favorite', 0, true);
  device.process(0).network.setFaults(['late']);
  await device.process(0).sync(ann());
  device.process(0).kill();
  await toggle(harness, device, 0, 'favorite', 0, true);
  expect(await device.process(0).sync(ann())).toMatchObject({ ok: true });
  expect(await mark()).toMatchObject({ present: false });
  server.now += 35_000;
  await harness.deliverLate();
  expect(await mark()).toMatchObject({ present: false });
});

it('a search that was refused for its time is stored once', async () => {
  device.clockError = AHEAD_MS;
  await search(harness, device);
  await syncWithCopy();
  server.now += 35_000;
  await harness.deliverLate();
  expect(await server.searches(ann())).toHaveLength(1);
});

it('a refusal whose response was lost is repeated, and the change is sent with another time', async () => {
  device.clockError = AHEAD_MS;
  await toggle(harness, device, 0, 'favorite', 0, true);
  device.process(0).network.setFaults(['answer-lost']);
  await device.process(0).sync(ann());
  device.process(0).network.setFaults([]);
  server.now += 60_000;
  expect(await device.process(0).sync(ann())).toMatchObject({ ok: true });
  expect(await mark()).toMatchObject({ present: true });
  expect((await mark())?.ts).toBeLessThan(server.now + 1000);
});
