import { expect, it, vi } from 'vitest';
import { BACKFILL_POLL_MS } from '../../../src/config/cache';
import { runInIdleSteps, type IdleStep, type IdleSteps } from '../../../src/lib/idle-steps';

/** A page on which all is well, but for what is given; it ends what never ends by itself. */
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

it('makes one step after another, and begins a work when the one before is over', async () => {
  const told: string[] = [];
  await page([steps(2, told, 'movie'), steps(1, told, 'poster')], {
    idle: () => Promise.resolve(void told.push('idle')),
  });
  expect(told).toEqual(['idle', 'movie', 'idle', 'movie', 'idle', 'poster']);
});

it('makes no step where it is not welcome, also not where that changed while the page came to rest', async () => {
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

it('makes no step while another tab does the same, and goes on after it', async () => {
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

it('lets another tab go on where it is no longer welcome', async () => {
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
