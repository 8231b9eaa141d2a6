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

const steps = (count: number, log: string[], name = 'step'): IdleStep => {
  let left = count;
  return () => {
    log.push(name);
    left -= 1;
    return Promise.resolve(left > 0 ? 'more' : 'over');
  };
};

it('runs one step after another, and starts a task after the previous one has ended', async () => {
  const log: string[] = [];
  await page([steps(2, log, 'movie'), steps(1, log, 'poster')], {
    idle: () => Promise.resolve(void log.push('idle')),
  });
  expect(log).toEqual(['idle', 'movie', 'idle', 'movie', 'idle', 'poster']);
});

it('runs no step when it is not allowed, even if that changed while waiting for idle time', async () => {
  const log: string[] = [];
  const answers = [false, true, true, false, true, true, true];
  const pause = vi.fn(() => Promise.resolve());
  await page([steps(1, log)], {
    isAllowed() {
      log.push('look');
      return answers.shift() ?? true;
    },
    delay: pause,
  });
  expect(log).toEqual(['look', 'look', 'look', 'look', 'look', 'look', 'look', 'step']);
  expect(pause.mock.calls.slice(0, 2)).toEqual([[BACKFILL_POLL_MS], [BACKFILL_POLL_MS]]);
});

it('runs no step while another tab runs the same task, and continues after it', async () => {
  const log: string[] = [];
  const free = [false, true];
  await page([steps(1, log)], {
    runExclusively(run) {
      log.push('asks');
      return (free.shift() ?? true) ? run() : Promise.resolve();
    },
  });
  expect(log).toEqual(['asks', 'asks', 'step']);
});

it('lets another tab continue when it is no longer allowed', async () => {
  const log: string[] = [];
  const answers = [true, true, true, false];
  await page([steps(2, log)], {
    isAllowed: () => answers.shift() ?? true,
    async runExclusively(run) {
      log.push('held');
      await run();
      log.push('free');
    },
  });
  expect(log).toEqual(['held', 'step', 'free', 'held', 'step', 'free']);
});
