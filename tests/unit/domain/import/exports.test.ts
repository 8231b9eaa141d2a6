import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diaryCsv, exportText, listCsv, type MemberExport } from '../../../../src/domain/export';
import { byKind, kindsWith, type MarkKind } from '../../../../src/domain/marks/mark-kinds';
import { countLeftOut } from '../../../../src/domain/import/import-row';
import { readJson } from '../../../../src/domain/import/json-movies';
import { errorOf, jsonFile, NAMELESS, read } from './files';

// Moments are on the day of the reader's time zone.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

const mark = (tmdbId: number, markedAt: string) => ({ tmdbId, title: `Movie ${tmdbId}`, year: 2000, markedAt });
/** Each kind of mark has a movie and a date of its own. */
const movieOf = (kind: MarkKind) => kindsWith().indexOf(kind) + 1;
const dayOf = (kind: MarkKind) => Date.UTC(2025, 0, movieOf(kind), 10);
const movieRead = (kind: MarkKind) => ({
  ...NAMELESS,
  tmdbId: movieOf(kind),
  title: `Movie ${movieOf(kind)}`,
  year: 2000,
});
const COPY = {
  format: 'matinee-copy',
  version: 1,
  copiedAt: '2026-01-01T00:00:00.000Z',
  complete: true,
  profile: { email: 'ann@example.com', username: null, firstName: null, lastName: null, viewing: null },
  marks: byKind((kind) => [mark(movieOf(kind), new Date(dayOf(kind)).toISOString())]),
  badges: null,
  searches: [],
} as const;

/** As this version saves it. */
const SAVED: MemberExport = {
  ...COPY,
  version: 2,
  viewings: [
    { tmdbId: movieOf('watched'), watchedOn: '2024-05-02', rewatch: true },
    { tmdbId: movieOf('watched'), watchedOn: '1968-05-02', rewatch: false },
    { tmdbId: movieOf('watched'), watchedOn: null, rewatch: false },
  ],
  ratings: [{ tmdbId: movieOf('watched'), rating: 9 }],
};

it('reads viewings and ratings from a saved copy', async () => {
  const { movies, leftOut } = await read(new File([exportText(SAVED)], 'matinee.json'));
  expect(movies.find(({ tmdbId }) => tmdbId === movieOf('watched'))).toMatchObject({
    viewings: [
      { on: '2024-05-02', rewatch: true },
      { on: '1968-05-02', rewatch: false },
      { on: null, rewatch: false },
    ],
    rating: 9,
  });
  expect(leftOut).toEqual([]);
});

it('counts viewings and ratings of a saved copy that are none', async () => {
  const wrong = {
    ...SAVED,
    viewings: [{ tmdbId: 4, watchedOn: '2024-02-30' }, { tmdbId: 4, watchedOn: 7 }, { watchedOn: null }, null],
    ratings: [{ tmdbId: 4, rating: 11 }, { tmdbId: 4 }],
  };
  expect(countLeftOut(await read(jsonFile('matinee.json', wrong)), 'unreadable')).toBe(6);
});

it('reads every kind of mark from a copy of version 1, whose watched marks have the time of watching', async () => {
  const { movies } = await read(jsonFile('matinee.json', COPY));
  expect(movies).toEqual(
    kindsWith().map((kind) => ({
      ...movieRead(kind),
      marks: { [kind]: { at: dayOf(kind) } },
      viewings: kind === 'watched' ? [{ on: `2025-01-0${movieOf(kind)}`, rewatch: false }] : [],
    })),
  );
});

it('identifies a movie without a card in a saved copy by its id', () => {
  const nameless = { ...mark(4, '2025-01-04T10:00:00.000Z'), title: null, year: null };
  expect(readJson({ ...COPY, marks: { recommended: [nameless] } }, 'any.json')).toMatchObject({
    ok: true,
    value: {
      movies: [{ ...NAMELESS, tmdbId: 4, marks: { recommended: { at: Date.UTC(2025, 0, 4, 10) } } }],
      leftOut: [],
    },
  });
});

it('reads the valid parts of a copy that lacks kinds of marks or has invalid rows', () => {
  const rows = [
    mark(1, '2025-01-01T10:00:00.000Z'),
    'nonsense',
    null,
    { title: 'Heat', markedAt: '2025-01-01T10:00:00.000Z' },
  ];
  expect(readJson({ ...COPY, marks: { favorite: rows, watched: 7 } }, 'any.json')).toMatchObject({
    ok: true,
    value: {
      movies: [{ tmdbId: 1, title: 'Movie 1' }],
      leftOut: ['', '', 'Heat'].map((title) => ({ reason: 'unreadable', title, file: 'any.json', row: null })),
    },
  });
});

it('reports a copy from a later version as such', async () => {
  expect(await errorOf(jsonFile('matinee.json', { ...COPY, version: 3 }))).toBe('newer');
  expect(await errorOf(jsonFile('matinee.json', { ...COPY, version: 0 }))).toBe('unknown');
  expect(await errorOf(jsonFile('matinee.json', { ...COPY, format: 'other' }))).toBe('unknown');
  expect(await errorOf(jsonFile('matinee.json', { ...COPY, version: '2' }))).toBe('unknown');
  expect(await errorOf(jsonFile('matinee.json', { ...COPY, marks: [] }))).toBe('unknown');
});

it('reads the CSV files saved by this app', async () => {
  const watched = await read(new File([diaryCsv(SAVED)], 'watched.csv'));
  expect(watched.movies).toMatchObject([
    {
      tmdbId: movieOf('watched'),
      viewings: [
        { on: '2024-05-02', rewatch: true },
        { on: '1968-05-02', rewatch: false },
        { on: null, rewatch: false },
      ],
      rating: 9,
    },
  ]);
  const favorites = await read(new File([listCsv(COPY.marks.favorite)], 'favorites.csv'));
  expect(favorites.movies).toEqual([{ ...movieRead('favorite'), marks: { favorite: { at: null } } }]);
});
