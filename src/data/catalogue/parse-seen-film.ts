import { AGE_RATINGS } from '../../config/questionnaire';
import { isTheme } from '../../config/themes';
import type { CachedMetadata, CachedMovie } from '../../domain/browsing-cache/cached-movie';
import { arrayOf, type Guard, isIsoDate, isNumber, isObjectOf, isText, nullable } from '../../domain/values/guards';
import { idOf, imagePathOf } from '../../domain/values/fields';

const isId: Guard = (value) => idOf(value) !== null;
const isPath: Guard = (value) => value === null || imagePathOf(value) !== null;
const isRating: Guard = (value) => AGE_RATINGS.some((rating) => rating === value);

const FACTS: Record<keyof CachedMetadata, Guard> = {
  certification: isText,
  keywords: arrayOf(isText),
  seriesId: nullable(isId),
  independent: (value) => value === undefined || value === true,
  runtime: (value) => value === undefined || isNumber(value),
  publicRelease: (value) => value === undefined || value === null || isText(value),
};

/** What each field of a movie must be. */
const FIELDS: Record<keyof CachedMovie, Guard> = {
  id: isId,
  title: (value) => isText(value) && value !== '',
  overview: isText,
  releaseDate: (value) => value === '' || (typeof value === 'string' && isIsoDate(value)),
  voteAverage: isNumber,
  voteCount: isNumber,
  popularity: isNumber,
  genreIds: arrayOf(isId),
  posterPath: isPath,
  backdropPath: isPath,
  themes: arrayOf((theme) => typeof theme === 'string' && isTheme(theme)),
  ratings: nullable(arrayOf(isRating)),
  facts: nullable((facts) => isObjectOf(facts, FACTS)),
  seenAt: isNumber,
};

function isSeenMovie(value: unknown): value is CachedMovie {
  return isObjectOf(value, FIELDS);
}

/** A movie as this device kept it, by this version of the application or another; null where it is not what it should be. */
export function parseCachedMovie(kept: unknown): CachedMovie | null {
  return isSeenMovie(kept) ? kept : null;
}
