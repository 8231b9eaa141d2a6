import { AGE_RATINGS } from '../../config/recommend/questionnaire-choices';
import { isTheme } from '../../config/recommend/themes';
import type { CachedMetadata, CachedMovie } from '../../domain/catalogue/seen-film';
import { isDay } from '../../domain/values/day';
import { hasShape, isNumber, isText, allOf, orNull, type Check } from '../../domain/values/shape';
import { idOf, imagePathOf } from '../tmdb/parse/field';

const isId: Check = (value) => idOf(value) !== null;
const isPath: Check = (value) => value === null || imagePathOf(value) !== null;
const isRating: Check = (value) => AGE_RATINGS.some((rating) => rating === value);

const FACTS: Record<keyof CachedMetadata, Check> = {
  certification: isText,
  keywords: allOf(isText),
  seriesId: orNull(isId),
  independent: (value) => value === undefined || value === true,
  runtime: (value) => value === undefined || isNumber(value),
  publicRelease: (value) => value === undefined || value === null || isText(value),
};

/** What each field of a film must be. */
const FIELDS: Record<keyof CachedMovie, Check> = {
  id: isId,
  title: (value) => isText(value) && value !== '',
  overview: isText,
  releaseDate: (value) => value === '' || (typeof value === 'string' && isDay(value)),
  voteAverage: isNumber,
  voteCount: isNumber,
  popularity: isNumber,
  genreIds: allOf(isId),
  posterPath: isPath,
  backdropPath: isPath,
  themes: allOf((theme) => typeof theme === 'string' && isTheme(theme)),
  ratings: orNull(allOf(isRating)),
  facts: orNull((facts) => hasShape(facts, FACTS)),
  seenAt: isNumber,
};

function isSeenFilm(value: unknown): value is CachedMovie {
  return hasShape(value, FIELDS);
}

/** A film as this device kept it, by this version of the application or another; null where it is not what it should be. */
export function parseCachedMovie(kept: unknown): CachedMovie | null {
  return isSeenFilm(kept) ? kept : null;
}
