import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../src/config/film/genres';
import { SCORE_WEIGHTS } from '../../../src/config/recommend/recommendation';
import { candidateScore } from '../../../src/domain/recommend/candidate-score';
import type { FoundCandidate } from '../../../src/domain/recommend/found-candidate';
import { companyTaste } from '../../../src/domain/questionnaire/company';
import { drawFor } from '../../../src/domain/values/random';
import { answers, candidate } from './candidates';

const NOW = '2026-11-20';
const NEW: Partial<FoundCandidate> = { releaseDate: '2026-01-01' };
const happy = answers({ genres: ['comedy', 'romance'] });

/** How much better one film fits than another that is alike in all else, whatever the company. */
function gain(more: Partial<FoundCandidate>, less: Partial<FoundCandidate>, given = happy): number {
  const score = (fields: Partial<FoundCandidate>) =>
    candidateScore(candidate(fields), given, NOW, 1) - SCORE_WEIGHTS.company * companyTaste(candidate(fields), given);
  return score(more) - score(less);
}

describe('how well a film fits', () => {
  it.each<[what: string, more: Partial<FoundCandidate>, less: Partial<FoundCandidate>, share: number]>([
    ['a film of this year, beside one of thirty years ago', NEW, { releaseDate: '1996-01-01' }, 1 / 2],
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

  it('differs a little with the seed', () => {
    const score = (seed: number) => candidateScore(candidate(), happy, NOW, seed);
    expect(score(2) - score(1)).toBeCloseTo(SCORE_WEIGHTS.chance * (drawFor(2, 1) - drawFor(1, 1)));
    expect(score(2)).not.toBeCloseTo(score(1));
  });
});
