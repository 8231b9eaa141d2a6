import fc from 'fast-check';
import { DISPLAY_GENRES } from '../../../src/config/genres';
import { AGE_RATINGS, COMPANIES, GENRES_BY_MOOD, MOODS } from '../../../src/config/questionnaire';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import type { Candidate } from '../../../src/domain/movies/movie';
import type { FoundCandidate } from '../../../src/domain/recommend/candidate';

export const NOW = '2026-11-20';

/** A title for each id that does not look like part of a series. */
const titleOf = (id: number): string =>
  `${String(id).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))} story`;

/** A released, well-rated comedy, with the given fields changed. */
export function candidate(fields: Partial<FoundCandidate> = {}): FoundCandidate {
  return {
    id: 1,
    title: titleOf(fields.id ?? 1),
    overview: 'Something happens.',
    releaseDate: '2015-06-01',
    voteAverage: 7,
    voteCount: 1000,
    popularity: 10,
    genreIds: [35],
    posterPath: '/some.jpg',
    backdropPath: null,
    ...fields,
  };
}

/** Happy, comedy, alone and without an age filter, with the given answers changed. */
export function answers(fields: Partial<QuestionnaireAnswers> = {}): QuestionnaireAnswers {
  return {
    mood: 'happy',
    genres: ['comedy'],
    company: 'solo',
    ageFiltering: 'no',
    ageRatings: [],
    maxRuntime: null,
    fromWatchlist: false,
    ...fields,
  };
}

const isoDate = fc
  .tuple(fc.integer({ min: 1930, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

const anyCandidate: fc.Arbitrary<Candidate> = fc.record({
  id: fc.integer({ min: 1, max: 400 }),
  title: fc.string({ minLength: 1, maxLength: 20 }),
  overview: fc.string({ maxLength: 40 }),
  releaseDate: fc.oneof({ weight: 9, arbitrary: isoDate }, fc.constant('')),
  voteAverage: fc.double({ min: 0, max: 10, noNaN: true }),
  voteCount: fc.integer({ min: 0, max: 30_000 }),
  popularity: fc.double({ min: 0, max: 500, noNaN: true }),
  genreIds: fc.uniqueArray(fc.constantFrom(...DISPLAY_GENRES.keys()), { maxLength: 4 }),
  posterPath: fc.constantFrom(null, '/poster.jpg'),
  backdropPath: fc.constant(null),
});

/** Movies with distinct ids, as in a catalog. */
export const anyCandidates = fc.uniqueArray(anyCandidate, { selector: ({ id }) => id, maxLength: 120 });

export const anyAnswers: fc.Arbitrary<QuestionnaireAnswers> = fc.constantFrom(...MOODS).chain((mood) =>
  fc
    .record({
      mood: fc.constant(mood),
      genres: fc.uniqueArray(fc.constantFrom(...GENRES_BY_MOOD[mood]), { minLength: 1, maxLength: 3 }),
      company: fc.constantFrom(...COMPANIES),
      ageRatings: fc.uniqueArray(fc.constantFrom(...AGE_RATINGS), { maxLength: 4 }),
    })
    .map((drawn) => ({
      ...drawn,
      ageFiltering: drawn.ageRatings.length > 0 ? ('yes' as const) : ('no' as const),
      maxRuntime: null,
      fromWatchlist: false,
    })),
);
