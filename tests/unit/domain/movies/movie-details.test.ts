import { expect, it } from 'vitest';
import { detailsToStore, type MovieDetails } from '../../../../src/domain/movies/movie-details';

const numbered = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

it('a device stores the details that a screen shows: five companies, twelve actors, directors and writers', () => {
  const director = { name: 'Ann', role: 'director' } as const;
  const writer = { name: 'Bob', role: 'writer' } as const;
  const details: MovieDetails = {
    id: 1,
    title: 'Heat',
    tagline: 'A Los Angeles crime saga',
    overview: 'Two men.',
    status: 'Released',
    voteAverage: 7.9,
    voteCount: 100,
    runtime: 170,
    releaseDate: '1995-12-15',
    genres: [{ id: 80, name: 'Crime' }],
    budget: 1,
    revenue: 2,
    posterPath: '/heat.jpg',
    backdropPath: null,
    productionCompanies: numbered(7, (number) => ({ id: number, name: `Company ${number}`, logoPath: null })),
    credits: {
      cast: numbered(15, (number) => ({ id: number, name: `Actor ${number}`, character: '', profilePath: null })),
      crew: [{ name: 'Cleo', role: 'other' }, director, { name: 'Dan', role: 'other' }, writer],
    },
    metadata: { certification: 'R', providers: null, trailerUrl: '', keywords: [], seriesId: null },
  };
  expect(detailsToStore(details)).toEqual({
    ...details,
    productionCompanies: details.productionCompanies.slice(0, 5),
    credits: { cast: details.credits.cast.slice(0, 12), crew: [director, writer] },
  });
});
