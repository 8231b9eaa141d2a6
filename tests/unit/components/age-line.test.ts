import { expect, it } from 'vitest';
import { ageOf } from '../../../src/components/age-line';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-5 * MINUTE, 0, 'minute'],
  [59_999, 0, 'minute'],
  [MINUTE, 1, 'minute'],
  [HOUR - 1, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [24 * HOUR - 1, 23, 'hour'],
  [24 * HOUR, 1, 'day'],
  [400 * 24 * HOUR, 400, 'day'],
])('%i ms are %i %s', (ms, count, unit) => {
  expect(ageOf(ms)).toEqual({ count, unit });
});
