import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { importRow } from '../../../../src/domain/import/import-row';
import {
  dayOf,
  imdbIdOf,
  momentOf,
  noonOf,
  ratingOf,
  slashOrderOf,
  tmdbIdOf,
  yearOf,
} from '../../../../src/domain/import/fields';
import { localDate } from '../../../../src/domain/marks/diary';
import { NAMELESS } from './files';

describe('the fields of a movie in a file', () => {
  it.each([
    [1995, 1995],
    ['1995', 1995],
    [1870, 1870],
    [1869, null],
    [2100, 2100],
    [2101, null],
    [1995.5, null],
    ['', null],
    ['about 1995', null],
    [null, null],
    [[1995], null],
    [{ toString: 1995 }, null],
  ])('year %j is %j', (text, year) => expect(yearOf(text)).toBe(year));

  it.each([
    ['tt0113277', 'tt0113277'],
    ['tt0123456789', 'tt0123456789'],
    ['tt011327', null],
    ['tt01234567890', null],
    ['at tt0113277', null],
    ['0113277', null],
    [['tt0113277'], null],
  ])('IMDb id %j is %j', (text, id) => expect(imdbIdOf(text)).toBe(id));

  it.each([
    [949, 949],
    ['949', 949],
    ['movie 949', null],
    [[949], null],
    [0, null],
    ['', null],
    [null, null],
  ])('TMDB id %j is %j', (text, id) => expect(tmdbIdOf(text)).toBe(id));

  it.each([
    [4.5, 5, 9],
    ['4.5', 5, 9],
    ['4,5', 5, 9],
    [5, 5, 10],
    [7, 10, 7],
    ['8/10', 5, 8],
    ['4 / 5', 10, 8],
    ['11/10', 5, null],
    ['3/0', 5, null],
    ['★★★★½', 10, 9],
    ['½', 5, 1],
    ['★★☆☆☆', 5, 4],
    ['☆', 5, null],
    [0, 10, null],
    ['', 10, null],
    [11, 10, null],
    [-1, 5, null],
    [[4], 5, null],
    [null, 5, null],
  ])('rating %j on a scale to %j is %j out of ten', (text, best, rating) => expect(ratingOf(text, best)).toBe(rating));

  it('a title is one line of limited length, and a movie needs a title or an id', () => {
    expect(importRow({ title: ' He said,\n  twice ' })).toEqual({ ...NAMELESS, title: 'He said, twice' });
    expect(importRow({ title: 'x'.repeat(300) })?.title).toHaveLength(300);
    expect(importRow({ title: 'x'.repeat(301), tmdbId: 949 })).toEqual({ ...NAMELESS, tmdbId: 949 });
    expect(importRow({ imdbId: 'tt0113277' })).toEqual({ ...NAMELESS, imdbId: 'tt0113277' });
    expect(importRow({ title: ' ', year: 1995 })).toBeNull();
  });
});

describe('the day a movie was watched', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['2024-03-09', '2024-03-09'],
    ['24.01.23', '2023-01-24'],
    ['24.01.69', '1969-01-24'],
    ['24.01.068', null],
    ['24-01-23', null],
    ['2024-03-09 20:15:00', '2024-03-09'],
    ['2024/3/9', '2024-03-09'],
    ['1965-12-30', '1965-12-30'],
    ['09.03.2024', '2024-03-09'],
    ['9. 3. 2024', '2024-03-09'],
    ['2024. 3. 9.', '2024-03-09'],
    ['18-12-2023 21:50:41', '2023-12-18'],
    ['Sun Mar  4 00:00:00 2012', '2012-03-04'],
    ['Sat Apr 23 08:36:35 2011', '2011-04-23'],
    ['Apr 23 2017, 08:18', '2017-04-23'],
    ['9 Mar 2024', '2024-03-09'],
    ['Sat, 9 March 2024 20:15', '2024-03-09'],
    ['9-Mar-24', '2024-03-09'],
    ['09-Sept-2024', '2024-09-09'],
    ['31 Feb 2024', null],
    ['9 Mar 20240', null],
    ['20240309', '2024-03-09'],
    ['20241309', null],
    ['202403091', null],
    ['2024-03-09T00:00:00.000Z', '2024-03-09'],
    ['2024-03-09 00:00:00+00:00', '2024-03-09'],
    ['1970-01-01T00:00:00.000Z', null],
    ['1970-01-01T00:00:01Z', null],
    ['2023-02-29', null],
    ['31.02.2024', null],
    ['13-2024', null],
    ['2024-03-091', null],
    ['3/5/2024', null],
    ['last week', null],
    ['', null],
  ])('%j names the day %j', (text, day) => {
    for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      expect(dayOf(text)).toBe(day);
    }
  });

  // a worker thread can't change its time zone
  it.runIf(isMainThread)('a moment is on the day of the reader’s time zone', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(dayOf('2024-03-09T06:30:00.000Z')).toBe('2024-03-08');
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(dayOf('2024-03-09T10:30:00+00:00')).toBe('2024-03-10');
    expect(localDate(Date.UTC(2024, 2, 9, 10, 30))).toBe('2024-03-10');
  });

  it('noon of a day is on that day in every time zone, and none before 1970', () => {
    for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      const at = noonOf('2024-03-09');
      expect(new Date(at ?? NaN).toString()).toMatch(/^Sat Mar 09 2024 12:00:00/);
    }
    expect(noonOf('1969-12-30')).toBeNull();
  });

  it('dates with slashes are read if one of the file’s has only one meaning', () => {
    expect(slashOrderOf(['3/5/2024', '5/13/2024'])).toBe('month-first');
    expect(slashOrderOf(['3/5/2024', '13/5/2024'])).toBe('day-first');
    expect(slashOrderOf(['3/5/2024', '2024-05-13', '13.5.2024', ''])).toBeNull();
    expect(dayOf('3/5/2024', 'month-first')).toBe('2024-03-05');
    expect(dayOf('3/5/2024', 'day-first')).toBe('2024-05-03');
    expect(dayOf('3/13/2024', 'day-first')).toBeNull();
  });

  it.each([
    ['2024-03-09T20:15:00.000Z', Date.UTC(2024, 2, 9, 20, 15)],
    ['2024-03-09T20:15+02:00', Date.UTC(2024, 2, 9, 18, 15)],
    ['1970-01-01T00:00:00Z', null],
    ['1970-01-02T00:00:00Z', 86_400_000],
    ['1969-12-31T23:59:59Z', null],
    ['2024-99-09T20:15:00Z', null],
    ['2024-03-09', null],
    ['+002024-03-09T20:15:00Z', null],
    ['5', null],
    [5, null],
    [['2024-03-09T20:15:00.000Z'], null],
  ])('timestamp %j is %j', (text, at) => expect(momentOf(text)).toBe(at));
});
