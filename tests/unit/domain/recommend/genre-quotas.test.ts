import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { QUESTIONNAIRE_GENRES, type GenreChoice } from '../../../../src/config/questionnaire';
import { sameSeries, seriesName } from '../../../../src/domain/movies/series';
import { eligibleGenres, genresBelowQuota, matchedGenres } from '../../../../src/domain/recommend/genre-quotas';
import { recommend, type RecommendInput } from '../../../../src/domain/recommend/recommend';
import { answers, anyAnswers, anyCandidates, candidate, NOW } from '../../services/candidates';

function pick(input: Partial<RecommendInput> & Pick<RecommendInput, 'candidates'>) {
  const result = recommend({ answers: answers(), excluded: new Set(), now: NOW, seed: 1, ...input });
  return result.ok ? result.value : [];
}

const movies = (from: number, count: number, genreIds: number[], voteAverage = 7) =>
  Array.from({ length: count }, (_, index) => candidate({ id: from + index, genreIds, voteAverage }));

describe('quotas of the chosen genres', () => {
  it('are a third of the fifteen for three genres and two fifths for two, however well others are rated', () => {
    const candidates = [
      ...movies(100, 40, [GENRE.action], 9),
      ...movies(200, 40, [GENRE.romance], 5),
      ...movies(300, 40, [GENRE.music], 3),
    ];
    const counts = (...genres: GenreChoice[]) => {
      const meets = pick({ candidates, answers: answers({ genres }) }).flatMap((movie) => movie.matches);
      return genres.map((genre) => meets.filter((one) => one === genre).length);
    };
    expect(counts('action', 'romance', 'musical')).toEqual([5, 5, 5]);
    expect(counts('action', 'romance')).toEqual([9, 6]);
  });

  it('hold for any answers, if enough movies exist and no series interferes', () => {
    fc.assert(
      fc.property(anyAnswers, anyCandidates, fc.integer(), (given, drawn, seed) => {
        const candidates = drawn.map((movie) => ({ ...movie, title: candidate({ id: movie.id }).title }));
        const all = pick({ candidates, answers: given, seed, limit: 1000 });
        const result = pick({ candidates, answers: given, seed });
        const genres = eligibleGenres(given);
        const share = { 1: 15, 2: 6, 3: 5 }[genres.length] ?? 0;
        for (const genre of genres) {
          const there = (of: typeof all) => of.filter(({ matches }) => matches.includes(genre)).length;
          expect(there(result)).toBeGreaterThanOrEqual(Math.min(share, there(all)));
        }
      }),
    );
  });

  it('reserve places for movies still to be found, and release them in the end', () => {
    const candidates = movies(100, 40, [GENRE.action]);
    const two = answers({ genres: ['action', 'romance'] });
    expect(pick({ candidates, answers: two, reserve: true })).toHaveLength(9);
    expect(pick({ candidates, answers: two })).toHaveLength(15);
    const picked = pick({ candidates, answers: two, reserve: true });
    const later = movies(500, 40, [GENRE.romance]);
    expect(
      pick({ candidates: later, answers: two, alreadyPicked: picked, limit: 6 }).map(({ matches }) => matches),
    ).toEqual(Array(6).fill(['romance']));
  });

  it('of a theme are filled by its fallback genre once its own movies are used up', () => {
    const given = answers({ mood: 'neutral', genres: ['science', 'comedy'] });
    const own = movies(600, 2, [GENRE.documentary], 3).map((movie) => ({ ...movie, themes: ['science' as const] }));
    const candidates = [...movies(100, 40, [GENRE.comedy], 9), ...movies(500, 40, [GENRE.documentary], 5), ...own];
    const ids = (more: Partial<RecommendInput> = {}) =>
      pick({ candidates, answers: given, ...more }).map(({ id }) => id);
    expect(ids().filter((id) => id >= 600)).toHaveLength(2);
    expect(ids().filter((id) => id >= 500)).toHaveLength(6);
    // While its own movies may still be found, the fallback is not used.
    expect(ids({ reserve: true }).filter((id) => id >= 500 && id < 600)).toEqual([]);
  });

  it('are filled first for the genre that lacks most', () => {
    const lacking = (...taken: GenreChoice[][]) =>
      genresBelowQuota(
        ['action', 'romance'],
        taken.map((meets) => ({ title: 'a story', matches: meets })),
      );
    expect(lacking()).toEqual([
      { genre: 'action', count: 6 },
      { genre: 'romance', count: 6 },
    ]);
    expect(lacking(['action'])).toEqual([
      { genre: 'romance', count: 6 },
      { genre: 'action', count: 5 },
    ]);
    expect(lacking(...Array.from({ length: 6 }, (): GenreChoice[] => ['action', 'romance']))).toEqual([]);
  });

  it('of a genre excluded by other answers are shared by the others', () => {
    const given = answers({ mood: 'tense', genres: ['horror', 'mystery', 'comedy'], company: 'family' });
    expect(eligibleGenres(given)).toEqual(['mystery', 'comedy']);
  });

  it('count a movie for a theme only if it was found by it', () => {
    const given = { genres: ['indie', 'drama'] as const };
    const drama = candidate({ genreIds: [QUESTIONNAIRE_GENRES.indie.id] });
    expect(matchedGenres(drama, given)).toEqual(['drama']);
    expect(matchedGenres({ ...drama, genreIds: [GENRE.comedy], themes: ['indie'] }, given)).toEqual(['indie']);
  });
});

describe('series', () => {
  it('have at most two of the fifteen movies, including movies picked before', () => {
    const scooby = Array.from({ length: 8 }, (_, index) =>
      candidate({ id: 900 + index, title: `Scooby-Doo ${index + 2}: The Case`, voteAverage: 9.9, voteCount: 20_000 }),
    );
    const candidates = [...scooby, ...movies(1, 40, [GENRE.comedy])];
    const of = (result: readonly { title: string }[]) =>
      result.filter(({ title }) => sameSeries(seriesName(title), seriesName('Scooby-Doo'))).length;
    const first = pick({ candidates, limit: 6 });
    expect(of(first)).toBe(2);
    const excluded = new Set(first.map(({ id }) => id));
    expect(of(pick({ candidates, limit: 9, alreadyPicked: first, excluded }))).toBe(0);
    expect(of(pick({ candidates }))).toBe(2);
  });
});
