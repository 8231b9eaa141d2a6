import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backoffMs } from '../../../../src/domain/requests/backoff';

/** The longest possible timer; a longer one fires at once. */
const TIMER_LIMIT_MS = 2 ** 31 - 1;

const failures = fc.integer({ min: 0, max: 10_000 });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** Anything a server may ask for, including nonsense. */
const retryAfter = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, 35 * 86_400_000, Infinity, NaN),
);

it('a delay is never under a second nor over an hour, whatever the server asks for', () => {
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

it('the shortest possible delay doubles with each failure, up to a few minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), chance, retryAfter, (count, luck, ms) => {
      expect(backoffMs(count, luck, ms)).toBeGreaterThanOrEqual(Math.min(1000 * 2 ** (count - 1), 150_000));
    }),
  );
});

it('a server’s requested delay is respected in full, within these bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 3_600_000 }), chance, (ms, luck) => {
      expect(backoffMs(1, luck, ms)).toBe(ms);
    }),
  );
});

it('a refusing server gets at most ten requests in ten seconds', () => {
  fc.assert(
    fc.property(fc.array(chance, { minLength: 20, maxLength: 20 }), retryAfter, (luck, ms) => {
      let time = 0;
      const sent = luck.filter((one, index) => (time += backoffMs(index + 1, one, ms)) <= 10_000);
      expect(sent.length).toBeLessThanOrEqual(10);
    }),
  );
});
