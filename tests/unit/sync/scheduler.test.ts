import { expect, it, vi } from 'vitest';
import { createSyncScheduler } from '../../../src/sync/scheduler';
import { fail, ok, type Result } from '../../../src/domain/values/result';
import type { SyncError } from '../../../src/sync/engine';
import { eventually } from '../../time/eventually';

const OFFLINE: SyncError = { reason: 'offline' };

/** A scheduler whose syncs end with the given outcome and whose timers are run by hand. */
function startScheduler(outcome: () => Result<{ pushed: number; pulled: number }, SyncError>, isSignedIn = true) {
  const waits: number[] = [];
  let runTimer: (() => void) | null = null;
  const sync = vi.fn(() => Promise.resolve(outcome()));
  const onStorage = vi.fn();
  const scheduler = createSyncScheduler({
    sync,
    schedule(ms, callback) {
      waits.push(ms);
      runTimer = callback;
      return () => (runTimer = null);
    },
    random: () => 0.999,
    isSignedIn: () => Promise.resolve(isSignedIn),
    onStorage,
  });
  const settled = (cycles: number) =>
    eventually(() => expect([sync.mock.calls.length, waits.length]).toEqual([cycles, cycles]));
  return { scheduler, waits, settled, tick: () => runTimer?.(), sync, onStorage };
}

it('doubles the delay after each failed retry, and starts over when a sync is requested', async () => {
  const { scheduler, waits, settled, tick } = startScheduler(() => fail(OFFLINE));
  scheduler.request();
  await settled(1);
  tick();
  await settled(2);
  tick();
  await settled(3);
  scheduler.request();
  await settled(4);
  expect(waits).toEqual([1999, 3998, 7996, 1999]);
});

it('a lost response is retried within half a second once, and then with growing delays', async () => {
  const { scheduler, waits, settled, tick } = startScheduler(() => fail({ reason: 'unreachable' }));
  scheduler.request();
  await settled(1);
  tick();
  await settled(2);
  tick();
  await settled(3);
  expect(waits).toEqual([500, 1999, 3998]);
});

it.each(['unreadable', 'full', 'blocked', 'unavailable', 'newer'] as const)(
  'a device whose storage is %s is reported and retried with growing delays',
  async (reason) => {
    const { scheduler, waits, settled, tick, onStorage } = startScheduler(() => fail({ reason }));
    scheduler.request();
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
])('a rate-limited server that allows a retry %s is asked a few times a minute at most', async (_, retryAfterMs) => {
  const { scheduler, waits, settled, tick } = startScheduler(() => fail({ reason: 'rate-limited', retryAfterMs }));
  scheduler.request();
  await settled(1);
  for (let cycles = 2; cycles <= 6; cycles += 1) {
    tick();
    await settled(cycles);
  }
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3_600_000);
});

it('a change made while the server asks for a pause waits for that time', async () => {
  const { scheduler, waits, settled, tick, sync } = startScheduler(() =>
    fail({ reason: 'rate-limited', retryAfterMs: 30_000 }),
  );
  scheduler.request();
  await settled(1);
  scheduler.request();
  scheduler.request();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sync).toHaveBeenCalledTimes(1);
  tick();
  await settled(2);
  expect(waits).toEqual([30_000, 30_000]);
});

it('a bug in a sync is thrown to the console, and the next sync still runs', async () => {
  const rejections: unknown[] = [];
  const record = (reason: unknown) => void rejections.push(reason);
  const before = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', record);
  const { scheduler, waits, tick, sync } = startScheduler(() => ok({ pushed: 0, pulled: 0 }));
  sync.mockRejectedValueOnce(new TypeError('defect'));
  scheduler.request();
  await eventually(() => expect(rejections).toHaveLength(1));
  process.removeAllListeners('unhandledRejection');
  for (const listener of before) process.on('unhandledRejection', listener);
  expect(waits).toEqual([1999]);
  tick();
  await eventually(() => expect(waits).toEqual([1999, 60_000]));
});

it('polls every minute while all is well', async () => {
  const { scheduler, waits, settled } = startScheduler(() => ok({ pushed: 0, pulled: 0 }));
  scheduler.request();
  await settled(1);
  expect(waits).toEqual([60_000]);
});

it.each(['unauthorized', 'wrong-user', 'gone'] as const)(
  'an error that only the member can fix (%s) is retried with the longest delay while they are signed in',
  async (reason) => {
    const { scheduler, waits, settled, tick } = startScheduler(() => fail({ reason }));
    scheduler.request();
    await settled(1);
    tick();
    await settled(2);
    expect(waits).toEqual([299_850, 299_850]);
  },
);

it('nothing is retried after the member has signed out', async () => {
  const { scheduler, waits, sync } = startScheduler(() => fail({ reason: 'unauthorized' }), false);
  scheduler.request();
  await eventually(() => expect(sync).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(waits).toEqual([]);
});

it('does nothing after it was stopped', async () => {
  const { scheduler, settled, tick, sync } = startScheduler(() => fail(OFFLINE));
  scheduler.request();
  await settled(1);
  scheduler.stop();
  tick();
  scheduler.request();
  expect(sync).toHaveBeenCalledTimes(1);
});

it('reports that storage works again after a sync has succeeded', async () => {
  let outcome: Result<{ pushed: number; pulled: number }, SyncError> = fail({ reason: 'full' });
  const { scheduler, settled, tick, onStorage } = startScheduler(() => outcome);
  scheduler.request();
  await settled(1);
  outcome = fail(OFFLINE);
  tick();
  await settled(2);
  outcome = ok({ pushed: 0, pulled: 0 });
  tick();
  await settled(3);
  expect(onStorage.mock.calls).toEqual([[{ reason: 'full' }], [null]]);
});

it('a sync that is requested, or whose timer is due, during another one runs after it', async () => {
  let end = () => {};
  const sync = vi.fn(
    () =>
      new Promise<Result<{ pushed: number; pulled: number }, SyncError>>((resolve) => {
        end = () => resolve(ok({ pushed: 0, pulled: 0 }));
      }),
  );
  const timers: (() => void)[] = [];
  const scheduler = createSyncScheduler({
    sync,
    // It was due at the moment in which it was cancelled.
    schedule: (_, callback) => (timers.push(callback), () => undefined),
    random: () => 0,
    isSignedIn: () => Promise.resolve(true),
    onStorage: vi.fn(),
  });
  const reached = (cycles: number, set: number) =>
    eventually(() => expect([sync.mock.calls.length, timers.length]).toEqual([cycles, set]));
  scheduler.request();
  scheduler.request();
  end();
  await reached(2, 0);
  end();
  await reached(2, 1);
  scheduler.request();
  timers[0]?.();
  await reached(3, 1);
  end();
  await reached(4, 1);
});
