import { describe, expect, it } from 'vitest';
import {
  GENRES_BY_MOOD,
  MOODS,
  QUESTIONNAIRE_GENRES,
  type Company,
  type GenreChoice,
  type Mood,
} from '../../../../src/config/questionnaire';
import { isTheme } from '../../../../src/config/themes';
import { companyTaste } from '../../../../src/domain/questionnaire/company';
import { recommend } from '../../../../src/domain/recommend/recommend';
import { readKnownMovies } from '../../../fixtures/evenings/known-movies';
import { answers, candidate, NOW } from '../../services/candidates';

/** The movies that the plan can find: with enough votes, and no older than the oldest era. */
const movies = readKnownMovies().catalog.movies.filter(
  (movie) => movie.voteCount >= 100 && movie.releaseDate >= '1950',
);
const candidates = movies.map(
  ({ id, title, overview, releaseDate, voteAverage, voteCount, genreIds, certification }) => ({
    ...candidate({ id, title, overview, releaseDate, voteAverage, voteCount, genreIds }),
    certifications: [certification],
  }),
);

/** The number of movies from which a genre is large enough to give each company different ones. */
const LARGE = 150;
const EVENINGS = MOODS.flatMap((mood) =>
  GENRES_BY_MOOD[mood]
    .filter((genre) => !isTheme(genre))
    .filter(
      (genre) => movies.filter(({ genreIds }) => genreIds.includes(QUESTIONNAIRE_GENRES[genre].id)).length >= LARGE,
    )
    .map((genre) => ({ mood, genre })),
);
const PAIRS: readonly (readonly [Company, Company])[] = [
  ['solo', 'date'],
  ['solo', 'friends'],
  ['date', 'friends'],
];

const SEEDS = [1, 7, 11];
const chosen = memoized((mood: Mood, genre: GenreChoice, company: Company, seed: number) => {
  const given = answers({ mood, genres: [genre], company });
  const found = recommend({ answers: given, candidates, excluded: new Set(), now: NOW, seed });
  const ids = new Set(found.ok ? found.value.map(({ id }) => id) : []);
  return candidates.filter(({ id }) => ids.has(id));
});

function memoized<Args extends readonly unknown[], Value>(compute: (...args: Args) => Value): (...args: Args) => Value {
  const known = new Map<string, Value>();
  return (...args) => {
    const key = args.join();
    const value = known.get(key) ?? compute(...args);
    known.set(key, value);
    return value;
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('company', () => {
  it.each(EVENINGS)('changes half of the fifteen: $mood, $genre', ({ mood, genre }) => {
    const shared = SEEDS.flatMap((seed) =>
      PAIRS.map(([one, other]) => {
        const others = chosen(mood, genre, other, seed);
        return chosen(mood, genre, one, seed).filter((movie) => others.includes(movie)).length;
      }),
    );
    expect(mean(shared)).toBeLessThan(7.5);
  });

  it.each(PAIRS)('prefers its own movies to those of another company: %s, %s', (one, other) => {
    const tastes = (company: Company, of: Company) =>
      EVENINGS.flatMap(({ mood, genre }) =>
        SEEDS.flatMap((seed) =>
          chosen(mood, genre, of, seed).map((movie) => companyTaste(movie, answers({ company, genres: [genre] }))),
        ),
      );
    for (const [company, another] of [
      [one, other],
      [other, one],
    ] as const)
      expect(mean(tastes(company, company)) - mean(tastes(company, another))).toBeGreaterThan(0.1);
  });
});
