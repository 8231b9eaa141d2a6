import type { Film } from '../catalogue/catalogue';
import { titleKey } from '../films/title-key';
import { person, personId } from './credits';

/** Who played in a film, directed or wrote it: each name once. */
function peopleOf({ cast, directors, writers }: Film): ReadonlySet<string> {
  return new Set([...cast.map(({ actor }) => actor), ...directors, ...writers]);
}

/** The ids of all of a film's people. */
export function personIdsOf(film: Film): number[] {
  return [...peopleOf(film)].map(personId);
}

/** People whose name has every word of the query, in any order, as TMDB lists them: the best known first. */
export function searchPeople(films: readonly Film[], parameters: URLSearchParams): Person[] {
  const words = (parameters.get('query') ?? '')
    .split(' ')
    .map(titleKey)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const known = new Map<string, number>();
  for (const film of films)
    for (const name of peopleOf(film)) known.set(name, (known.get(name) ?? 0) + film.popularity);
  return [...known]
    .filter(([name]) => words.every((word) => titleKey(name).includes(word)))
    .sort(([name, left], [other, right]) => right - left || name.localeCompare(other))
    .map(([name, popularity]) => ({ ...person(name, 'Acting'), popularity, known_for: [] }));
}

type Person = ReturnType<typeof person> & { readonly known_for: readonly [] };
