import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { searchRecommendations } from '../../../../src/api/tmdb/recommendation-search';
import type { Candidate } from '../../../../src/domain/movies/movie';
import type { MovieMetadata } from '../../../../src/domain/movies/metadata';
import type { MovieQuery } from '../../../../src/domain/movies/movie-query';
import type { QuestionnaireAnswers } from '../../../../src/domain/questionnaire/answers';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { fail, ok } from '../../../../src/domain/values/result';
import { answers, candidate, NOW } from '../../services/candidates';

const KNOWN: MovieMetadata = { certification: 'PG', providers: [], trailerUrl: '', keywords: [], seriesId: null };

const movies = (from: number, count: number, genre: number) =>
  Array.from({ length: count }, (_, index) => candidate({ id: from + index, genreIds: [genre] }));

/** The results of a search whose queries have one page of movies each. */
async function found(
  given: QuestionnaireAnswers,
  listed: (query: MovieQuery) => readonly Candidate[],
  facts: (id: number) => MovieMetadata = () => KNOWN,
): Promise<readonly Recommendation[]> {
  const answer = await searchRecommendations({
    source: {
      discover: (query, page) => Promise.resolve(ok({ page, movies: listed(query), totalPages: 1 })),
      metadata: (id) => Promise.resolve(ok(facts(id))),
    },
    answers: given,
    excluded: new Set(),
    now: NOW,
    seed: 5,
    pause: () => Promise.resolve(),
  });
  return answer.ok ? answer.value : [];
}

const isClaimed = ({ reasons }: Recommendation) => reasons.some(({ code }) => code === 'genre');

describe('a search for a theme', () => {
  it('claims it only for movies with its keyword, and fills up with others that do not claim it', async () => {
    const dramas = movies(1, 40, GENRE.drama);
    const facts = (id: number) => ({ ...KNOWN, keywords: id % 2 === 0 ? ['independent film'] : ['based on novel'] });
    const indies = answers({ mood: 'sad', genres: ['indie'] });
    const result = await found(indies, ({ theme }) => (theme === null ? dramas : dramas.slice(0, 10)), facts);
    expect(result).toHaveLength(15);
    expect(result.filter(({ id }) => id <= 10)).toHaveLength(10);
    const claimed = result.filter(isClaimed);
    expect(claimed.every(({ id }) => id % 2 === 0)).toBe(true);
    expect(claimed.length).toBeGreaterThan(0);
  });

  it('queries its fallback genre, and fills its share from that', async () => {
    const science = answers({ mood: 'neutral', genres: ['science', 'comedy'] });
    const comedies = movies(1, 60, GENRE.comedy);
    const documentaries = movies(600, 40, GENRE.documentary);
    const result = await found(science, ({ theme, genres }) => {
      if (theme !== null) return [];
      return genres.length === 1 && genres[0] === GENRE.documentary ? documentaries : comedies;
    });
    expect(result).toHaveLength(15);
    const fallbacks = result.filter(({ id }) => id >= 600);
    expect(fallbacks.length).toBeGreaterThanOrEqual(6);
    expect(fallbacks.filter(isClaimed)).toEqual([]);
  });
});

it('weighs a movie’s known rating for the company before its metadata is requested', async () => {
  const given = answers({ mood: 'tense', genres: ['crime'], company: 'friends' });
  const crimes = movies(1, 200, GENRE.crime);
  const restricted = (id: number) => ({ ...KNOWN, certification: id % 2 === 0 ? 'R' : 'PG' });
  const answer = await searchRecommendations({
    source: {
      discover: (_, page) => Promise.resolve(ok({ page, movies: crimes, totalPages: 1 })),
      metadata: (id) => Promise.resolve(ok(restricted(id))),
      knownMetadata: restricted,
    },
    answers: given,
    excluded: new Set(),
    now: NOW,
    seed: 5,
    pause: () => Promise.resolve(),
  });
  const found = answer.ok ? answer.value : [];
  expect(found).toHaveLength(15);
  // Half of the movies are rated R, which friends prefer, but chance may choose others.
  expect(found.filter(({ id }) => id % 2 === 0).length).toBeGreaterThanOrEqual(11);
});

it('reports that everything was shown only if the movie database serves all of it', async () => {
  const comedies = movies(1, 20, GENRE.comedy);
  const verdict = (totalPages: number) =>
    searchRecommendations({
      source: {
        discover: (_, page) => Promise.resolve(ok({ page, movies: comedies, totalPages })),
        metadata: () => Promise.resolve(ok(KNOWN)),
      },
      answers: answers(),
      excluded: new Set(comedies.map(({ id }) => id)),
      now: NOW,
      seed: 5,
      pause: () => Promise.resolve(),
    });
  expect(await verdict(500)).toEqual(fail({ reason: 'none-left' }));
  expect(await verdict(501)).toEqual(fail({ reason: 'api-limit-reached' }));
});
