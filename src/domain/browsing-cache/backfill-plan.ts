import {
  BACKFILL_ERAS,
  BACKFILL_FRESH_MS,
  BACKFILL_MIN_VOTES,
  BACKFILL_MOVIES_LIMIT,
  BACKFILL_PAGES,
  BACKFILL_RATINGS,
} from '../../config/cache';
import { type AgeRating, type GenreChoice, QUESTIONNAIRE_GENRES } from '../../config/questionnaire';
import { type Era, ERA_QUERIES, MIN_RUNTIME, RATINGS_FOR_GENRE } from '../../config/recommend';
import { isTheme, THEMES } from '../../config/themes';
import { eraOf, isReleased, releaseYear } from '../movies/movie';
import type { MovieQuery } from '../movies/movie-query';
import { isGenreChoice } from '../questionnaire/answers';
import { matchedGenres } from '../recommend/genre-quotas';
import { type CachedMovie, knownRatings } from './cached-movie';

/** Movies of one genre, one rating and one era. */
export interface BackfillQuery {
  readonly label: string;
  readonly genre: GenreChoice;
  /** Null for any rating. */
  readonly rating: AgeRating | null;
  readonly era: Era;
}

/** All genres of the questionnaire. */
export const BACKFILL_GENRES: readonly GenreChoice[] = Object.keys(QUESTIONNAIRE_GENRES).filter(isGenreChoice);

/** The id of a query, also in the stored progress. */
export function backfillLabel(genre: GenreChoice, rating: AgeRating | null, era: Era): string {
  return `${genre} ${rating ?? 'any'} ${era}`;
}

function backfillQuery(genre: GenreChoice, rating: AgeRating | null, era: Era): BackfillQuery {
  return { label: backfillLabel(genre, rating, era), genre, rating, era };
}

/** The item at an index modulo the length, as an array; empty if there are no items. */
function itemAt<T>(items: readonly T[], place: number): readonly T[] {
  return items.filter((_, index) => index === place % items.length);
}

/** Whether movies of the genre with this rating are ever recommended. */
function suits(genre: GenreChoice, rating: AgeRating): boolean {
  return RATINGS_FOR_GENRE.get(QUESTIONNAIRE_GENRES[genre].id)?.includes(rating) ?? true;
}

/**
 * All queries in order: each round has one per genre and rotates ratings and eras, so that the first visit gets some of
 * everything. Those for any rating are last, as most of their movies are found by rating.
 */
export const BACKFILL_QUERIES: readonly BackfillQuery[] = [
  // The numbers of ratings and eras are coprime, so each pair occurs once.
  ...Array.from({ length: BACKFILL_RATINGS.length * BACKFILL_ERAS.length }, (_, round) =>
    BACKFILL_GENRES.flatMap((genre, place) =>
      itemAt(BACKFILL_RATINGS, round + place)
        .filter((rating) => suits(genre, rating))
        .flatMap((rating) => itemAt(BACKFILL_ERAS, round + place).map((era) => backfillQuery(genre, rating, era))),
    ),
  ).flat(),
  ...BACKFILL_ERAS.flatMap((era) => BACKFILL_GENRES.map((genre) => backfillQuery(genre, null, era))),
];

/** Converts a query, sorted by votes, because that order hardly changes between visits. */
export function toMovieQuery({ genre, rating, era }: BackfillQuery, now: string): MovieQuery {
  const theme = isTheme(genre) ? genre : null;
  const own = theme === null ? QUESTIONNAIRE_GENRES[genre].id : THEMES[theme].genre;
  const years = ERA_QUERIES.find((query) => query.era === era);
  return {
    order: 'votes',
    genres: own === null ? [] : [own],
    genreMatch: 'all',
    withoutGenres: [],
    theme,
    certifications: rating === null ? null : [rating],
    minVotes: BACKFILL_MIN_VOTES,
    minRating: 0,
    releasedFrom: `${years?.from ?? 0}-01-01`,
    releasedUntil: years?.to ? `${years.to}-12-31` : now.slice(0, 10),
    runtime: { min: MIN_RUNTIME, max: null },
  };
}

