import { isEveningReason } from '../config/reasons';
import { ERAS, isLanguageOrMissing } from '../domain/movies/movie';
import { isGenreChoice } from '../domain/questionnaire/answers';
import type { Reason } from '../domain/recommend/reasons';
import type { Recommendation } from '../domain/recommend/recommend';
import { arrayOf, type Guard, isNumber, isObjectOf, isRecord, isText, nullable } from '../domain/values/guards';

/** The results of the last search, and the index of the current one. */
export interface StoredResults {
  readonly movies: readonly Recommendation[];
  readonly place: number;
  /**
   * For results chosen from movies on the device, when the oldest of them was listed, ms since the epoch; null if they
   * come from TMDB.
   */
  readonly since: number | null;
}

const isFlag: Guard = (value) => typeof value === 'boolean';

/** Guards for the fields of each reason. */
const REASONS: Record<Reason['code'], Guard> = {
  evening: (reason) => isRecord(reason) && isEveningReason(reason['reason']),
  genre: (reason) => isRecord(reason) && isGenreChoice(reason['genre']),
  rating: (reason) => isRecord(reason) && isNumber(reason['rating']),
  era: (reason) => isRecord(reason) && ERAS.some((era) => era === reason['era']),
  watchlist: isRecord,
  liked: (reason) => isRecord(reason) && isNumber(reason['favorite']) && isText(reason['title']),
};

/** Guards for a movie's fields. */
const FIELDS: Record<keyof Recommendation, Guard> = {
  id: isNumber,
  title: isText,
  year: isNumber,
  rating: isNumber,
  genres: arrayOf(isText),
  description: isText,
  posterPath: nullable(isText),
  trailerUrl: isText,
  otherTrailers: (value) => value === undefined || arrayOf(isText)(value),
  certification: isText,
  certificationEstimated: isFlag,
  streamingOn: arrayOf(isText),
  streamingEstimated: isFlag,
  language: isLanguageOrMissing,
  streamingOffers: (value) => value === undefined || isRecord(value),
  releaseDate: (value) => value === undefined || isText(value),
  streamingIn: (value) => value === undefined || isText(value),
  matches: arrayOf(isGenreChoice),
  fallbackFor: (value) => value === undefined || arrayOf(isGenreChoice)(value),
  rank: (value) => value === undefined || isNumber(value),
  runtime: (value) => value === undefined || isNumber(value),
  untranslated: (value) => value === undefined || isFlag(value),
  reasons: arrayOf((reason) => isRecord(reason) && isKey(REASONS, reason['code']) && REASONS[reason['code']](reason)),
};

function isKey<Key extends string>(options: Readonly<Record<Key, unknown>>, value: unknown): value is Key {
  return typeof value === 'string' && Object.hasOwn(options, value);
}

function isMovie(value: unknown): value is Recommendation {
  return isObjectOf(value, FIELDS);
}

/**
 * Parses the results of a stored search, possibly of another version; if any is invalid, there are none.
 * @param stored the parsed JSON
 */
export function parseStoredResults(stored: Readonly<Record<string, unknown>>): StoredResults {
  const { movies, place, since } = stored;
  if (!Array.isArray(movies) || !movies.every(isMovie)) return { movies: [], place: 0, since: null };
  const isValid = Number.isSafeInteger(place) && Number(place) >= 0 && Number(place) < movies.length;
  return { movies, place: isValid ? Number(place) : 0, since: isNumber(since) ? Number(since) : null };
}
