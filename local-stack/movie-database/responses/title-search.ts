import type { Movie } from '../catalog/catalog';
import { releaseYear } from '../movies/movie-facts';
import { titleKey } from '../movies/title-key';

/**
 * Movies whose title contains the query, best match first: the same title, then titles that start with it, then by
 * popularity.
 */
export function searchMovies(movies: readonly Movie[], parameters: URLSearchParams): Movie[] {
  const query = titleKey(parameters.get('query') ?? '');
  if (query === '') return [];
  const year = Number(parameters.get('primary_release_year') ?? parameters.get('year') ?? '');
  return movies
    .filter((movie) => year === 0 || releaseYear(movie) === year)
    .map((movie) => ({ movie, distance: distance(titleKey(movie.title), query) }))
    .filter((hit) => hit.distance < Infinity)
    .sort(
      (left, right) =>
        left.distance - right.distance ||
        right.movie.popularity - left.movie.popularity ||
        left.movie.id - right.movie.id,
    )
    .map(({ movie }) => movie);
}

function distance(title: string, query: string): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  return title.includes(query) ? 2 : Infinity;
}
