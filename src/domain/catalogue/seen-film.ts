import type { AgeRating } from '../../config/questionnaire';
import { isTheme, THEMES, type Theme } from '../../config/themes';
import type { Candidate } from '../film/film';
import type { MovieMetadata } from '../film/film-facts';
import { narrowed, type ThemedCandidate } from '../recommend/found-candidate';
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
