import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovieRanking } from '../../../src/features/movie/facts/movie-ranking';
import { renderUi } from '../ui/render-ui';
import { MOVIE } from '../../../src/words/en/film/movie';

it.each([
  [1, MOVIE.rankTier.gold],
  [3, MOVIE.rankTier.gold],
  [4, MOVIE.rankTier.grey],
  [10, MOVIE.rankTier.grey],
  [11, MOVIE.rankTier.amber],
  [25, MOVIE.rankTier.amber],
  [26, MOVIE.rankTier.slate],
  [50, MOVIE.rankTier.slate],
])('rank %i is of the tier %s [DET-07]', (rank, tier) => {
  renderUi(<MovieRanking rank={rank} state="known" />);
  expect(screen.getByText(tier)).toBeTruthy();
});
