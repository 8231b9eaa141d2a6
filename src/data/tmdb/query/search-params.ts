import type { Params } from '../client/client';

const NOTHING_ADULT = { include_adult: 'false' } as const;

/** A text as the parameters of TMDB's searches, for movies as for people ('Search: Movie', 'Search: Person'). */
export function searchParams(text: string): Params {
  return { ...NOTHING_ADULT, query: text };
}

/** The same for movies of one year. */
export function titleParams(title: string, year: number): Params {
  return { ...searchParams(title), primary_release_year: String(year) };
}

/** What an id of the Internet Movie Database is asked for with ('Find By ID'). */
export const IMDB_PARAMS: Params = { external_source: 'imdb_id' };

/** The best known movies that a person played in or made, as the parameters of TMDB's discover call ('Discover: Movie'). */
export function personParams(person: number): Params {
  return { ...NOTHING_ADULT, sort_by: 'popularity.desc', with_people: String(person) };
}
