import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { storeDetails } from '../../../src/db/details-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import type { MovieDetails } from '../../../src/domain/movies/movie-details';

const NOW = Date.UTC(2026, 10, 21);
const database = new MemberDatabase('ada');
afterAll(() => database.delete());

const details = (id: number, title: string): MovieDetails => ({
  id,
  title,
  tagline: '',
  overview: 'A thief and a detective respect each other too well.',
  status: 'Released',
  voteAverage: 7.93,
  voteCount: 100,
  runtime: 170,
  releaseDate: '1995-12-15',
  genres: [{ id: 80, name: 'Crime' }],
  budget: 0,
  revenue: 0,
  posterPath: '/heat.jpg',
  backdropPath: null,
  productionCompanies: [],
  credits: { cast: [], crew: [] },
  metadata: { certification: 'R', providers: null, trailerUrl: '', keywords: [], seriesId: null },
});

it('a card that another client wrote is replaced with the data of the movie database', async () => {
  await database.movies.put({
    id: 949,
    title: 'PWNED',
    year: 2026,
    rating: 10,
    genres: [],
    description: 'Buy watches',
    posterPath: null,
  });
  await storeDetails(database, details(949, 'Heat'), NOW, NOW);
  const heat = {
    id: 949,
    title: 'Heat',
    year: 1995,
    rating: 7.9,
    genres: ['Crime'],
    description: 'A thief and a detective respect each other too well.',
    posterPath: '/heat.jpg',
  };
  expect(await database.movies.get(949)).toEqual(heat);
  await storeDetails(database, details(949, 'Older'), NOW - 1, NOW);
  expect(await database.movies.get(949)).toEqual(heat);
});

it('details create no card for a movie that the member has not marked', async () => {
  await storeDetails(database, details(950, 'Unmarked'), NOW, NOW);
  expect(await database.movies.get(950)).toBeUndefined();
});
