import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { FILLING_START_MS } from '../../../src/config/catalogue/filling-limits';
import { environment } from '../../../src/config/app/environment';
import { DeviceDatabase } from '../../../src/data/local/device/device-database';
import { membersOnDevice, MemberDatabase } from '../../../src/data/local/member/member-database';
import { eventually } from '../../time/eventually';
import { createPageServices } from '../../../src/data/services/page-services';

vi.mock('../../../src/data/catalogue/fill-device', () => ({ fillDevice: () => Promise.resolve() }));
afterEach(() => vi.useRealTimers());

it('a page removes the empty database that one closed at its sign-out has left', async () => {
  await new MemberDatabase('ada').open();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const device = new DeviceDatabase();
  createPageServices(
    environment,
    () => Promise.resolve(device),
    () => Promise.reject(new Error('no film is met')),
  );
  vi.advanceTimersByTime(FILLING_START_MS);
  vi.useRealTimers();
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});
