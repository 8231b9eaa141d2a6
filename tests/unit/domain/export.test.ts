import { expect, it } from 'vitest';
import {
  diaryCsv,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  exportText,
  listCsv,
  type MemberExport,
} from '../../../src/domain/export';
import { byKind } from '../../../src/domain/marks/mark-kinds';

const mark = (tmdbId: number, title: string | null, year: number | null) => ({
  tmdbId,
  title,
  year,
  markedAt: '2026-01-31T23:59:00.000Z',
});

it('has Letterboxd’s columns and a row for each viewing, and quotes values that would break a row', () => {
  const watched = [
    mark(603, 'The Matrix', 1999),
    mark(2, 'Crouching Tiger, Hidden Dragon', 2000),
    mark(3, '"Amélie"', 2001),
    mark(5, 'of\nMontmartre', 2001),
    mark(4, null, null),
  ];
  const viewings = [
    { tmdbId: 603, watchedOn: '2024-05-02', rewatch: true },
    { tmdbId: 2, watchedOn: null, rewatch: false },
    { tmdbId: 603, watchedOn: '2009-07-11', rewatch: false },
  ];
  const ratings = [
    { tmdbId: 603, rating: 9 },
    { tmdbId: 4, rating: 1 },
  ];
  expect(diaryCsv({ marks: { ...byKind(() => []), watched }, viewings, ratings })).toBe(
    'tmdbID,Title,Year,WatchedDate,Rating10,Rewatch\r\n' +
      '603,The Matrix,1999,2024-05-02,9,true\r\n' +
      '603,The Matrix,1999,2009-07-11,,false\r\n' +
      '2,"Crouching Tiger, Hidden Dragon",2000,,,false\r\n' +
      '3,"""Amélie""",2001,,,false\r\n' +
      '5,"of\nMontmartre",2001,,,false\r\n' +
      '4,,,,1,false\r\n',
  );
});

it('has no watch date for favorites', () => {
  expect(listCsv([mark(603, 'The Matrix', 1999)])).toBe('tmdbID,Title,Year\r\n603,The Matrix,1999\r\n');
});

it('a copy is indented JSON of a named format, ending with a newline', () => {
  const copy: MemberExport = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    copiedAt: '2026-01-31T12:00:00.000Z',
    complete: true,
    profile: { email: 'ann@example.com', username: null, firstName: 'Ann', lastName: null, viewing: null },
    marks: byKind(() => []),
    viewings: [],
    ratings: [],
    badges: null,
    searches: [],
  };
  const text = exportText(copy);
  expect(text.startsWith('{\n  "format": "matinee-copy",\n  "version": 2,\n')).toBe(true);
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toEqual(copy);
});
