import { vi } from 'vitest';
import { environment } from '../../../src/config/environment';
import { BACKFILL_START_MS } from '../../../src/config/cache';
import { DeviceDatabase } from '../../../src/db/device-database';
import { createPageServices } from '../../../src/services/page-services';

/** Opens a page and advances the time until it deletes what others have left on the device. */
export function openPageUntilCleanup(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const device = new DeviceDatabase();
  createPageServices(
    environment,
    () => Promise.resolve(device),
    () => Promise.reject(new Error('no movie is seen')),
  );
  vi.advanceTimersByTime(BACKFILL_START_MS);
  vi.useRealTimers();
}
