import type { Movie } from '../catalog/catalog';
import { titleKey } from '../movies/title-key';
import { person, personId } from './credits';

/** A movie's actors, directors and writers, without duplicates. */
function peopleOf({ cast, directors, writers }: Movie): ReadonlySet<string> {
  return new Set([...cast.map(({ actor }) => actor), ...directors, ...writers]);
}

/** The ids of all of a movie's people. */
export function personIdsOf(movie: Movie): number[] {
  return [...peopleOf(movie)].map(personId);
}

/** People whose name has every word of the query in any order, best known first, as in TMDB. */
export function searchPeople(movies: readonly Movie[], parameters: URLSearchParams): Person[] {
  const words = (parameters.get('query') ?? '')
    .split(' ')
    .map(titleKey)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const known = new Map<string, number>();
  for (const movie of movies)
    for (const name of peopleOf(movie)) known.set(name, (known.get(name) ?? 0) + movie.popularity);
  return [...known]
    .filter(([name]) => words.every((word) => titleKey(name).includes(word)))
    .sort(([name, left], [other, right]) => right - left || name.localeCompare(other))
    .map(([name, popularity]) => ({ ...person(name, 'Acting'), popularity, known_for: [] }));
}

type Person = ReturnType<typeof person> & { readonly known_for: readonly [] };
