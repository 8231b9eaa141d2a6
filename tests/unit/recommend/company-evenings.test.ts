import { describe, expect, it } from 'vitest';
import {
  GENRES_BY_MOOD,
  MOODS,
  QUESTIONNAIRE_GENRES,
  type Company,
} from '../../../src/config/recommend/questionnaire-choices';
import { isTheme } from '../../../src/config/recommend/themes';
import { recommend } from '../../../src/domain/recommend/recommend';
import { readKnownMovies } from '../../fixtures/evenings/known-movies';
import { answers, candidate, NOW } from './candidates';

/** As many as the plan asks for: voted on by some people, and no older than the oldest era. */
const films = readKnownMovies().catalogue.films.filter((film) => film.voteCount >= 100 && film.releaseDate >= '1950');
const candidates = films.map(
  ({ id, title, overview, releaseDate, voteAverage, voteCount, genreIds, certification }) => ({
    ...candidate({ id, title, overview, releaseDate, voteAverage, voteCount, genreIds }),
    certifications: certification === null ? null : [certification],
  }),
);

/** Films from which a genre is large enough that companies need not share them. */
const LARGE = 150;
const EVENINGS = MOODS.flatMap((mood) =>
  GENRES_BY_MOOD[mood]
    .filter((genre) => !isTheme(genre))
    .filter(
      (genre) => films.filter(({ genreIds }) => genreIds.includes(QUESTIONNAIRE_GENRES[genre].id)).length >= LARGE,
    )
    .map((genre) => ({ mood, genre })),
);
const PAIRS: readonly (readonly [Company, Company])[] = [
  ['solo', 'date'],
  ['solo', 'friends'],
  ['date', 'friends'],
];

describe('company', () => {
  it.each(EVENINGS)('changes half of the fifteen: $mood, $genre', ({ mood, genre }) => {
    const chosen = (company: Company, seed: number) => {
      const given = answers({ mood, genres: [genre], company });
      const found = recommend({ answers: given, candidates, excluded: new Set(), now: NOW, seed });
      return new Set(found.ok ? found.value.map(({ id }) => id) : []);
    };
    const shared = [1, 7, 11].flatMap((seed) =>
      PAIRS.map(([one, other]) => {
        const others = chosen(other, seed);
        return [...chosen(one, seed)].filter((id) => others.has(id)).length;
      }),
    );
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(7.5);
  });
});
