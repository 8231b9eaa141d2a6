import { expect, it } from 'vitest';
import { previewOf, plannedMarks, type KnownMarks } from '../../../../src/domain/import/planned-marks';
import { byKind, kindsWith } from '../../../../src/domain/marks/mark-kinds';
import { named } from '../../services/import/importing';

const NOTHING: KnownMarks = byKind(() => []);
const HEAT = { id: 949, title: 'Heat', year: 1995 };

it.each([
  ['what was seen is watched then', { marks: { watched: { at: 5 } } }, 8, [{ kind: 'watched', at: 5 }]],
  [
    'what was seen on an unknown day, on the day of its rating',
    { marks: { watched: { at: null } }, rating: 3, ratedAt: 6 },
    8,
    [{ kind: 'watched', at: 6 }],
  ],
  [
    'what is liked is a favorite, whatever its rating',
    { marks: { favorite: { at: 5 } }, rating: 1, ratedAt: 6 },
    8,
    [{ kind: 'favorite', at: 5 }],
  ],
  [
    'what is liked on an unknown day, on the day of its rating',
    { marks: { favorite: { at: null } }, rating: 9, ratedAt: 6 },
    8,
    [{ kind: 'favorite', at: 6 }],
  ],
  [
    'a rating says nothing of when a movie was not for one',
    { marks: { dismissed: { at: null } }, rating: 3, ratedAt: 6 },
    8,
    [{ kind: 'dismissed', at: null }],
  ],
  ['what is rated as high as asked, too', { rating: 8, ratedAt: 6 }, 8, [{ kind: 'favorite', at: 6 }]],
  ['what is rated lower is not', { rating: 7.9, ratedAt: 6 }, 8, []],
  ['no rating makes a favorite where only hearts do', { rating: 10, ratedAt: 6 }, null, []],
  [
    'what was recommended, or is not for one, stays so',
    { marks: { recommended: { at: 5 }, dismissed: { at: 6 } } },
    8,
    [
      { kind: 'dismissed', at: 6 },
      { kind: 'recommended', at: 5 },
    ],
  ],
])('%s', (_, told, threshold, planned) => {
  expect(plannedMarks(named({ title: 'Heat', ...told }), threshold)).toEqual(planned);
});

it('counts what an import would mark, and what is marked already, by id or by title and year', () => {
  const movies = [
    named({ tmdbId: 949, title: 'Heat', year: 1995, marks: { watched: { at: 5 } } }),
    named({ title: 'HEAT', year: 1995, marks: { watched: { at: null } } }),
    named({ title: 'Heat', year: 1986, marks: { watched: { at: 5 } } }),
    named({ tmdbId: 11, title: 'Heat', year: 1995, marks: { watched: { at: 5 }, favorite: { at: 5 } } }),
    named({ title: 'Rated low', rating: 2 }),
    named({ tmdbId: 14, marks: { watched: { at: 7 } } }),
    named({ tmdbId: 12, marks: { dismissed: { at: 5 } } }),
    named({ tmdbId: 13, marks: { recommended: { at: 5 } } }),
  ];
  expect(previewOf(movies, 8, { ...NOTHING, watched: [HEAT] })).toEqual({
    movies: 7,
    marks: { ...byKind(() => 0), favorite: 1, watched: 5, recommended: 1, dismissed: 1 },
    dated: 4,
    alreadyMarked: 2,
  });
});

it.each(kindsWith())('a movie with the mark %s is there', (kind) => {
  const movie = named({ tmdbId: 949, marks: { [kind]: { at: 5 } } });
  expect(previewOf([movie], null, { ...NOTHING, [kind]: [{ id: 949, title: null, year: null }] }).alreadyMarked).toBe(
    1,
  );
  expect(previewOf([movie], null, NOTHING).alreadyMarked).toBe(0);
});

it('a movie whose year is not told is not taken for one that is there with a year', () => {
  const movie = named({ title: 'Heat', marks: { watched: { at: 5 } } });
  expect(previewOf([movie], null, { ...NOTHING, watched: [HEAT] }).alreadyMarked).toBe(0);
  expect(previewOf([movie], null, { ...NOTHING, watched: [{ ...HEAT, year: null }] }).alreadyMarked).toBe(1);
});

it('a movie that is not there with all its marks is not', () => {
  const movie = named({ tmdbId: 949, marks: { watched: { at: 5 }, favorite: { at: 5 } } });
  expect(previewOf([movie], null, { ...NOTHING, watched: [HEAT] }).alreadyMarked).toBe(0);
});
