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

/** What the tastes of mood and company weigh. */
const tastes = (movie: FoundCandidate, given: typeof happy): number =>
  SCORE_WEIGHTS.company * companyTaste(movie, given) + SCORE_WEIGHTS.moodTaste * moodTaste(movie, given);

/** How much better one movie fits than another that is alike in all else, whatever the tastes. */
function gain(more: Partial<FoundCandidate>, less: Partial<FoundCandidate>, given = happy): number {
  const score = (fields: Partial<FoundCandidate>) =>
    candidateScore(candidate(fields), given, NOW, 1) - tastes(candidate(fields), given);
  return score(more) - score(less);
}

describe('how well a movie fits', () => {
  it.each<[what: string, more: Partial<FoundCandidate>, less: Partial<FoundCandidate>, share: number]>([
    ['a movie of this year, beside one of thirty years ago', NEW, { releaseDate: '1996-01-01' }, 1 / 2],
    [
      'one of thirty years ago, beside one of fifty-nine',
      { releaseDate: '1996-01-01' },
      { releaseDate: '1967-01-01' },
      29 / 60,
    ],
    ['one of sixty years ago, beside one of ninety', { releaseDate: '1966-01-01' }, { releaseDate: '1936-01-01' }, 0],
  ])('grows with its youth, for sixty years: %s', (_what, more, less, share) => {
    expect(gain(more, less)).toBeCloseTo(SCORE_WEIGHTS.recency * share);
  });

  it('grows with each chosen genre that it has, and with those that suit the mood', () => {
    const western = { genreIds: [GENRE.western] };
    const mood = SCORE_WEIGHTS.mood / 3;
    expect(gain({ genreIds: [GENRE.western, GENRE.romance] }, western)).toBeCloseTo(SCORE_WEIGHTS.genres / 2);
    expect(gain({ genreIds: [GENRE.comedy, GENRE.western] }, western)).toBeCloseTo(SCORE_WEIGHTS.genres / 2 + mood);
    expect(gain({ genreIds: [GENRE.comedy, GENRE.romance] }, western)).toBeCloseTo(SCORE_WEIGHTS.genres + mood);
  });

  it('grows with a rating that many have voted', () => {
    expect(gain({ voteAverage: 9.5, voteCount: 500 }, { voteAverage: 6.5, voteCount: 500 })).toBeCloseTo(
      SCORE_WEIGHTS.rating * 0.15,
    );
  });

  it('differs with the seed, the mood and the company, by no more than chance weighs', () => {
    const draws = MOODS.flatMap((mood) =>
      COMPANIES.flatMap((company) =>
        Array.from({ length: 50 }, (_, seed) => {
          const given = answers({ mood, company });
          // A western suits no mood and no company, and of an unknown word no rating is known.
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
