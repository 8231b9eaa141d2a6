import { LIST_CACHE } from '../config/cache';
import { LISTS_CACHE_KEY } from '../config/tmdb';
import type { Candidate, DatedMovies } from '../domain/movies/movie';
import { arrayOf, type Guard, isNumber, isObjectOf, isRecord, isText, nullable } from '../domain/values/guards';

/** A list as the device kept it, under the key of its query. */
export interface CachedList {
  readonly queryKey: readonly unknown[];
  readonly data: DatedMovies;
}

const isPath = nullable(isText);

/** What each field of a movie must be. */
const FIELDS: Record<keyof Candidate, Guard> = {
  id: isNumber,
  title: isText,
  overview: isText,
  releaseDate: isText,
  voteAverage: isNumber,
  voteCount: isNumber,
  popularity: isNumber,
  genreIds: arrayOf(isNumber),
  posterPath: isPath,
  backdropPath: isPath,
};

function isCandidate(value: unknown): value is Candidate {
  return isObjectOf(value, FIELDS);
}

/** True for a list with its time. */
export function isDatedMovies(value: unknown): value is DatedMovies {
  if (!isRecord(value) || typeof value['fetchedAt'] !== 'number') return false;
  return Array.isArray(value['value']) && value['value'].every(isCandidate);
}

/**
 * The lists in what the persister wrote; none where another version wrote it. A list that is not what it should be is
 * left out, and the movie database is asked again.
 * @param stored the parsed JSON
 */
export function parseCachedLists(stored: unknown, version: string): readonly CachedList[] {
  if (!isRecord(stored) || stored['buster'] !== version || !isRecord(stored['clientState'])) return [];
  const queries: unknown = stored['clientState']['queries'];
  if (!Array.isArray(queries)) return [];
  return queries.flatMap((query: unknown): CachedList[] => {
    if (!isRecord(query) || !Array.isArray(query['queryKey']) || !isRecord(query['state'])) return [];
    const { data } = query['state'];
    const queryKey: readonly unknown[] = query['queryKey'];
    return isDatedMovies(data) ? [{ queryKey, data }] : [];
  });
}

/** Forgets the lists of the movie database, such as Top 50. What an open page shows of them stays there until it is left. */
export async function clearLists(): Promise<void> {
  localStorage.removeItem(LISTS_CACHE_KEY);
  if ('caches' in globalThis) await caches.delete(LIST_CACHE);
}
