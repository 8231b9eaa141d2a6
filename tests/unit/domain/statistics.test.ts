import { describe, expect, it } from 'vitest';
import {
  averageViews,
  explorerProgress,
  favoriteRate,
  mostSearchedGenre,
  type Statistics,
} from '../../../src/domain/statistics';

const counts = (fields: Partial<Statistics>): Statistics => ({
  searchCount: 0,
  favoritesCount: 0,
  historyCount: 0,
  mostSearchedGenre: null,
  ...fields,
});

describe('statistics', () => {
  it('the genre searched for most counts neither missing ones nor all, and is capitalised [ENT-25, ENT-26]', () => {
    expect(mostSearchedGenre(['drama', 'comedy', null, 'all', 'comedy', 'all', 'all', null])).toBe('Comedy');
    expect(mostSearchedGenre(['scifi', 'drama'])).toBe('Scifi');
    expect(mostSearchedGenre([null, 'all'])).toBeNull();
  });

  it('average views have one decimal, and are 0 without searches [STAT-04]', () => {
    expect(averageViews(counts({ historyCount: 15, searchCount: 4 }))).toBe('3.8');
    expect(averageViews(counts({ historyCount: 15, searchCount: 1 }))).toBe('15.0');
    expect(averageViews(counts({ historyCount: 15 }))).toBe('0');
  });

  it('the favorite rate is a percentage with one decimal, and 0 when nothing was viewed [STAT-06]', () => {
    expect(favoriteRate(counts({ favoritesCount: 1, historyCount: 15 }))).toBe('6.7%');
    expect(favoriteRate(counts({ favoritesCount: 3 }))).toBe('0%');
  });

  it('ten searches fill the milestone and no more [STAT-08]', () => {
    expect([0, 9, 10, 11].map((searchCount) => explorerProgress(counts({ searchCount })))).toEqual([0, 9, 10, 10]);
  });
});