/** How much of a query was read. */
export interface ReadPages {
  /** Number of pages read, from the first. */
  readonly pages: number;
  /** Total number of pages, as of the last response. */
  readonly total: number;
  /** When the last page was read, ms since the epoch. */
  readonly readAt: number;
}

/** How much of each query was read, by label; unread ones are missing. */
export type BackfillProgress = Readonly<Record<string, ReadPages>>;

/** The next page to fetch. */
export interface BackfillStep {
  readonly query: BackfillQuery;
  readonly page: number;
}

const PER_ERA = BACKFILL_MOVIES_LIMIT / BACKFILL_ERAS.length;

/** How much of a query was read, unless that's outdated. */
function readOf(progress: BackfillProgress, { label }: BackfillQuery, now: number): ReadPages | null {
  const read = progress[label];
  return read !== undefined && now - read.readAt < BACKFILL_FRESH_MS ? read : null;
}

/** The next page of a query; null if it's complete. */
function nextPage(progress: BackfillProgress, query: BackfillQuery, now: number): number | null {
  const read = readOf(progress, query, now);
  if (read === null) return 1;
  return read.pages < Math.min(read.total, BACKFILL_PAGES) ? read.pages + 1 : null;
}

/** Number of cached movies per query label: listed recently, released, and with enough votes. */
function movieCounts(movies: readonly CachedMovie[], now: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const today = new Date(now).toISOString();
  for (const movie of movies) {
    if (now - movie.seenAt >= BACKFILL_FRESH_MS || movie.voteCount < BACKFILL_MIN_VOTES || !isReleased(movie, today))
      continue;
    const known = knownRatings(movie) ?? [];
    const own = BACKFILL_RATINGS.filter((rating) => known.length === 1 && known.includes(rating));
    const era = eraOf(releaseYear(movie.releaseDate));
    for (const genre of matchedGenres(movie, { genres: BACKFILL_GENRES }))
      for (const rating of [null, ...own]) {
        const label = backfillLabel(genre, rating, era);
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
  }
  return counts;
}

/**
 * The next page to fetch, so that the device has enough movies of every genre and rating: a third from each era, more
 * if other eras are exhausted. First pages come first, then queries with the fewest movies, in order.
 * @param movies all cached movies
 * @param now milliseconds since the epoch
 * @returns null if nothing is missing that TMDB may have
 */
export function backfillStep(
  movies: readonly CachedMovie[],
  progress: BackfillProgress,
  now: number,
): BackfillStep | null {
  const counts = movieCounts(movies, now);
  const count = (label: string): number => counts.get(label) ?? 0;
  let next: BackfillStep | null = null;
  let maxDeficit = 0;
  for (const query of BACKFILL_QUERIES) {
    const page = nextPage(progress, query, now);
    if (page === null) continue;
    const others = BACKFILL_QUERIES.filter(({ genre, rating }) => genre === query.genre && rating === query.rating);
    const exhausted = others.filter((other) => nextPage(progress, other, now) === null);
    const missing = exhausted.reduce((sum, { label }) => sum + PER_ERA - count(label), 0);
    const target = PER_ERA + Math.max(0, missing) / (others.length - exhausted.length);
    const deficit = Math.min(PER_ERA, target - count(query.label));
    const isFirst = next === null || page < next.page || (page === next.page && deficit > maxDeficit);
    if (deficit > 0 && isFirst) {
      next = { query, page };
      maxDeficit = deficit;
    }
  }
  return next;
}

/** Updates the progress after a page was read. @param total number of pages @param now milliseconds since the epoch */
export function withPage(
  progress: BackfillProgress,
  { query, page }: BackfillStep,
  total: number,
  now: number,
): BackfillProgress {
  return { ...progress, [query.label]: { pages: page, total, readAt: now } };
}
