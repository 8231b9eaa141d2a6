import { describe, expect, it } from 'vitest';
import { DISPLAY_GENRES } from '../../../../src/config/genres';
import { heroBackdrops, rankOf, topMovies, trendingMovies } from '../../../../src/domain/lists/charts';
import { movieOf, movieOfSummary, ratingTier } from '../../../../src/domain/movies/movie';
import { guessStreaming } from '../../../../src/domain/movies/streaming';
import { candidate } from '../../services/candidates';

it('a stored movie is estimated from its genre names, and says so', () => {
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

describe('a movie on screen', () => {
  it('has defaults for missing data, and an empty description [ENT-14] [ENT-16] [ENT-18]', () => {
    const bare = movieOf(candidate({ overview: '', releaseDate: '', genreIds: [], posterPath: null }));
    expect(bare).toMatchObject({
      description: '',
      year: 0,
      genres: ['Drama'],
      posterPath: null,
      trailerUrl: '',
      certificationEstimated: true,
      streamingEstimated: true,
    });
  });

  it('has a rating with one decimal and genres by name [ENT-15] [ENT-27]', () => {
    expect(movieOf(candidate({ voteAverage: 7.849, genreIds: [10402, 999, 878] }))).toMatchObject({
      rating: 7.8,
      genres: ['Music', 'Sci-Fi'],
    });
  });

  it('has all data of the list, and estimates of the rest [ENT-12]', () => {
    const listed = candidate({
      ...{ id: 949, title: 'Heat', overview: 'A thief and a detective.', releaseDate: '1995-12-15', voteAverage: 7.94 },
      ...{ genreIds: [28, 80], posterPath: '/heat.jpg' },
    });
    expect(movieOf(listed)).toEqual({
      id: 949,
      title: 'Heat',
      description: 'A thief and a detective.',
      year: 1995,
      rating: 7.9,
      genres: ['Action', 'Crime'],
      posterPath: '/heat.jpg',
      trailerUrl: '',
      certification: 'PG',
      certificationEstimated: true,
      streamingOn: guessStreaming(1995, [28, 80]),
      streamingEstimated: true,
      releaseDate: '1995-12-15',
    });
  });

  it('has genres with exactly these eighteen names [ENT-27]', () => {
    expect(Object.fromEntries(DISPLAY_GENRES)).toEqual({
      ...{ 28: 'Action', 12: 'Adventure', 16: 'Animation', 35: 'Comedy', 80: 'Crime', 99: 'Documentary' },
      ...{ 18: 'Drama', 10751: 'Family', 14: 'Fantasy', 36: 'History', 27: 'Horror', 10402: 'Music' },
      ...{ 9648: 'Mystery', 10749: 'Romance', 878: 'Sci-Fi', 53: 'Thriller', 10752: 'War', 37: 'Western' },
    });
    for (const [id, name] of DISPLAY_GENRES) expect(movieOf(candidate({ genreIds: [id] })).genres).toEqual([name]);
  });

  it('has a rating tier [DET-14]', () => {
    const tiers = (...ratings: number[]) => ratings.map(ratingTier);
    expect(tiers(10, 8.5)).toEqual(['masterpiece', 'masterpiece']);
    expect(tiers(8.4, 7.5)).toEqual(['excellent', 'excellent']);
    expect(tiers(7.4, 6.5)).toEqual(['very-good', 'very-good']);
    expect(tiers(6.4, 5.5)).toEqual(['good', 'good']);
    expect(tiers(5.4, 4.5)).toEqual(['average', 'average']);
    expect(tiers(4.4, 0)).toEqual(['below-average', 'below-average']);
  });
});

describe('charts', () => {
  const listed = Array.from({ length: 60 }, (_, index) =>
    candidate({ id: index + 1, posterPath: index === 1 ? null : '/p.jpg', backdropPath: `/b${index}.jpg` }),
  );

  it('show five trending movies with a poster [CALL-33]', () => {
    expect(trendingMovies(listed).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
  });

  it('rank fifty movies with a poster, each once [CALL-35, CALL-40] [ENT-19]', () => {
    const top = topMovies([...listed.slice(0, 20), ...listed.slice(19)]);
    expect(top).toHaveLength(50);
    expect(top.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(top.map(({ id }) => id)).size).toBe(50);
    expect(rankOf(top, 3)).toBe(2);
    expect(rankOf(top, 2)).toBeNull();
  });

  it('give the hero five backdrops [LAND-01]', () => {
    expect(heroBackdrops([candidate(), ...listed]).map(({ path }) => path)).toEqual([
      '/b0.jpg',
      '/b1.jpg',
      '/b2.jpg',
      '/b3.jpg',
      '/b4.jpg',
    ]);
  });
});
