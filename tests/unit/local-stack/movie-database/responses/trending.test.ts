import { describe, expect, it } from 'vitest';
import { readCatalog } from '../../../../../local-stack/movie-database/catalog/movie-files';
import { trendingMovies, trendingPeriod } from '../../../../../local-stack/movie-database/responses/trending';
import { idsOf, NOON, askJson } from '../movie-fixture';

const DAY = 86_400_000;
const catalog = readCatalog();
const first = (now: number, window: 'day' | 'week' = 'day') => idsOf(catalog, `/trending/movie/${window}`, now);

describe('trending', () => {
  it('stays the same all day and changes the next', async () => {
    const morning = await first(NOON - 11 * 3_600_000);
    expect(await first(NOON)).toEqual(morning);
    expect(await first(NOON + DAY)).not.toEqual(morning);
  });

  it('stays the same from Monday to Sunday and changes on Monday', async () => {
    const [monday, sunday, next] = [NOON - 5 * DAY, NOON + DAY, NOON + 2 * DAY];
    expect(await first(monday, 'week')).toEqual(await first(sunday, 'week'));
    expect(await first(next, 'week')).not.toEqual(await first(sunday, 'week'));
    expect(trendingPeriod('week', next)).toBe(trendingPeriod('week', sunday) + 1);
  });

  it('shows movies with posters on five pages and more', async () => {
    const page = await askJson(catalog, '/trending/movie/week?page=5');
    expect(page).toHaveProperty('results.length', 20);
    expect(catalog.movies.every((movie) => movie.posterPath !== '')).toBe(true);
  });

  it('prefers popular movies without always showing the same', () => {
    const top = trendingMovies(catalog.movies, 'week', NOON).slice(0, 50);
    const mean = (movies: readonly { popularity: number }[]) =>
      movies.reduce((sum, movie) => sum + movie.popularity, 0) / movies.length;
    expect(mean(top)).toBeGreaterThan(3 * mean(catalog.movies));
    const later = new Set(trendingMovies(catalog.movies, 'week', NOON + 7 * DAY).slice(0, 50));
    expect(top.filter((movie) => later.has(movie)).length).toBeLessThan(45);
  });
});
