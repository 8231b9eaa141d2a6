import { expect, it } from 'vitest';
import { previewOf, plannedMarks, type KnownMarks } from '../../../../src/domain/import/planned-marks';
import { byKind, kindsWith } from '../../../../src/domain/marks/mark-kinds';
import { seen } from '../../../../src/domain/import/import-row';
import { fileRow } from '../../services/import/importing';
import { noon } from './files';

const NOTHING: KnownMarks = byKind(() => []);
const HEAT = { id: 949, title: 'Heat', year: 1995 };

it.each([
  [
    'a watched movie has the day of its last viewing',
    { viewings: [...seen('2024-05-02'), ...seen('2024-06-02'), ...seen('2009-07-11'), ...seen(null)] },
    8,
    [{ kind: 'watched', at: noon(2024, 6, 2) }],
  ],
  [
    'a viewing without a day has the day on which it was entered',
    { viewings: seen(null), enteredOn: '2024-05-02' },
    8,
    [{ kind: 'watched', at: noon(2024, 5, 2) }],
  ],
  [
    'a viewing has its own day rather than that on which it was entered',
    { viewings: seen('2009-07-11'), enteredOn: '2024-05-02' },
    8,
    [{ kind: 'watched', at: noon(2009, 7, 11) }],
  ],
  ['a viewing without any day has no time', { viewings: seen(null) }, 8, [{ kind: 'watched', at: null }]],
  ['a day before 1970 gives no time', { viewings: seen('1969-07-11') }, 8, [{ kind: 'watched', at: null }]],
  [
    'the exact time of our own export counts',
    { viewings: seen('2024-05-02'), marks: { watched: { at: 5 } } },
    8,
    [{ kind: 'watched', at: 5 }],
  ],
  ['a wanted movie gets no mark', { watchlist: true, enteredOn: '2024-05-02' }, 8, []],
  [
    'a liked movie is a favorite, whatever its rating',
    { marks: { favorite: { at: 5 } }, rating: 1, ratedAt: 6 },
    8,
    [{ kind: 'favorite', at: 5 }],
  ],
  [
    'a liked movie without a date has the date of its rating',
    { marks: { favorite: { at: null } }, rating: 9, ratedAt: 6 },
    8,
    [{ kind: 'favorite', at: 6 }],
  ],
  [
    'a rating does not date a dismissal',
    { marks: { dismissed: { at: null } }, rating: 3, ratedAt: 6 },
    8,
    [{ kind: 'dismissed', at: null }],
  ],
  ['a movie rated at the threshold is a favorite', { rating: 8, ratedAt: 6 }, 8, [{ kind: 'favorite', at: 6 }]],
  ['a movie rated lower is not', { rating: 7.9, ratedAt: 6 }, 8, []],
  ['no rating makes a favorite without a threshold', { rating: 10, ratedAt: 6 }, null, []],
  [
    'recommended and dismissed movies stay so',
    { marks: { recommended: { at: 5 }, dismissed: { at: 6 } } },
    8,
    [
      { kind: 'dismissed', at: 6 },
      { kind: 'recommended', at: 5 },
    ],
  ],
])('%s', (_, row, threshold, planned) => {
  expect(plannedMarks(fileRow({ title: 'Heat', ...row }), threshold)).toEqual(planned);
});

it('counts the marks an import would set and the existing ones, by id or by title and year', () => {
  const movies = [
    fileRow({ tmdbId: 949, title: 'Heat', year: 1995, marks: { watched: { at: 5 } } }),
    fileRow({ title: 'HEAT', year: 1995, viewings: seen(null) }),
    fileRow({ title: 'Heat', year: 1986, marks: { watched: { at: 5 } } }),
    fileRow({ tmdbId: 11, title: 'Heat', year: 1995, marks: { watched: { at: 5 }, favorite: { at: 5 } } }),
    fileRow({ title: 'Rated low', rating: 2 }),
    fileRow({ tmdbId: 14, marks: { watched: { at: 7 } } }),
    fileRow({ tmdbId: 12, marks: { dismissed: { at: 5 } } }),
    fileRow({ tmdbId: 13, marks: { recommended: { at: 5 } } }),
  ];
  expect(previewOf(movies, 8, { ...NOTHING, watched: [HEAT] })).toEqual({
    movies: 7,
    marks: { ...byKind(() => 0), favorite: 1, watched: 5, recommended: 1, dismissed: 1 },
    dated: 4,
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
