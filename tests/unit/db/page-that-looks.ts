import { vi } from 'vitest';
import { environment } from '../../../src/config/environment';
import { BACKFILL_START_MS } from '../../../src/config/cache';
import { DeviceDatabase } from '../../../src/db/device-database';
import { createPageServices } from '../../../src/services/page-services';

/** Opens a page, and lets the time pass after which it looks for what others have left on the device. */
export function openPageThatLooks(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const device = new DeviceDatabase();
  createPageServices(
    environment,
    () => Promise.resolve(device),
    () => Promise.reject(new Error('no movie is met')),
  );
  vi.advanceTimersByTime(BACKFILL_START_MS);
  vi.useRealTimers();
}
