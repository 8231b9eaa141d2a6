import { PEOPLE_ASKED } from '../../../config/collection';
import { PATHS } from '../../../config/tmdb';
import type { NamedCandidate } from '../../../domain/lists/collection';
import { hasWords, type FoundBy } from '../../../domain/values/text-match';
import { NO_PROOF, type TmdbClient, type Params } from '../client/client';
import type { TmdbError } from '../client/error';
import { parsePeoplePage } from '../parse/people-page';
import { personParams, searchParams } from '../query/search-params';

/** What was found by a name, and why something of it may be missing. */
export interface NamedMovies {
  readonly candidates: readonly NamedCandidate[];
  readonly missing: TmdbError | null;
}

/**
 * Movies that the movie database knows by a text: by a title in any language, or by who played in them or made them. Each
 * answer's first page, the best known first.
 */
export async function searchByName(client: TmdbClient, text: string, signal?: AbortSignal): Promise<NamedMovies> {
  const movies = async (path: string, params: Params, foundBy: FoundBy): Promise<NamedMovies> => {
    const page = await client.getMovies(path, params, NO_PROOF, signal);
    if (!page.ok) return { candidates: [], missing: page.error };
    return { candidates: page.value.value.movies.map((movie) => ({ ...movie, foundBy })), missing: null };
  };
  const byPerson = async (): Promise<readonly NamedMovies[]> => {
    const people = await client.get(PATHS.searchPerson, searchParams(text), parsePeoplePage, signal);
    if (!people.ok) return [{ candidates: [], missing: people.error }];
    const named = people.value.filter(({ name }) => hasWords(name, text)).slice(0, PEOPLE_ASKED);
    return Promise.all(
      named.map(({ id, name }) => movies(PATHS.discover, personParams(id), { person: name, titleWords: '' })),
    );
  };
  const [titles, people] = await Promise.all([
    movies(PATHS.searchTitle, searchParams(text), { person: '', titleWords: text }),
    byPerson(),
  ]);
  const answers = [titles, ...people];
  return {
    candidates: answers.flatMap(({ candidates }) => candidates),
    missing: answers.find(({ missing }) => missing !== null)?.missing ?? null,
  };
}
