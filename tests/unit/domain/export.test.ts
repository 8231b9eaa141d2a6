import { expect, it } from 'vitest';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  exportText,
  listCsv,
  type MemberExport,
  watchedCsv,
} from '../../../src/domain/export';
import { byKind } from '../../../src/domain/marks/mark-kinds';

const mark = (tmdbId: number, title: string | null, year: number | null) => ({
  tmdbId,
  title,
  year,
  markedAt: '2026-01-31T23:59:00.000Z',
});

it('has Letterboxd’s columns, and quotes values that would break a row', () => {
  const marks = [
    mark(603, 'The Matrix', 1999),
    mark(2, 'Crouching Tiger, Hidden Dragon', 2000),
    mark(3, '"Amélie"', 2001),
    mark(5, 'of\nMontmartre', 2001),
    mark(4, null, null),
  ];
  expect(watchedCsv(marks, 'UTC')).toBe(
    'tmdbID,Title,Year,WatchedDate\r\n' +
      '603,The Matrix,1999,2026-01-31\r\n' +
      '2,"Crouching Tiger, Hidden Dragon",2000,2026-01-31\r\n' +
      '3,"""Amélie""",2001,2026-01-31\r\n' +
      '5,"of\nMontmartre",2001,2026-01-31\r\n' +
      '4,,,2026-01-31\r\n',
  );
});

it.each([
  ['America/New_York', '2026-01-31'],
  ['Asia/Tokyo', '2026-02-01'],
])('uses the member’s local day: in %s %s', (timeZone, day) => {
  expect(watchedCsv([mark(603, 'The Matrix', 1999)], timeZone)).toContain(`603,The Matrix,1999,${day}\r\n`);
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
    badges: null,
    searches: [],
  };
  const text = exportText(copy);
  expect(text.startsWith('{\n  "format": "matinee-copy",\n  "version": 1,\n')).toBe(true);
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toEqual(copy);
});
