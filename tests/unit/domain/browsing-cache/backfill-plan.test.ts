import { expect, it } from 'vitest';
import { BACKFILL_FRESH_MS, BACKFILL_PAGES } from '../../../../src/config/cache';
import { GENRE } from '../../../../src/config/genres';
import {
  BACKFILL_QUERIES,
  type BackfillProgress,
  backfillStep,
  toMovieQuery,
  withPage,
} from '../../../../src/domain/browsing-cache/backfill-plan';
import type { CachedMovie } from '../../../../src/domain/browsing-cache/cached-movie';
import { candidate, NOW } from '../../services/candidates';

const AT = Date.parse(NOW);
const YEARS = { classic: 1980, vintage: 2000, modern: 2015 } as const;

/** The given number of comedies of an era, rated PG, with the given fields changed. */
function movies(count: number, era: keyof typeof YEARS, change: Partial<CachedMovie> = {}): CachedMovie[] {
  return Array.from({ length: count }, (_, index) => ({
    ...candidate({ id: YEARS[era] * 1000 + index, releaseDate: `${YEARS[era]}-01-01` }),
    themes: [],
    ratings: ['PG'],
    metadata: null,
    seenAt: AT,
    ...change,
  }));
}

const label = 'comedy PG';
const read = (pages: number, total = pages, readAt = AT) => ({ pages, total, readAt });
/** All queries were read completely, except those of one genre and rating. */
const others: BackfillProgress = Object.fromEntries(
  BACKFILL_QUERIES.filter((question) => !question.label.startsWith(`${label} `)).map((question) => [
    question.label,
    read(1),
  ]),
);
const next = (cached: readonly CachedMovie[], progress: BackfillProgress = {}) => {
  const step = backfillStep(cached, { ...others, ...progress }, AT);
  return step && `${step.query.era} ${step.page}`;
};
const three = (count: number, change: Partial<CachedMovie> = {}) =>
  (['classic', 'vintage', 'modern'] as const).flatMap((era) => movies(count, era, change));

it.each([
  ['twenty movies of each era are enough', three(20), {}, null],
  ['an era without movies is queried', [...movies(20, 'classic'), ...movies(20, 'modern')], {}, 'vintage 1'],
  [
    'the era that lacks most comes first',
    [...movies(15, 'classic'), ...movies(3, 'vintage'), ...movies(9, 'modern')],
    {},
    'vintage 1',
  ],
  [
    'a page that was read is not read again',
    [...movies(20, 'classic'), ...movies(20, 'modern')],
    { [`${label} vintage`]: read(1, 9), [`${label} modern`]: read(1) },
    'vintage 2',
  ],
  [
    'movies missing from a completely read era come from the others',
    three(20).filter(({ releaseDate }) => releaseDate !== '1980-01-01'),
    { [`${label} classic`]: read(1), [`${label} vintage`]: read(1, 2), [`${label} modern`]: read(1) },
    'vintage 2',
  ],
  [
    'an era with more than its share is not queried',
    [...movies(40, 'vintage'), ...movies(20, 'modern')],
    { [`${label} classic`]: read(1), [`${label} modern`]: read(1) },
    null,
  ],
  [
    'pages after the last readable one are not requested',
    [],
    Object.fromEntries(['classic', 'vintage', 'modern'].map((era) => [`${label} ${era}`, read(BACKFILL_PAGES, 50)])),
    null,
  ],
  ['movies of unknown rating do not count', three(20, { ratings: null }), {}, 'modern 1'],
  ['movies with two possible ratings do not count', three(20, { ratings: ['G', 'PG'] }), {}, 'modern 1'],
  [
    'a rating from the details counts',
    three(20, { ratings: null, metadata: { certification: 'PG', keywords: [], seriesId: null } }),
    {},
    null,
  ],
  ['movies of another genre do not count', three(20, { genreIds: [GENRE.drama] }), {}, 'modern 1'],
  ['movies with hardly any votes do not count', three(20, { voteCount: 49 }), {}, 'modern 1'],
  [
    'unreleased movies do not count',
    [...movies(20, 'classic'), ...movies(20, 'vintage'), ...movies(20, 'modern', { releaseDate: '2027-01-01' })],
    {},
    'modern 1',
  ],
  ['movies listed long ago are requested again', three(20, { seenAt: AT - BACKFILL_FRESH_MS }), {}, 'modern 1'],
  [
    'pages read long ago are read again',
    [],
    Object.fromEntries(
      ['classic', 'vintage', 'modern'].map((era) => [`${label} ${era}`, read(1, 1, AT - BACKFILL_FRESH_MS)]),
    ),
    'modern 1',
  ],
] as const)('%s', (_, cached, progress, expected) => {
  expect(next(cached, progress)).toBe(expected);
});

it('the first visit requests movies of every genre, rating and era', () => {
  let progress: BackfillProgress = {};
  const questions = Array.from({ length: 20 }, () => {
    const step = backfillStep([], progress, AT);
    if (step) progress = withPage(progress, step, 9, AT);
    return step?.query;
  });
  // Horror exists only for R, and its slot may go to another genre.
  expect(new Set(questions.map((question) => question?.genre)).size).toBeGreaterThanOrEqual(18);
  expect(new Set(questions.map((question) => question?.rating))).toEqual(new Set(['G', 'PG', 'PG-13', 'R']));
  expect(new Set(questions.map((question) => question?.era)).size).toBe(3);
});

it('each query exists once, and none requests movies that its rating would not allow', () => {
  const labels = BACKFILL_QUERIES.map((question) => question.label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((name) => name.startsWith('horror'))).toHaveLength(6);
  expect(labels.filter((name) => name.startsWith('thriller'))).toHaveLength(9);
  expect(labels.filter((name) => name.startsWith('nature'))).toHaveLength(15);
});

it('a query filters by genre or theme, rating and years, up to today', () => {
  const query = (name: string) => {
    const question = BACKFILL_QUERIES.find((one) => one.label === name);
    return question && toMovieQuery(question, NOW);
  };
  expect(query('nature G vintage')).toMatchObject({
    genres: [GENRE.documentary],
    theme: 'nature',
    certifications: ['G'],
    releasedFrom: '1990-01-01',
    releasedUntil: '2009-12-31',
  });
  expect(query('indie any modern')).toMatchObject({ genres: [], theme: 'indie', certifications: null });
  expect(query('comedy R modern')).toMatchObject({ genres: [GENRE.comedy], theme: null, releasedUntil: NOW });
});
