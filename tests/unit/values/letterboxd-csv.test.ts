import { expect, it } from 'vitest';
import { listCsv, watchedCsv } from '../../../src/domain/export';

const mark = (tmdbId: number, title: string | null, year: number | null) => ({
  tmdbId,
  title,
  year,
  markedAt: '2026-01-31T23:59:00.000Z',
});

it('has the columns of Letterboxd, and quotes what would break a row', () => {
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
])('tells the day that the member knows: in %s %s', (timeZone, day) => {
  expect(watchedCsv([mark(603, 'The Matrix', 1999)], timeZone)).toContain(`603,The Matrix,1999,${day}\r\n`);
});

it('of favorites tells no day on which they were seen', () => {
  expect(listCsv([mark(603, 'The Matrix', 1999)])).toBe('tmdbID,Title,Year\r\n603,The Matrix,1999\r\n');
});
