import { describe, expect, it } from 'vitest';
import { imdbIdOf, importRow, ratingOf, tmdbIdOf, yearOf } from '../../../../src/domain/import/import-row';
import { momentOf, noonOf } from '../../../../src/domain/import/csv-movies';
import { NAMELESS, noon } from './files';

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
    [5, 5, 10],
    [7, 10, 7],
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

describe('the time a movie was watched', () => {
  it.each([
    ['2024-03-09', noon(2024, 3, 9)],
    ['2024-03-09 20:15:00', noon(2024, 3, 9)],
    ['1970-01-02', noon(1970, 1, 2)],
    ['1969-12-30', null],
    ['2023-02-29', null],
    ['last week', null],
    ['', null],
  ])('day %j means noon', (text, at) => expect(noonOf(text)).toBe(at));

  it.each([
    ['2024-03-09T20:15:00.000Z', Date.UTC(2024, 2, 9, 20, 15)],
    ['2024-03-09T20:15+02:00', Date.UTC(2024, 2, 9, 18, 15)],
    ['1970-01-01T00:00:00Z', 0],
    ['1969-12-31T23:59:59Z', null],
    ['2024-99-09T20:15:00Z', null],
    ['2024-03-09', null],
    ['+002024-03-09T20:15:00Z', null],
    ['5', null],
    [5, null],
    [['2024-03-09T20:15:00.000Z'], null],
  ])('timestamp %j is %j', (text, at) => expect(momentOf(text)).toBe(at));
});
