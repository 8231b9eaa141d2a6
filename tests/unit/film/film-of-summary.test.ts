import { expect, it } from 'vitest';
import { movieOfSummary } from '../../../src/domain/movies/movie';

it('a stored movie guesses by the names of its genres, and says that it guesses', () => {
  const movie = movieOfSummary({
    id: 603,
    title: 'The Matrix',
    year: 1999,
    rating: 8.2,
    genres: ['Horror', 'No such genre'],
    description: '',
    posterPath: null,
  });
  expect(movie).toMatchObject({
    title: 'The Matrix',
    certification: 'R',
    certificationEstimated: true,
    streamingOn: ['Tubi', 'Pluto TV'],
    streamingEstimated: true,
  });
});
