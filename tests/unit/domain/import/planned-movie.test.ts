import { expect, it } from 'vitest';
import {
  type KnownMarks,
  plannedMovie,
  type PlannedMovie,
  previewOf,
} from '../../../../src/domain/import/planned-movie';
import { byKind, kindsWith } from '../../../../src/domain/marks/mark-kinds';
import { type ImportRow, seen } from '../../../../src/domain/import/import-row';
import { fileRow } from '../../services/import/importing';

const NOTHING: KnownMarks = byKind(() => []);
const HEAT = { id: 949, title: 'Heat', year: 1995 };

const plan = (row: Partial<ImportRow>, threshold: number | null = 8) =>
  plannedMovie(fileRow({ title: 'Heat', ...row }), threshold);

it.each<[string, Partial<ImportRow>, Partial<PlannedMovie>]>([
  [
    'each viewing has its own date',
    { viewings: [...seen('2024-05-02', true), ...seen('2009-07-11'), ...seen(null)] },
    {
      marks: ['watched'],
      viewings: [
        { watchedOn: '2024-05-02', rewatch: true, entered: false },
        { watchedOn: '2009-07-11', rewatch: false, entered: false },
        { watchedOn: null, rewatch: false, entered: true },
      ],
    },
  ],
  [
    'a single viewing without a date has that on which it was entered',
    { viewings: seen(null), enteredOn: '2024-05-02' },
    { marks: ['watched'], viewings: [{ watchedOn: '2024-05-02', rewatch: false, entered: true }] },
  ],
  [
    'a viewing has its own date rather than that on which it was entered',
    { viewings: seen('2009-07-11'), enteredOn: '2024-05-02' },
    { marks: ['watched'], viewings: [{ watchedOn: '2009-07-11', rewatch: false, entered: false }] },
  ],
  [
    'several viewings without a date were not all on the day on which the movie was entered',
    { viewings: [...seen(null), ...seen(null)], enteredOn: '2024-05-02' },
    {
      viewings: [
        { watchedOn: null, rewatch: false, entered: true },
        { watchedOn: null, rewatch: false, entered: true },
      ],
    },
  ],
  ['a viewing without any date is the mark alone', { viewings: seen(null) }, { marks: ['watched'], viewings: [] }],
  [
    'a movie before 1970 keeps its date',
    { viewings: seen('1968-07-11') },
    { viewings: [{ watchedOn: '1968-07-11', rewatch: false, entered: false }] },
  ],
  [
    'a wanted movie is on the watchlist',
    { watchlist: true, enteredOn: '2024-05-02' },
    { marks: ['watchlist'], viewings: [] },
  ],
  ['a movie that was watched is not wanted', { watchlist: true, viewings: seen(null) }, { marks: ['watched'] }],
  [
    'a liked movie is a favorite, whatever its rating',
    { marks: { favorite: { at: 5 } }, rating: 1 },
    { marks: ['favorite', 'watched'], rating: 1 },
  ],
  ['a movie rated at the threshold is a favorite', { rating: 8 }, { marks: ['favorite', 'watched'], rating: 8 }],
  ['a movie rated lower is not, but was watched', { rating: 7.9 }, { marks: ['watched'], rating: 8 }],
  ['the lowest rating is half a star', { rating: 0.4 }, { rating: 1 }],
  ['a movie without a rating gets none', { viewings: seen(null) }, { rating: null }],
  [
    'recommended and dismissed movies stay so',
    { marks: { recommended: { at: 5 }, dismissed: { at: 6 } } },
    { marks: ['dismissed', 'recommended'] },
  ],
])('%s', (_, row, planned) => {
  expect(plan(row)).toMatchObject(planned);
});

it('no rating makes a favorite without a threshold', () => {
  expect(plan({ rating: 10 }, null).marks).toEqual(['watched']);
});

it('counts the marks an import would set and the existing ones, by id or by title and year', () => {
  const movies = [
    fileRow({ tmdbId: 949, title: 'Heat', year: 1995, viewings: seen('2024-05-02') }),
    fileRow({ title: 'HEAT', year: 1995, viewings: seen(null) }),
    fileRow({ title: 'Heat', year: 1986, marks: { watched: { at: 5 } } }),
    fileRow({ tmdbId: 11, title: 'Heat', year: 1995, marks: { watched: { at: 5 }, favorite: { at: 5 } } }),
    fileRow({ title: 'Rated low', rating: 2 }),
    fileRow({ tmdbId: 14, marks: { watched: { at: 7 } } }),
    fileRow({ tmdbId: 12, marks: { dismissed: { at: 5 } } }),
    fileRow({ tmdbId: 13, marks: { recommended: { at: 5 } } }),
  ];
  expect(previewOf(movies, 8, { ...NOTHING, watched: [HEAT] })).toEqual({
    movies: 8,
    marks: { ...byKind(() => 0), favorite: 1, watched: 6, recommended: 1, dismissed: 1 },
    dated: 1,
    ratings: 1,
    alreadyMarked: 2,
  });
});

it.each(kindsWith())('a movie with the mark %s counts as present', (kind) => {
  const movie = fileRow({ tmdbId: 949, marks: { [kind]: { at: 5 } } });
  expect(previewOf([movie], null, { ...NOTHING, [kind]: [{ id: 949, title: null, year: null }] }).alreadyMarked).toBe(
    1,
  );
  expect(previewOf([movie], null, NOTHING).alreadyMarked).toBe(0);
});

it('a movie without a year does not match a present one with a year', () => {
  const movie = fileRow({ title: 'Heat', marks: { watched: { at: 5 } } });
  expect(previewOf([movie], null, { ...NOTHING, watched: [HEAT] }).alreadyMarked).toBe(0);
  expect(previewOf([movie], null, { ...NOTHING, watched: [{ ...HEAT, year: null }] }).alreadyMarked).toBe(1);
});

it('a movie that lacks some of its marks does not count as present', () => {
  const movie = fileRow({ tmdbId: 949, marks: { watched: { at: 5 }, favorite: { at: 5 } } });
  expect(previewOf([movie], null, { ...NOTHING, watched: [HEAT] }).alreadyMarked).toBe(0);
});
