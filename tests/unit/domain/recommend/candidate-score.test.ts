import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { COMPANIES, MOODS } from '../../../../src/config/questionnaire';
import { SCORE_WEIGHTS } from '../../../../src/config/recommend';
import { candidateScore } from '../../../../src/domain/recommend/recommend';
import type { FoundCandidate } from '../../../../src/domain/recommend/candidate';
import { companyTaste } from '../../../../src/domain/questionnaire/company';
import { moodTaste } from '../../../../src/domain/questionnaire/mood';
import { answers, candidate } from '../../services/candidates';

const NOW = '2026-11-20';
const NEW: Partial<FoundCandidate> = { releaseDate: '2026-01-01' };
const happy = answers({ genres: ['comedy', 'romance'] });

/** The weights of mood and company. */
const tastes = (movie: FoundCandidate, given: typeof happy): number =>
  SCORE_WEIGHTS.company * companyTaste(movie, given) + SCORE_WEIGHTS.moodTaste * moodTaste(movie, given);

/** How much higher one movie scores than another that only differs in the given fields, whatever the weights. */
function gain(more: Partial<FoundCandidate>, less: Partial<FoundCandidate>, given = happy): number {
  const score = (fields: Partial<FoundCandidate>) =>
    candidateScore(candidate(fields), given, NOW, 1) - tastes(candidate(fields), given);
  return score(more) - score(less);
}

describe('a movie’s score', () => {
  it.each<[what: string, more: Partial<FoundCandidate>, less: Partial<FoundCandidate>, share: number]>([
    ['a movie of this year and one of thirty years ago', NEW, { releaseDate: '1996-01-01' }, 1 / 2],
    [
      'one of thirty years ago and one of fifty-nine',
      { releaseDate: '1996-01-01' },
      { releaseDate: '1967-01-01' },
      29 / 60,
    ],
    ['one of sixty years ago and one of ninety', { releaseDate: '1966-01-01' }, { releaseDate: '1936-01-01' }, 0],
  ])('decreases with age up to sixty years: %s', (_what, more, less, share) => {
    expect(gain(more, less)).toBeCloseTo(SCORE_WEIGHTS.recency * share);
  });

  it('increases with each chosen genre it has, and with genres that suit the mood', () => {
    const western = { genreIds: [GENRE.western] };
    const mood = SCORE_WEIGHTS.mood / 3;
    expect(gain({ genreIds: [GENRE.western, GENRE.romance] }, western)).toBeCloseTo(SCORE_WEIGHTS.genres / 2);
    expect(gain({ genreIds: [GENRE.comedy, GENRE.western] }, western)).toBeCloseTo(SCORE_WEIGHTS.genres / 2 + mood);
    expect(gain({ genreIds: [GENRE.comedy, GENRE.romance] }, western)).toBeCloseTo(SCORE_WEIGHTS.genres + mood);
  });

  it('increases with a rating backed by many votes', () => {
    expect(gain({ voteAverage: 9.5, voteCount: 500 }, { voteAverage: 6.5, voteCount: 500 })).toBeCloseTo(
      SCORE_WEIGHTS.rating * 0.15,
    );
  });

  it('varies with seed, mood and company by no more than the weight of chance', () => {
    const draws = MOODS.flatMap((mood) =>
      COMPANIES.flatMap((company) =>
        Array.from({ length: 50 }, (_, seed) => {
          const given = answers({ mood, company });
          // A western suits no mood or company, and an unknown word has no rating.
          const western = candidate({ genreIds: [GENRE.western], certifications: ['NR'] });
          return candidateScore(western, given, NOW, seed);
        }),
      ),
    );
    expect(new Set(draws).size).toBe(draws.length);
    const spread = Math.max(...draws) - Math.min(...draws);
    expect(spread).toBeLessThan(SCORE_WEIGHTS.chance);
    expect(spread).toBeGreaterThan(0.9 * SCORE_WEIGHTS.chance);
  });
});
