import type { AgeRating } from '../../config/questionnaire';
import { BOARD_RATINGS, SORTED_MIN_VOTES } from '../../config/recommend';
import { isTheme, type Theme, THEMES } from '../../config/themes';
import type { MovieMetadata } from '../movies/metadata';
import type { Candidate } from '../movies/movie';
import { allowedRatings, type QuestionnaireAnswers, runtimeLimit } from '../questionnaire/answers';
import { isForFamilies, isMadeForFamilies, sentenceLimits } from '../questionnaire/company';
import { narrowed, type ThemedCandidate } from '../recommend/candidate';
import { isProven } from '../recommend/reasons';

/** The part of a movie's metadata that rules and reasons need. */
export type CachedMetadata = Pick<
  MovieMetadata,
  'certification' | 'keywords' | 'seriesId' | 'independent' | 'runtime' | 'publicRelease'
>;

/** A movie seen in a list of TMDB. */
export interface CachedMovie extends ThemedCandidate {
  /** When it was last listed, ms since the epoch. */
  readonly seenAt: number;
  /** The possible certifications, given the queries that found it; null if none restricted them. */
  readonly ratings: readonly AgeRating[] | null;
  /** From its details; null if they weren't fetched. */
  readonly metadata: CachedMetadata | null;
}

/** A response with movies, and what its query says about them. */
export interface Listing {
  readonly movies: readonly Candidate[];
  /** The certifications queried for; null for any. */
  readonly ratings: readonly AgeRating[] | null;
  /** The theme queried for, or null. */
  readonly theme: Theme | null;
  /** When the response was sent, ms since the epoch. */
  readonly seenAt: number;
  /** When the request was sent, ms since the epoch on this device's clock. */
  readonly requestedAt: number;
}

/** The movies of a response with what its query says about them; without the backdrop, which no search shows. */
export function cachedMovies({ movies, ratings, theme, seenAt }: Listing): CachedMovie[] {
  const fromListing = { themes: theme === null ? [] : [theme], ratings, metadata: null, seenAt, backdropPath: null };
  return movies.map((movie) => ({ ...movie, ...fromListing }));
}

const THEME_KEYWORDS: ReadonlySet<string> = new Set(Object.values(THEMES).flatMap(({ names }) => names));

/** The metadata to cache; of the keywords only those of themes. */
export function cachedMetadata({ certification, keywords, seriesId, ...rest }: MovieMetadata): CachedMetadata {
  const { independent, runtime, publicRelease } = rest;
  const themeKeywords = keywords.filter((name) => THEME_KEYWORDS.has(name));
  return {
    certification,
    seriesId,
    keywords: themeKeywords,
    ...(independent && { independent }),
    ...(runtime !== undefined && { runtime }),
    ...(publicRelease !== undefined && { publicRelease }),
  };
}

/** Adds the themes that its metadata proves. */
export function withProvenThemes<Movie extends CachedMovie>(movie: Movie): Movie {
  const { metadata, themes = [] } = movie;
  if (metadata === null) return movie;
  const proven = Object.keys(THEMES)
    .filter(isTheme)
    .filter((theme) => isProven(theme, movie, metadata));
  return { ...movie, themes: [...new Set([...themes, ...proven])] };
}

/** Merges two entries of a movie: the later one's data, plus what only the other knows. */
export function withUpdates(one: CachedMovie, other: CachedMovie): CachedMovie {
  const [before, after] = one.seenAt <= other.seenAt ? [one, other] : [other, one];
  return {
    ...after,
    themes: [...new Set([...(before.themes ?? []), ...(after.themes ?? [])])],
    ratings: narrowed(before.ratings, after.ratings),
    metadata: other.metadata ?? one.metadata,
  };
}

/** The possible certifications of a movie; null if unknown. */
export function knownRatings({ metadata, ratings }: CachedMovie): readonly string[] | null {
  return metadata !== null && BOARD_RATINGS.includes(metadata.certification) ? [metadata.certification] : ratings;
}

/**
 * The movies that an offline search may choose from. If ratings are restricted, movies without a known one are
 * excluded; likewise for the runtime. Movies with very few votes are always excluded.
 */
export function allowedMovies<Movie extends CachedMovie>(
  movies: readonly Movie[],
  answers: QuestionnaireAnswers,
): readonly Movie[] {
  const allowed: readonly string[] | null = allowedRatings(answers);
  const hasLimit = runtimeLimit(answers) !== null || sentenceLimits(answers).minRuntime > 0;
  return movies.filter((movie) => {
    if (movie.voteCount < SORTED_MIN_VOTES) return false;
    if (hasLimit && movie.metadata?.runtime === undefined) return false;
    if (allowed === null) return true;
    const ratings = knownRatings(movie);
    return (
      ratings !== null &&
      ratings.every((rating) => allowed.includes(rating)) &&
      (!isForFamilies(answers) || ratings.every((rating) => isMadeForFamilies(movie.genreIds, rating)))
    );
  });
}

/** A movie's metadata: from its details, else just the certification if only one is possible; else null. */
export function knownMetadata({ metadata, ratings }: CachedMovie): CachedMetadata | null {
  const [only] = ratings ?? [];
  if (metadata !== null || only === undefined || ratings?.length !== 1) return metadata;
  return { certification: only, keywords: [], seriesId: null };
}
