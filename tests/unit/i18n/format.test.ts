import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageMessage } from '../../../src/components/age-line';
import {
  formatCurrency,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatRating,
  formatRuntime,
  formatTime,
  formatUnitList,
  memoize,
  readerLocale,
} from '../../../src/i18n/format';
import { LISTS } from '../../../src/i18n/messages/movies';

const NEW_YEARS_EVE = Date.UTC(2025, 11, 31, 0, 5);

describe('dates and numbers as text', () => {
  it("a date and time reads like 'Jan 5, 2025 14:30' [HIST-03]", () => {
    expect(formatDateTime(Date.UTC(2025, 0, 5, 14, 30), 'UTC')).toBe('Jan 5, 2025 14:30');
    expect(formatDateTime(NEW_YEARS_EVE, 'UTC')).toBe('Dec 31, 2025 00:05');
    expect(formatDateTime(NEW_YEARS_EVE, 'Asia/Tokyo')).toBe('Dec 31, 2025 09:05');
    expect(formatTime(NEW_YEARS_EVE, 'America/New_York')).toBe('19:05');
  });

  it('a runtime has hours and minutes, and money whole dollars [DET-10]', () => {
    expect([0, 45, 60, 135].map(formatRuntime)).toEqual(['', '45m', '1h 0m', '2h 15m']);
    expect([-90, 0.49, 0.5, 59.6, 1440].map(formatRuntime)).toEqual(['', '', '1m', '1h 0m', '24h 0m']);
    expect(formatCurrency(63_000_000.4)).toBe('$63,000,000');
  });

  it('an average [STAT-04] and a percentage [STAT-06] have one decimal', () => {
    expect([3.75, 15].map(formatRating)).toEqual(['3.8', '15.0']);
    expect(formatPercent(1 / 15)).toBe('6.7%');
    expect([formatPercent(0, 0), formatPercent(0.555, 0), formatPercent(1)]).toEqual(['0%', '56%', '100.0%']);
  });

  it('counts, dates, names and ages', () => {
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

// a worker thread can't change its time zone
it.runIf(isMainThread)('a page that stays open while traveling shows the time of the device’s location', () => {
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

  it('gets the browser’s first preferred form of English', () => {
    expect(readerLocale(['de-DE', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(readerLocale(['de-DE', 'fr'])).toBe('en-US');
    expect(readerLocale([])).toBe('en-US');
    expect(readerLocale(['eng-GB', 'en'])).toBe('en');
  });

  it('sees dates and amounts in that form, and timestamps as in the specification', async () => {
    vi.stubGlobal('navigator', { languages: ['en-GB', 'en'] });
    vi.resetModules();
    const british = await import('../../../src/i18n/format');
    expect(british.formatDate(NEW_YEARS_EVE, 'UTC')).toBe('31 December 2025');
    const moments = await import('../../../src/i18n/format');
    expect(moments.formatDateTime(NEW_YEARS_EVE, 'UTC')).toBe('Dec 31, 2025 00:05');
  });
});

it('formatters are created on first use, and once', () => {
  const make = vi.fn(() => new Intl.ListFormat('en'));
  const list = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(list()).toBe(list());
  expect(make).toHaveBeenCalledOnce();
});

it('one for each set of options', () => {
  const make = vi.fn((digits: number) => new Intl.NumberFormat('en', { minimumFractionDigits: digits }));
  const number = memoize(make);
  expect([number(0).format(1), number(2).format(1), number(0).format(2)]).toEqual(['1', '1.00', '2']);
  expect(make.mock.calls).toEqual([[0], [2]]);
});

describe('a text', () => {
  const made: string[] = [];

  beforeEach(() => {
    made.length = 0;
    vi.resetModules();
    const counted = (name: string, formatter: object): object =>
      new Proxy(formatter, {
        construct(_, parts: readonly unknown[]) {
          made.push(name);
          return Reflect.construct(formatter as new () => object, parts) as object;
        },
      });
    const get = (intl: object, name: string): unknown => {
      const part: unknown = Reflect.get(intl, name);
      return typeof part === 'function' ? counted(name, part) : part;
    };
    vi.stubGlobal('Intl', new Proxy(Intl, { get }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each<[text: string, write: () => Promise<() => string>, formatters: readonly string[]]>([
    ['day', async () => (await import('../../../src/i18n/format')).formatDate.bind(null, 0), ['DateTimeFormat']],
    [
      'moment',
      async () => (await import('../../../src/i18n/format')).formatDateTime.bind(null, 0),
      ['DateTimeFormat', 'DateTimeFormat'],
    ],
    [
      'percentage',
      async () => (await import('../../../src/i18n/format')).formatPercent.bind(null, 0.5),
      ['NumberFormat'],
    ],
    [
      'runtime',
      async () => (await import('../../../src/i18n/format')).formatRuntime.bind(null, 90),
      ['NumberFormat', 'NumberFormat'],
    ],
    [
      'country',
      async () => (await import('../../../src/i18n/place-names')).countryName.bind(null, 'DE'),
      ['DisplayNames'],
    ],
  ])('with a %s creates its formatters on first use, and once', async (_text, load, formatters) => {
    const write = await load();
    expect(made).toEqual([]);
    expect([write(), write(), write()]).toEqual(Array(3).fill(write()));
    expect(made).toEqual(formatters);
  });
});
