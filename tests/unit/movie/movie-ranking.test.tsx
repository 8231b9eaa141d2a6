import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovieRanking } from '../../../src/features/movie/movie-facts';
import { renderUi } from '../ui/render-ui';
import { MOVIE } from '../../../src/features/movie/messages';

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
