import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TASTE_HALF_LIFE, TASTE_TRUST } from '../../../../src/config/recommend';
import { rankByTaste, type Liked } from '../../../../src/domain/taste/taste-ranking';

const liked = (id: number, ...similarIds: number[]): Liked => ({ id, weight: 1, similarIds });
/** Favorites without similar movies, as many as halve the weight of the ones before them. */
const withoutSimilar = Array.from({ length: TASTE_HALF_LIFE }, (_, index) => liked(1000 + index));

describe('movies by taste', () => {
  it('add up the scores of each favorite that lists them, by position', () => {
    const found = rankByTaste([liked(1, 10, 11, 12)]);
    expect(found.map(({ id }) => id)).toEqual([10, 11, 12]);
    expect(found[0]?.score).toBeCloseTo(1);
    expect(found[1]?.score).toBeCloseTo(1 / Math.log2(3));
    expect(found[2]?.score).toBeCloseTo(1 / 2);
    expect(rankByTaste([liked(1, 10), ...withoutSimilar.slice(1), liked(2, 10)])[0]?.score).toBeCloseTo(1.5);
  });

  it('a favorite counts half as much after a number of newer ones', () => {
    expect(rankByTaste([...withoutSimilar, liked(1, 10)])[0]?.score).toBeCloseTo(1 / 2);
  });

  it('a movie that counts half adds half, and is excluded like any other', () => {
    expect(rankByTaste([{ ...liked(1, 10, 2), weight: 0.5 }, ...withoutSimilar.slice(1), liked(2, 11)])).toMatchObject([
      { id: 10, score: 1 },
      { id: 11, score: 0.5 },
    ]);
  });

  it('a favorite counts more if more of its similar movies are favorites, too', () => {
    const found = rankByTaste([liked(1, 10), liked(2, 11, 1, 3), liked(3)]);
    expect(found.map(({ id }) => id)).toEqual([11, 10]);
    expect(found[0]?.score).toBeCloseTo(2 ** (-1 / TASTE_HALF_LIFE) * (1 + 2 * TASTE_TRUST));
  });

  it('are attributed to the favorite with the highest score, not to the first or last', () => {
    expect(rankByTaste([liked(1, 20, 10), liked(2, 10), liked(3, 21, 22, 10)])[0]).toMatchObject({
      id: 10,
      likedId: 2,
    });
  });

  it('include no favorites, and nothing if no favorite lists anything', () => {
    expect(rankByTaste([liked(1, 2), liked(2, 1)])).toEqual([]);
    expect(rankByTaste([])).toEqual([]);
  });
});

/** Favorites with lists of a few movies, so that they overlap. */
const someLiked = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    weight: fc.constantFrom(0.5, 1),
    similarIds: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

describe('for any favorites', () => {
  it('each listed movie that is no favorite appears once, best first, attributed to a favorite that lists it', () => {
    fc.assert(
      fc.property(someLiked, (given) => {
        const found = rankByTaste(given);
        const favorites = new Set(given.map(({ id }) => id));
        const listed = new Set(given.flatMap(({ similarIds }) => similarIds).filter((id) => !favorites.has(id)));
        expect(found.map(({ id }) => id).sort()).toEqual([...listed].sort());
        for (const [index, movie] of found.entries()) {
          expect(movie.score).toBeGreaterThan(0);
          expect(movie.score).toBeLessThanOrEqual(found[index - 1]?.score ?? Infinity);
          expect(given.find(({ id }) => id === movie.likedId)?.similarIds).toContain(movie.id);
        }
      }),
    );
  });

  it('another favorite that lists a movie never lowers it, and the same favorites give the same movies', () => {
    fc.assert(
      fc.property(someLiked, (given) => {
        const scores = (from: readonly Liked[]) => new Map(rankByTaste(from).map(({ id, score }) => [id, score]));
        const before = scores(given);
        const after = scores([...given, liked(99, 100, ...before.keys())]);
        for (const [id, score] of before) expect(after.get(id)).toBeGreaterThan(score);
        expect(rankByTaste(given)).toEqual(rankByTaste(given));
      }),
    );
  });
});
