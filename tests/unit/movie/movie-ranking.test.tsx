import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovieRanking } from '../../../src/features/movie/facts/movie-ranking';
import { renderUi } from '../ui/render-ui';

it.each([
  [1, 'Top 3 this week'],
  [3, 'Top 3 this week'],
  [4, 'Top 10 this week'],
  [10, 'Top 10 this week'],
  [11, 'Top 25 this week'],
  [25, 'Top 25 this week'],
  [26, 'Top 50 this week'],
  [50, 'Top 50 this week'],
])('rank %i is of the tier %s [DET-07]', (rank, tier) => {
  renderUi(<MovieRanking rank={rank} state="known" />);
  expect(screen.getByText(tier)).toBeTruthy();
});
