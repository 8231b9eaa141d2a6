import { expect, it } from 'vitest';
import { openPglite } from '../integration/database/pglite-database';
import { toggle } from './harness/actions';
import { SimulatedServer } from './harness/server';
import { Harness } from './harness/harness';

const HOUR = 3_600_000;

it('the later action wins, even on a device whose clock was corrected while it was offline', async () => {
  const server = await SimulatedServer.open(await openPglite());
  const harness = await Harness.open(server, true);
  const ann = harness.user(0);
  const [phone, tablet] = [harness.device(0), harness.device(1)];
  const favorite = () => server.mark(ann, 'favorite', harness.movieId(ann, 0));
  const act = (device: typeof phone) => toggle(harness, device, 0, 'favorite', 0, true);
  const sync = async (device: typeof phone) => expect(await device.process(0).sync(ann)).toMatchObject({ ok: true });

  phone.clockError = 3 * HOUR;
  await act(tablet);
  await sync(tablet);
  await sync(phone);
  // The phone is offline from here on; the tablet removes the movie and adds it again.
  server.now += HOUR;
  await act(tablet);
  await act(tablet);
  await sync(tablet);
  server.now += HOUR / 2;
  phone.clockError = 0;
  await act(phone);
  await sync(phone);
  expect(await favorite()).toMatchObject({ present: false });
  harness.close();
  await server.close();
});
