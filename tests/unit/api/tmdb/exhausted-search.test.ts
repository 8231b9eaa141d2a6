import { describe, expect, it } from 'vitest';
import { SORTED_MIN_VOTES } from '../../../../src/config/recommend';
import { searchRecommendations } from '../../../../src/api/tmdb/recommendation-search';
import { chosenGenreIds, type QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import { readCatalog } from '../../../../local-stack/movie-database/catalog/movie-files';
import { THEMES } from '../../../../src/config/themes';
import { generateMovies } from '../../../fixtures/evenings/generated-movies';
import { movieSource } from '../../../fixtures/evenings/movie-source';
import { answers, NOW } from '../../services/candidates';
import { allowed } from './movie-quality';

const catalog = generateMovies(2500, 3);
const source = movieSource(catalog);

/** All movies of one evening, search after search until none is left, and the last result. */
async function exhausted(given: QuestionnaireAnswers, of = source) {
  const shownIds = new Set<number>();
  for (let evening = 1; ; evening += 1) {
    const found = await searchRecommendations({
      source: of,
      answers: given,
      excluded: shownIds,
      now: NOW,
      seed: evening,
      pause: () => Promise.resolve(),
    });
    if (!found.ok) return { shown: shownIds, reason: found.error.reason };
    found.value.forEach(({ id }) => shownIds.add(id));
  }
}

const GIVEN: readonly QuestionnaireAnswers[] = [
  answers({ company: 'family' }),
  answers({ company: 'family', genres: ['animation'] }),
  answers({ company: 'family', genres: ['family', 'fantasy'] }),
  answers({ company: 'family', genres: ['adventure', 'animation'], ageFiltering: 'yes', ageRatings: ['PG-13'] }),
  answers({ company: 'family', mood: 'tense', genres: ['scifi', 'action', 'comedy'] }),
  answers({ company: 'family', mood: 'relaxed', genres: ['indie'] }),
  answers({ company: 'family', mood: 'relaxed', genres: ['indie', 'comedy'], ageFiltering: 'yes', ageRatings: ['PG'] }),
  answers({ company: 'date', genres: ['musical'] }),
  answers({ mood: 'tense', genres: ['mystery'], ageFiltering: 'yes', ageRatings: ['PG-13', 'R'] }),
];

describe('an evening that is searched again and again', () => {
  it.each(GIVEN)('returns every allowed movie before it reports that none is left: %j', async (given) => {
    const ids = chosenGenreIds(given);
    const expected = catalog.movies.filter(
      (movie) =>
        movie.genreIds.some((id) => ids.includes(id)) && movie.voteCount >= SORTED_MIN_VOTES && allowed(movie, given),
    );
    const { shown: shownIds, reason } = await exhausted(given);
    expect(reason).toBe('none-left');
    expect(expected.filter(({ id }) => !shownIds.has(id)).map(({ id, genreIds }) => [id, genreIds.join()])).toEqual([]);
    expect(shownIds.size).toBe(expected.length);
  });

  it.each([
    ['biography', undefined],
    ['indie', undefined],
    ['biography', ['PG'] as const],
    ['biography', ['PG-13'] as const],
  ] as const)('of a family returns every movie of a theme, whatever its genres: %s, %j', async (theme, ageRatings) => {
    const embedded = readCatalog();
    const given = answers({
      mood: 'sad',
      company: 'family',
      genres: [theme],
      ...(ageRatings && { ageFiltering: 'yes', ageRatings }),
    });
    const expected = embedded.movies.filter(
      (movie) =>
        movie.keywords.some((name) => THEMES[theme].names.includes(name)) &&
        movie.voteCount >= SORTED_MIN_VOTES &&
        allowed(movie, given),
    );
    const { shown } = await exhausted(given, movieSource(embedded));
    expect(expected.filter(({ id }) => !shown.has(id)).map(({ title }) => title)).toEqual([]);
  });
});
