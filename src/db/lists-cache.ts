import { LIST_CACHE } from '../config/cache';
import { LISTS_CACHE_KEY } from '../config/tmdb';
import { type Candidate, type DatedMovies, isLanguageOrMissing } from '../domain/movies/movie';
import { arrayOf, type Guard, isNumber, isObjectOf, isRecord, isText, nullable } from '../domain/values/guards';

/** A cached list with its query key. */
export interface CachedList {
  readonly queryKey: readonly unknown[];
  readonly data: DatedMovies;
}

const isPath = nullable(isText);

/** Guards for a movie's fields. */
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
  originalLanguage: (value) => value === undefined || isText(value),
  backdropPath: isPath,
  translation: isLanguageOrMissing,
};

function isCandidate(value: unknown): value is Candidate {
  return isObjectOf(value, FIELDS);
}

/** Whether a value is a list of movies with its fetch time. */
export function isDatedMovies(value: unknown): value is DatedMovies {
  if (!isRecord(value) || typeof value['fetchedAt'] !== 'number') return false;
  return Array.isArray(value['value']) && value['value'].every(isCandidate);
}

/**
 * Parses the lists written by the persister; none if another version wrote them. Invalid lists are dropped and will be
 * fetched again.
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

/** Clears the cached lists, such as Top 50. Open pages keep showing theirs. */
export async function clearLists(): Promise<void> {
  localStorage.removeItem(LISTS_CACHE_KEY);
  if ('caches' in globalThis) await caches.delete(LIST_CACHE);
}
