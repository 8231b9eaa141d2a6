import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoize } from '../../../src/i18n/format';

it('a formatter is made when it is first asked for, and once', () => {
  const make = vi.fn(() => new Intl.ListFormat('en'));
  const list = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(list()).toBe(list());
  expect(make).toHaveBeenCalledOnce();
});

it('one of each sort that is asked for', () => {
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
  ])('that tells a %s makes its formatters when it is first asked for, and once', async (_text, load, formatters) => {
    const write = await load();
    expect(made).toEqual([]);
    expect([write(), write(), write()]).toEqual(Array(3).fill(write()));
    expect(made).toEqual(formatters);
  });
});
