import { expect, it, vi } from 'vitest';
import { BACKFILL_POLL_MS } from '../../../src/config/cache';
import { runInIdleSteps, type IdleStep, type IdleSteps } from '../../../src/lib/idle-steps';

/** A page in a good state, except for the given fields; it ends tasks that never end by themselves. */
function page(works: readonly IdleStep[], change: Partial<IdleSteps> = {}) {
  return runInIdleSteps({
    tasks: works,
    isAllowed: () => true,
    idle: () => Promise.resolve(),
    runExclusively: (run) => run(),
    delay: () => Promise.resolve(),
    ...change,
  });
}

const steps = (count: number, told: string[], name = 'step'): IdleStep => {
  let left = count;
  return () => {
    told.push(name);
    left -= 1;
    return Promise.resolve(left > 0 ? 'more' : 'over');
  };
};

it('runs one step after another, and starts a task after the previous one has ended', async () => {
  const told: string[] = [];
  await page([steps(2, told, 'movie'), steps(1, told, 'poster')], {
    idle: () => Promise.resolve(void told.push('idle')),
  });
  expect(told).toEqual(['idle', 'movie', 'idle', 'movie', 'idle', 'poster']);
});

it('runs no step when it is not allowed, even if that changed while waiting for idle time', async () => {
  const told: string[] = [];
  const looks = [false, true, true, false, true, true, true];
  const pause = vi.fn(() => Promise.resolve());
  await page([steps(1, told)], {
    isAllowed() {
      told.push('look');
      return looks.shift() ?? true;
    },
    delay: pause,
  });
  expect(told).toEqual(['look', 'look', 'look', 'look', 'look', 'look', 'look', 'step']);
  expect(pause.mock.calls.slice(0, 2)).toEqual([[BACKFILL_POLL_MS], [BACKFILL_POLL_MS]]);
});

it('runs no step while another tab runs the same task, and continues after it', async () => {
  const told: string[] = [];
  const free = [false, true];
  await page([steps(1, told)], {
    runExclusively(run) {
      told.push('asks');
      return (free.shift() ?? true) ? run() : Promise.resolve();
    },
  });
  expect(told).toEqual(['asks', 'asks', 'step']);
});

it('lets another tab continue when it is no longer allowed', async () => {
  const told: string[] = [];
  const looks = [true, true, true, false];
  await page([steps(2, told)], {
    isAllowed: () => looks.shift() ?? true,
    async runExclusively(run) {
      told.push('held');
      await run();
      told.push('free');
    },
  });
  expect(told).toEqual(['held', 'step', 'free', 'held', 'step', 'free']);
});
