import type { Film } from '../catalogue/catalogue';
import { releaseYear } from '../films/film-facts';
import { titleKey } from '../films/title-key';

/** Films whose title holds the query, best first: the same title, then titles that begin with it, then by popularity. */
export function searchFilms(films: readonly Film[], parameters: URLSearchParams): Film[] {
  const query = titleKey(parameters.get('query') ?? '');
  if (query === '') return [];
  const year = Number(parameters.get('primary_release_year') ?? parameters.get('year') ?? '');
  return films
    .filter((film) => year === 0 || releaseYear(film) === year)
    .map((film) => ({ film, distance: distance(titleKey(film.title), query) }))
    .filter((hit) => hit.distance < Infinity)
    .sort(
      (left, right) =>
        left.distance - right.distance || right.film.popularity - left.film.popularity || left.film.id - right.film.id,
    )
    .map(({ film }) => film);
}

function distance(title: string, query: string): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  return title.includes(query) ? 2 : Infinity;
}
