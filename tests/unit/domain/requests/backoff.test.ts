import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoffMs } from '../../../../src/domain/requests/backoff';

/** The longest that a timer can be set to: a longer one fires at once. */
const TIMER_LIMIT_MS = 2 ** 31 - 1;

const failures = fc.integer({ min: 0, max: 10_000 });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** What a server may ask for, nonsense included. */
const retryAfter = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, 35 * 86_400_000, Infinity, NaN),
);

it('a wait is never under a second nor over an hour, whatever is asked for', () => {
  fc.assert(
    fc.property(failures, chance, retryAfter, (count, luck, ms) => {
      const wait = backoffMs(count, luck, ms);
      expect(Number.isInteger(wait)).toBe(true);
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThanOrEqual(3_600_000);
      expect(wait).toBeLessThan(TIMER_LIMIT_MS);
    }),
  );
});

it('the shortest possible wait doubles with each failure, up to some minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), chance, retryAfter, (count, luck, ms) => {
      expect(backoffMs(count, luck, ms)).toBeGreaterThanOrEqual(Math.min(1000 * 2 ** (count - 1), 150_000));
    }),
  );
});

it('what a server asks for is waited for in full, within these bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 3_600_000 }), chance, (ms, luck) => {
      expect(backoffMs(1, luck, ms)).toBe(ms);
    }),
  );
});

it('so many refusals as come in ten seconds are ten at most', () => {
  fc.assert(
    fc.property(fc.array(chance, { minLength: 20, maxLength: 20 }), retryAfter, (luck, ms) => {
      let time = 0;
      const sent = luck.filter((one, index) => (time += backoffMs(index + 1, one, ms)) <= 10_000);
      expect(sent.length).toBeLessThanOrEqual(10);
    }),
  );
});
