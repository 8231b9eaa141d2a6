import { expect, it, vi } from 'vitest';
import { createSyncDriver } from '../../../src/data/sync/driver';
import { fail, ok, type Result } from '../../../src/domain/result';
import type { SyncFailure } from '../../../src/domain/sync-failure';

const OFFLINE: SyncFailure = { reason: 'offline' };

/** A driver whose rounds end as told, and whose timers are run by hand. */
function drive(outcome: () => Result<{ pushed: number; pulled: number }, SyncFailure>) {
  const waits: number[] = [];
  let call: (() => void) | null = null;
  const round = vi.fn(() => Promise.resolve(outcome()));
  const driver = createSyncDriver({
    round,
    after(ms, later) {
      waits.push(ms);
      call = later;
      return () => (call = null);
    },
    chance: () => 0.999,
    onStorageFailure: vi.fn(),
  });
  const settled = (rounds: number) =>
    vi.waitFor(() => expect([round.mock.calls.length, waits.length]).toEqual([rounds, rounds]));
  return { driver, waits, settled, tick: () => call?.(), round };
}

it('waits twice as long after each failure of its own tries, and anew from the shortest when asked', async () => {
  const { driver, waits, settled, tick } = drive(() => fail(OFFLINE));
  driver.request();
  await settled(1);
  tick();
  await settled(2);
  tick();
  await settled(3);
  driver.request();
  await settled(4);
  expect(waits).toEqual([1000, 1999, 3998, 1000]);
});

it('looks for news every minute while all is well', async () => {
  const { driver, waits, settled } = drive(() => ok({ pushed: 0, pulled: 0 }));
  driver.request();
  await settled(1);
  expect(waits).toEqual([60_000]);
});

it('does not try again by itself where only the member can help', async () => {
  const { driver, waits, round } = drive(() => fail({ reason: 'unauthorized' }));
  driver.request();
  await vi.waitFor(() => expect(round).toHaveBeenCalledTimes(1));
  expect(waits).toEqual([]);
});

it('does nothing more once it was stopped', async () => {
  const { driver, settled, tick, round } = drive(() => fail(OFFLINE));
  driver.request();
  await settled(1);
  driver.stop();
  tick();
  driver.request();
  expect(round).toHaveBeenCalledTimes(1);
});
