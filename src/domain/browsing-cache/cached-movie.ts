import type { AgeRating } from '../../config/questionnaire';
import { BOARD_RATINGS, SORTED_MIN_VOTES } from '../../config/recommend';
import { isTheme, type Theme, THEMES } from '../../config/themes';
import type { MovieMetadata } from '../movies/metadata';
import type { Candidate } from '../movies/movie';
import { allowedRatings, type QuestionnaireAnswers } from '../questionnaire/answers';
import { isForFamilies, isMadeForFamilies } from '../questionnaire/company';
import { narrowed, type ThemedCandidate } from '../recommend/candidate';
import { isProven } from '../recommend/reasons';

/** What is kept of a movie's facts: that which rules and reasons ask for. */
export type CachedMetadata = Pick<
  MovieMetadata,
  'certification' | 'keywords' | 'seriesId' | 'independent' | 'runtime' | 'publicRelease'
>;

/** A movie that some answer of the movie database listed. */
export interface CachedMovie extends ThemedCandidate {
  /** When it was listed last, in milliseconds since 1970. */
  readonly seenAt: number;
  /** Ratings of which it has one, as far as the questions tell that it was an answer to; null where none told. */
  readonly ratings: readonly AgeRating[] | null;
  /** As its details told them; null where they were not read. */
  readonly facts: CachedMetadata | null;
}

/** What one answer of the movie database tells of the movies in it. */
export interface Listing {
  readonly movies: readonly Candidate[];
  /** The ratings that were asked for; null where any would do. */
  readonly ratings: readonly AgeRating[] | null;
  /** The theme that was asked for, or null. */
  readonly theme: Theme | null;
  /** When the answer left the service, in milliseconds since 1970. */
  readonly seenAt: number;
  /** When it was asked for, in milliseconds since 1970 as this device has it. */
  readonly askedAt: number;
}

/** The movies of an answer, each with what the answer tells of it; without the wide picture, which no search shows. */
export function cachedMovies({ movies, ratings, theme, seenAt }: Listing): CachedMovie[] {
  const told = { themes: theme === null ? [] : [theme], ratings, facts: null, seenAt, backdropPath: null };
  return movies.map((movie) => ({ ...movie, ...told }));
}

const THEME_KEYWORDS: ReadonlySet<string> = new Set(Object.values(THEMES).flatMap(({ names }) => names));

/** What is kept of facts: of the keywords those that make a movie one of a theme. */
export function cachedMetadata({ certification, keywords, seriesId, ...facts }: MovieMetadata): CachedMetadata {
  const { independent, runtime, publicRelease } = facts;
  const told = keywords.filter((name) => THEME_KEYWORDS.has(name));
  return {
    certification,
    seriesId,
    keywords: told,
    ...(independent && { independent }),
    ...(runtime !== undefined && { runtime }),
    ...(publicRelease !== undefined && { publicRelease }),
  };
}

/** A movie with the themes that its facts prove, beside those that it was asked for by. */
export function withProvenThemes<Movie extends CachedMovie>(movie: Movie): Movie {
  const { facts, themes = [] } = movie;
  if (facts === null) return movie;
  const proven = Object.keys(THEMES)
    .filter(isTheme)
    .filter((theme) => isProven(theme, movie, facts));
  return { ...movie, themes: [...new Set([...themes, ...proven])] };
}

/** A movie with what two answers tell of it: the later one's words, and all that either knows besides. */
export function withUpdates(one: CachedMovie, other: CachedMovie): CachedMovie {
  const [before, after] = one.seenAt <= other.seenAt ? [one, other] : [other, one];
  return {
    ...after,
    themes: [...new Set([...(before.themes ?? []), ...(after.themes ?? [])])],
    ratings: narrowed(before.ratings, after.ratings),
    facts: other.facts ?? one.facts,
  };
}

/** The ratings of which a movie has one; null where nothing is known of it. */
export function knownRatings({ facts, ratings }: CachedMovie): readonly string[] | null {
  return facts !== null && BOARD_RATINGS.includes(facts.certification) ? [facts.certification] : ratings;
}

/**
 * The movies that a search without the movie database may choose from. As the movie database is asked for movies by their
 * ratings where these are restricted, a movie of which no rating is known is none of them; nor is one of unknown length where
 * that is limited, or one that hardly anybody has voted on.
 */
export function allowedMovies<Movie extends CachedMovie>(
  movies: readonly Movie[],
  answers: QuestionnaireAnswers,
): readonly Movie[] {
  const allowed: readonly string[] | null = allowedRatings(answers);
  return movies.filter((movie) => {
    if (movie.voteCount < SORTED_MIN_VOTES) return false;
    if (answers.maxRuntime !== null && movie.facts?.runtime === undefined) return false;
    if (allowed === null) return true;
    const ratings = knownRatings(movie);
    return (
      ratings !== null &&
      ratings.every((rating) => allowed.includes(rating)) &&
      (!isForFamilies(answers) || ratings.every((rating) => isMadeForFamilies(movie.genreIds, rating)))
    );
  });
}

/** A movie's facts as far as they are known: those of its details, else the one rating that it can have; else null. */
export function knownMetadata({ facts, ratings }: CachedMovie): CachedMetadata | null {
  const [only] = ratings ?? [];
  if (facts !== null || only === undefined || ratings?.length !== 1) return facts;
  return { certification: only, keywords: [], seriesId: null };
}
