import { describe, expect, it } from 'vitest';
import {
  averageViews,
  explorerProgress,
  favoriteRate,
  mostSearchedGenre,
  type Statistics,
} from '../../../../src/domain/account/statistics';

const counts = (fields: Partial<Statistics>): Statistics => ({
  searchCount: 0,
  favoritesCount: 0,
  historyCount: 0,
  mostSearchedGenre: null,
  ...fields,
});

describe('statistics', () => {
  it('the most searched genre ignores missing genres and “all”, and is capitalized [ENT-25, ENT-26]', () => {
    expect(
      mostSearchedGenre(
        [
          ['drama', 1500],
          ['comedy', 1500],
        ],
        ['comedy', null, 'all', 'all'],
      ),
    ).toBe('Comedy');
    expect(mostSearchedGenre([], ['scifi', 'drama'])).toBe('Scifi');
    expect(
      mostSearchedGenre(
        [
          ['documentary', 3],
          ['war', 3],
        ],
        [],
      ),
    ).toBe('Documentary');
    expect(mostSearchedGenre([], [null, 'all'])).toBeNull();
  });

  it('the average views per search are zero without searches', () => {
    expect(averageViews(counts({ historyCount: 15, searchCount: 4 }))).toBe(3.75);
    expect(averageViews(counts({ historyCount: 15 }))).toBeNull();
  });

  it('favorites are a share of the viewed movies, or zero without any', () => {
    expect(favoriteRate(counts({ favoritesCount: 3, historyCount: 15 }))).toBe(0.2);
    expect(favoriteRate(counts({ favoritesCount: 3 }))).toBeNull();
  });

  it('ten searches complete the milestone, and more do not exceed it [STAT-08]', () => {
    expect([0, 9, 10, 11].map((searchCount) => explorerProgress(counts({ searchCount })))).toEqual([0, 9, 10, 10]);
  });
});
