import { expect, it, vi } from 'vitest';
import { createSyncScheduler } from '../../../src/sync/scheduler';
import { fail, ok, type Result } from '../../../src/domain/values/result';
import type { SyncError } from '../../../src/sync/engine';
import { eventually } from '../../time/eventually';

const OFFLINE: SyncError = { reason: 'offline' };

/** A driver whose rounds end as told, and whose timers are run by hand. */
function drive(outcome: () => Result<{ pushed: number; pulled: number }, SyncError>, isSignedIn = true) {
  const waits: number[] = [];
  let call: (() => void) | null = null;
  const round = vi.fn(() => Promise.resolve(outcome()));
  const onStorage = vi.fn();
  const driver = createSyncScheduler({
    sync: round,
    schedule(ms, later) {
      waits.push(ms);
      call = later;
      return () => (call = null);
    },
    random: () => 0.999,
    isSignedIn: () => Promise.resolve(isSignedIn),
    onStorage,
  });
  const settled = (rounds: number) =>
    eventually(() => expect([round.mock.calls.length, waits.length]).toEqual([rounds, rounds]));
  return { driver, waits, settled, tick: () => call?.(), round, onStorage };
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
  expect(waits).toEqual([1999, 3998, 7996, 1999]);
});

it.each(['unreadable', 'full', 'blocked', 'unavailable', 'newer'] as const)(
  'a device that is %s is told and tried again, at growing distances',
  async (reason) => {
    const { driver, waits, settled, tick, onStorage } = drive(() => fail({ reason }));
    driver.request();
    await settled(1);
    tick();
    await settled(2);
    expect(waits).toEqual([1999, 3998]);
    expect(onStorage.mock.calls).toEqual([[{ reason }], [{ reason }]]);
  },
);

it.each([
  ['at once', 0],
  ['in thirty-five days', 35 * 86_400_000],
])(
  'a server over its limit that lets it try again %s is asked a few times a minute at most',
  async (_, retryAfterMs) => {
    const { driver, waits, settled, tick } = drive(() => fail({ reason: 'rate-limited', retryAfterMs }));
    driver.request();
    await settled(1);
    for (let rounds = 2; rounds <= 6; rounds += 1) {
      tick();
      await settled(rounds);
    }
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_600_000);
  },
);

it('a change made while the server wants to be let be waits for that time', async () => {
  const { driver, waits, settled, tick, round } = drive(() => fail({ reason: 'rate-limited', retryAfterMs: 30_000 }));
  driver.request();
  await settled(1);
  driver.request();
  driver.request();
  await new Promise((resolve) => setImmediate(resolve));
  expect(round).toHaveBeenCalledTimes(1);
  tick();
  await settled(2);
  expect(waits).toEqual([30_000, 30_000]);
});

it('a defect in a round is thrown for the console, and the next round comes all the same', async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  const before = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
  const { driver, waits, tick, round } = drive(() => ok({ pushed: 0, pulled: 0 }));
  round.mockRejectedValueOnce(new TypeError('defect'));
  driver.request();
  await eventually(() => expect(rejections).toHaveLength(1));
  process.removeAllListeners('unhandledRejection');
  for (const listener of before) process.on('unhandledRejection', listener);
  expect(waits).toEqual([1999]);
  tick();
  await eventually(() => expect(waits).toEqual([1999, 60_000]));
});

it('looks for news every minute while all is well', async () => {
  const { driver, waits, settled } = drive(() => ok({ pushed: 0, pulled: 0 }));
  driver.request();
  await settled(1);
  expect(waits).toEqual([60_000]);
});

it.each(['unauthorized', 'wrong-user', 'gone'] as const)(
  'what only the member seems to mend (%s) is tried again at the longest distance while they are signed in',
  async (reason) => {
    const { driver, waits, settled, tick } = drive(() => fail({ reason }));
    driver.request();
    await settled(1);
    tick();
    await settled(2);
    expect(waits).toEqual([299_850, 299_850]);
  },
);

it('nothing is tried for whoever is no longer signed in', async () => {
  const { driver, waits, round } = drive(() => fail({ reason: 'unauthorized' }), false);
  driver.request();
  await eventually(() => expect(round).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
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

it('tells once a round was whole that the device keeps what it is given', async () => {
  let outcome: Result<{ pushed: number; pulled: number }, SyncError> = fail({ reason: 'full' });
  const { driver, settled, tick, onStorage } = drive(() => outcome);
  driver.request();
  await settled(1);
  outcome = fail(OFFLINE);
  tick();
  await settled(2);
  outcome = ok({ pushed: 0, pulled: 0 });
  tick();
  await settled(3);
  expect(onStorage.mock.calls).toEqual([[{ reason: 'full' }], [null]]);
});
