import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLAIN_LOCALES, formatPlainNumber } from '../../../src/i18n/format';

/** The same for a reader with another form of English. */
async function where(languages: readonly string[]) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  return (await import('../../../src/i18n/format')).formatPlainNumber;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each(PLAIN_LOCALES)('in %s', (locale) => {
  it('ratings are formatted as the browser would', () => {
    const browser = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const ratings = Array.from({ length: 10_001 }, (_, thousandths) => thousandths / 1000);
    expect(ratings.filter((rating) => formatPlainNumber(rating, 1) !== browser.format(rating))).toEqual([]);
  });

  it('counts are formatted as the browser would', () => {
    const browser = new Intl.NumberFormat(locale);
    const counts = Array.from({ length: 100_000 }, (_, count) => count);
    expect(counts.filter((count) => formatPlainNumber(count, 0) !== browser.format(count))).toEqual([]);
  });

  it('the reader needs no formatter', async () => {
    expect((await where([locale]))(1234.5, 1)).toBe('1,234.5');
  });
});

it('uses a formatter for special cases: more digits, negative numbers, not a number', () => {
  for (const value of [100_000, 99_999.96, -1, Number.NaN, Infinity]) expect(formatPlainNumber(value, 1)).toBeNull();
});

it('uses a formatter for forms of English that differ', async () => {
  expect((await where(['en-ZA', 'en']))(8.25, 1)).toBeNull();
});
