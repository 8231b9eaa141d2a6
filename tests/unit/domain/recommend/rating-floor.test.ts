import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../../src/config/genres';
import { aboveFloor, recommend } from '../../../../src/domain/recommend/recommend';
import type { FoundCandidate } from '../../../../src/domain/recommend/candidate';
import { answers, candidate, NOW } from '../../services/candidates';

/** Proven ratings of 6.7 and slightly less, with many votes. */
const GOOD = { voteAverage: 6.702, voteCount: 100_000 };
const POOR = { voteAverage: 6.69, voteCount: 100_000 };

const movies = (from: number, count: number, fields: Partial<FoundCandidate>) =>
  Array.from({ length: count }, (_, index) => candidate({ id: from + index, ...fields }));
const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);
const isPoor = ({ id }: { readonly id: number }) => id >= 1000;

describe('movies with a proven rating below 6.7', () => {
  it.each([
    [15, 45, 0],
    [15, 44, 5],
    [6, 18, 0],
    [6, 17, 5],
  ])('are skipped while three times as many others match: of %i to choose, among %i', (count, good, poor) => {
    const candidates = [...movies(1, good, GOOD), ...movies(1000, 5, POOR)];
    expect(aboveFloor(candidates, answers(), count).filter(isPoor)).toHaveLength(poor);
  });

  it('include those that few people have rated well', () => {
    const few = { voteAverage: 7.4, voteCount: 100 };
    const candidates = [...movies(1, 45, GOOD), ...movies(1000, 5, few)];
    expect(aboveFloor(candidates, answers(), 15).filter(isPoor)).toEqual([]);
  });

  it('are kept if a chosen genre has too few others for its quota', () => {
    const given = answers({ mood: 'neutral', genres: ['comedy', 'documentary'] });
    const documentary = { genreIds: [GENRE.documentary] };
    // The quota of one of two genres is six of fifteen, so eighteen others are enough.
    const found = (count: number) =>
      aboveFloor(
        [
          ...movies(1, 45, GOOD),
          ...movies(100, count, { ...GOOD, ...documentary }),
          ...movies(1000, 2, { ...POOR, ...documentary }),
          ...movies(2000, 2, POOR),
        ],
        given,
        15,
      ).filter(isPoor);
    expect(idsOf(found(17))).toEqual([1000, 1001]);
    expect(idsOf(found(18))).toEqual([]);
  });

  it('are kept if they match a favorite', () => {
    const liking = { reason: { code: 'liked', favorite: 1, title: 'Heat' } as const, share: 1 };
    const candidates = [
      ...movies(1, 45, GOOD),
      ...movies(1000, 1, { ...POOR, tasteMatch: liking }),
      ...movies(1001, 1, POOR),
    ];
    expect(idsOf(aboveFloor(candidates, answers(), 15).filter(isPoor))).toEqual([1000]);
  });

  it('are not recommended just to fill an era', () => {
    const candidates = [
      ...movies(1, 60, { ...GOOD, releaseDate: '2015-06-01' }),
      ...movies(1000, 20, { ...POOR, releaseDate: '1980-06-01' }),
    ];
    const found = recommend({ answers: answers(), candidates, excluded: new Set(), now: NOW, seed: 1 });
    expect(found.ok && found.value.length).toBe(15);
    expect(found.ok && found.value.filter(isPoor)).toEqual([]);
  });
});
