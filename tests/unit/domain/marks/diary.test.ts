import { describe, expect, it } from 'vitest';
import {
  isDate,
  isRating,
  localDate,
  parseRecordValue,
  recordValueBody,
  viewingId,
} from '../../../../src/domain/marks/diary';
import { markKey, winsConflict } from '../../../../src/domain/marks/mark';
import {
  hasScreen,
  isListedOnSyncPage,
  isRecordKind,
  isSyncKind,
  mayBeCompacted,
  type SyncKind,
  syncKinds,
  traitsOf,
} from '../../../../src/domain/marks/mark-kinds';

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-2-9', false],
  [' 2024-02-09', false],
  ['2024-02-09T00:00:00Z', false],
  // a year of more than four digits has a sign in ISO's long form
  ['+012024-02-09', false],
  [20240209, false],
  [null, false],
])('%j is a calendar date: %j', (value, expected) => expect(isDate(value)).toBe(expected));

it('a date has four digits for the year and two for month and day', () => {
  expect(localDate(new Date(2024, 0, 5).getTime())).toBe('2024-01-05');
  const early = new Date(2000, 10, 30);
  early.setFullYear(987);
  expect(localDate(early.getTime())).toBe('0987-11-30');
});

it.each([
  [1, true],
  [10, true],
  [0, false],
  [11, false],
  [4.5, false],
  ['5', false],
  [null, false],
])('%j is a rating in half stars: %j', (value, expected) => expect(isRating(value)).toBe(expected));

describe('a record as the server stores it', () => {
  const body = { movie_id: 603, watched_on: '2026-01-09', rewatch: true };
  const viewing = { movieId: 603, watchedOn: '2026-01-09', rewatch: true };

  it('is read and written', () => {
    expect(parseRecordValue('viewing', body)).toEqual(viewing);
    expect(recordValueBody(viewing)).toEqual(body);
    expect(parseRecordValue('rating', 9)).toBe(9);
    expect(recordValueBody(9)).toBe(9);
  });

  it('a viewing without a date is undated, and the first', () =>
    expect(parseRecordValue('viewing', { movie_id: 1 })).toEqual({ movieId: 1, watchedOn: null, rewatch: false }));

  it.each([
    ['rating', 11],
    ['rating', body],
    ['viewing', 9],
    ['viewing', null],
    ['viewing', { ...body, movie_id: 0 }],
    ['viewing', { ...body, movie_id: -603 }],
    ['viewing', { ...body, movie_id: 1.5 }],
    ['viewing', { ...body, movie_id: '603' }],
    ['viewing', { ...body, watched_on: '2026-02-30' }],
    ['viewing', { ...body, watched_on: 20260109 }],
    ['viewing', { ...body, rewatch: 'yes' }],
  ] as const)('is refused: %s %j', (kind, value) => expect(parseRecordValue(kind, value)).toBeNull());
});

it('viewings differ by movie, date and count, and their ids are safe numbers that never change', () => {
  const of = (movieId: number, watchedOn: string | null, index = 0) => viewingId({ movieId, watchedOn }, index);
  const ids = [of(603, '2026-01-09'), of(603, '2026-01-09', 1), of(603, null), of(604, '2026-01-09')];
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  // Devices and servers have them: two devices that compute other ids would show a viewing twice.
  expect(ids).toEqual([5030859791513200, 5030860328384112, 68912633390577, 5994411298914118]);
});

it.each([
  ['a later time', { ts: 2, op: 'a' }, { ts: 1, op: 'b' }, true],
  ['an earlier time', { ts: 1, op: 'b' }, { ts: 2, op: 'a' }, false],
  ['the same time and a greater id', { ts: 1, op: 'b' }, { ts: 1, op: 'a' }, true],
  ['the same time and a smaller id', { ts: 1, op: 'a' }, { ts: 1, op: 'b' }, false],
  ['itself', { ts: 1, op: 'a' }, { ts: 1, op: 'a' }, false],
])('%s in a conflict', (_, one, other, wins) => expect(winsConflict(one, other)).toBe(wins));

it('a key names kind and movie', () => expect(markKey('favorite', 603)).toBe('favorite:603'));

it('viewings and ratings are records, synced like marks', () => {
  for (const kind of ['viewing', 'rating']) expect([isRecordKind(kind), isSyncKind(kind)]).toEqual([true, true]);
  expect([isRecordKind('favorite'), isSyncKind('favorite')]).toEqual([false, true]);
  for (const other of ['rated', '', 3, undefined])
    expect([isRecordKind(other), isSyncKind(other)]).toEqual([false, false]);
  expect(syncKinds()).toEqual(expect.arrayContaining(['favorite', 'watched', 'watchlist', 'viewing', 'rating']));
});

it('records are kept for good, and nobody presses them as a button', () => {
  const years = 10 * 365 * 86_400_000;
  for (const kind of ['viewing', 'rating'] as const) {
    expect(mayBeCompacted(kind, true, 0, years)).toBe(false);
    expect(mayBeCompacted(kind, false, 0, years)).toBe(true);
    expect([isListedOnSyncPage(kind), hasScreen(kind)]).toEqual([false, false]);
  }
});

it('a kind of a newer version is sent with its card, which the server drops if not needed', () =>
  expect(traitsOf('newer' as SyncKind).card).toBe(true));
