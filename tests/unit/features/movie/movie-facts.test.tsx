import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MovieDetails } from '../../../../src/domain/movies/movie-details';
import { MOVIE } from '../../../../src/features/movie/messages';
import { MovieFacts, MovieRanking } from '../../../../src/features/movie/movie-facts';
import { renderUi } from '../marked-movies/render-ui';

const EPIC: MovieDetails = {
  id: 603,
  title: 'The Long Epic',
  tagline: '',
  overview: '',
  status: 'Released',
  voteAverage: 8.64,
  voteCount: 900,
  runtime: 201,
  releaseDate: '2012-05-04',
  genres: [],
  budget: 63_000_000,
  revenue: 1_234_567,
  posterPath: null,
  backdropPath: null,
  productionCompanies: Array.from({ length: 6 }, (_, id) => ({ id, name: `Studio ${id}`, logoPath: null })),
  credits: {
    cast: [],
    crew: [
      { name: 'Dora Director', role: 'director' },
      { name: 'Will Writer', role: 'writer' },
    ],
  },
  metadata: { certification: 'R', providers: null, trailerUrl: '', keywords: [], seriesId: null },
};

/** Name and value of each fact on the card. */
function facts(details: MovieDetails) {
  renderUi(<MovieFacts details={details} />);
  return [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

it('lists director, writers, status, release date, rating, runtime, budget and revenue [DET-08, DET-09]', () => {
  expect(facts(EPIC).slice(0, -1)).toEqual([
    ['Director', 'Dora Director'],
    ['Writers', 'Will Writer'],
    ['Status', 'Released'],
    [MOVIE.releaseDate, 'May 4, 2012'],
    ['Rating', '8.6/10, Masterpiece'],
    ['Runtime', '3h 21m'],
    ['Budget', '$63,000,000'],
    ['Revenue', '$1,234,567'],
  ]);
});

it('omits budget and revenue that are not above zero, and other unknown facts [DET-08, DET-09]', () => {
  const bare = { ...EPIC, status: '', releaseDate: '', voteAverage: 0, runtime: 0, budget: 0, revenue: 0 };
  expect(facts({ ...bare, productionCompanies: [], credits: { cast: [], crew: [] } })).toEqual([]);
});

it('lists five production companies [DET-11]', () => {
  facts(EPIC);
  const companies = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(companies.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 3, 4].map((id) => `Studio ${id}`));
});

it.each([
  [1, MOVIE.rankTier.gold],
  [3, MOVIE.rankTier.gold],
  [4, MOVIE.rankTier.grey],
  [10, MOVIE.rankTier.grey],
  [11, MOVIE.rankTier.amber],
  [25, MOVIE.rankTier.amber],
  [26, MOVIE.rankTier.slate],
  [50, MOVIE.rankTier.slate],
])('rank %i has the tier %s [DET-07]', (rank, tier) => {
  renderUi(<MovieRanking rank={rank} state="known" />);
  expect(screen.getByText(tier)).toBeTruthy();
});
