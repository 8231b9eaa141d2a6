import { describe, expect, it } from 'vitest';
import { heroBackdrops, rankOf, topFilms, trendingFilms } from '../../../src/domain/charts';
import { filmOf } from '../../../src/domain/film-of';
import { moneyText } from '../../../src/domain/money-text';
import { ratingTier } from '../../../src/domain/rating-tier';
import { runtimeText } from '../../../src/domain/runtime-text';
import { candidate } from './candidates';

describe('a film as shown', () => {
  it('has defaults where the list says nothing [ENT-13] [ENT-14] [ENT-16] [ENT-18]', () => {
    const bare = filmOf(candidate({ overview: '', releaseDate: '', genreIds: [], posterPath: null }));
    expect(bare).toMatchObject({
      description: 'No description available',
      year: 0,
      genres: ['Drama'],
      posterPath: null,
      trailerUrl: '',
      streamingEstimated: true,
    });
  });

  it('has a rating of one decimal and genres by name [ENT-15] [ENT-27]', () => {
    expect(filmOf(candidate({ voteAverage: 7.849, genreIds: [10402, 999, 878] }))).toMatchObject({
      rating: 7.8,
      genres: ['Music', 'Sci-Fi'],
    });
  });

  it('has its runtime in hours and minutes and its money in whole dollars [DET-10]', () => {
    expect([0, 45, 60, 135].map(runtimeText)).toEqual(['', '45m', '1h 0m', '2h 15m']);
    expect(moneyText(63_000_000.4)).toBe('$63,000,000');
  });

  it('has a rating tier [DET-14]', () => {
    expect([8.5, 8.4, 7.5, 6.5, 5.5, 4.5, 4.4].map(ratingTier)).toEqual([
      'masterpiece',
      'excellent',
      'excellent',
      'very-good',
      'good',
      'average',
      'below-average',
    ]);
  });
});

describe('charts', () => {
  const listed = Array.from({ length: 60 }, (_, index) =>
    candidate({ id: index + 1, posterPath: index === 1 ? null : '/p.jpg', backdropPath: `/b${index}.jpg` }),
  );

  it('show five trending films, those with a poster [CALL-33]', () => {
    expect(trendingFilms(listed).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6]);
  });

  it('rank fifty films with a poster, each once [CALL-35] [ENT-19]', () => {
    const top = topFilms([...listed.slice(0, 20), ...listed.slice(19)], 'Nothing to say');
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
