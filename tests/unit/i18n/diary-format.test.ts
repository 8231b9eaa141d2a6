import { expect, it, vi } from 'vitest';
import {
  formatCalendarDate,
  formatShortCalendarDate,
  formatStarCount,
  formatStars,
} from '../../../src/i18n/diary-format';

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])('a date is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatCalendarDate('2026-01-09')).toBe('January 9, 2026');
  expect(formatShortCalendarDate('2009-07-11')).toBe('Jul 11, 2009');
  vi.unstubAllEnvs();
});

it.each([
  [1, '½', '0.5'],
  [2, '1', '1'],
  [9, '4½', '4.5'],
  [10, '5', '5'],
])('%i half stars', (rating, shown, spoken) => {
  expect(formatStars(rating)).toBe(shown);
  expect(formatStarCount(rating)).toBe(spoken);
});
