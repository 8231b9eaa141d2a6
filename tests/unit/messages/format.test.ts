import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatCurrency, formatDate, formatDateTime, formatNumber, formatPercent, formatRating, formatRuntime, formatTime, formatUnitList } from '../../../src/i18n/format';
import { readerLocale } from '../../../src/i18n/locale';
import { ageMessage } from '../../../src/i18n/age-message';
import { LISTS } from '../../../src/i18n/messages/movies';

const NEW_YEARS_EVE = Date.UTC(2025, 11, 31, 0, 5);

describe('dates and numbers in words', () => {
  it("a shown date reads like 'Jan 5, 2025 14:30' [HIST-03]", () => {
    expect(formatDateTime(Date.UTC(2025, 0, 5, 14, 30), 'UTC')).toBe('Jan 5, 2025 14:30');
    expect(formatDateTime(NEW_YEARS_EVE, 'UTC')).toBe('Dec 31, 2025 00:05');
    expect(formatDateTime(NEW_YEARS_EVE, 'Asia/Tokyo')).toBe('Dec 31, 2025 09:05');
    expect(formatTime(NEW_YEARS_EVE, 'America/New_York')).toBe('19:05');
  });

  it('a runtime is in hours and minutes, money in whole dollars [DET-10]', () => {
    expect([0, 45, 60, 135].map(formatRuntime)).toEqual(['', '45m', '1h 0m', '2h 15m']);
    expect([-90, 0.49, 0.5, 59.6, 1440].map(formatRuntime)).toEqual(['', '', '1m', '1h 0m', '24h 0m']);
    expect(formatCurrency(63_000_000.4)).toBe('$63,000,000');
  });

  it('an average has one decimal [STAT-04], and so has a percentage [STAT-06]', () => {
    expect([3.75, 15].map(formatRating)).toEqual(['3.8', '15.0']);
    expect(formatPercent(1 / 15)).toBe('6.7%');
    expect([formatPercent(0, 0), formatPercent(0.555, 0), formatPercent(1)]).toEqual(['0%', '56%', '100.0%']);
  });

  it('counts, days, names and ages', () => {
    expect(formatNumber(10_000)).toBe('10,000');
    expect(formatDate(NEW_YEARS_EVE, 'UTC')).toBe('December 31, 2025');
    expect(formatUnitList(['Joel Coen', 'Ethan Coen'])).toBe('Joel Coen, Ethan Coen');
    expect([30_000, 60_000, 5 * 3_600_000, 86_400_000].map(ageMessage)).toEqual([
      LISTS.updatedNow,
      'Updated 1 minute ago',
      'Updated 5 hours ago',
      'Updated 1 day ago',
    ]);
  });
});

// a thread cannot change its time zone
it.runIf(isMainThread)('a page that stays open on a journey tells the time of where the device is', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect([formatTime(NEW_YEARS_EVE), formatDate(NEW_YEARS_EVE)]).toEqual(['09:05', 'December 31, 2025']);
  vi.stubEnv('TZ', 'America/New_York');
  expect([formatTime(NEW_YEARS_EVE), formatDate(NEW_YEARS_EVE)]).toEqual(['19:05', 'December 30, 2025']);
  vi.unstubAllEnvs();
});

describe('the reader of an English build', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('has a form of English, the first that the browser names', () => {
    expect(readerLocale(['de-DE', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(readerLocale(['de-DE', 'fr'])).toBe('en-US');
    expect(readerLocale([])).toBe('en-US');
    expect(readerLocale(['eng-GB', 'en'])).toBe('en');
  });

  it('reads days and amounts as they are written there, and the moments of the specification as it gives them', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB', 'en'] });
    vi.resetModules();
    const british = await import('../../../src/i18n/format');
    expect(british.formatDate(NEW_YEARS_EVE, 'UTC')).toBe('31 December 2025');
    const moments = await import('../../../src/i18n/format');
    expect(moments.formatDateTime(NEW_YEARS_EVE, 'UTC')).toBe('Dec 31, 2025 00:05');
  });
});
