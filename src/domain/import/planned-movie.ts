import { byKind, kindsWith, type ByKind, type MarkKind } from '../marks/mark-kinds';
import type { Rating, Viewing } from '../marks/diary';
import type { ImportRow } from './import-row';
import { titleKey } from './merge-files';

/** A viewing that an import would record. */
export interface PlannedViewing extends Omit<Viewing, 'movieId'> {
  /** Whether its date is that on which the movie was entered: it's only recorded if the movie has no viewing. */
  readonly entered: boolean;
}

/** What an import would record of a movie. */
export interface PlannedMovie {
  readonly marks: readonly MarkKind[];
  readonly viewings: readonly PlannedViewing[];
  readonly rating: Rating | null;
}

/** The best rating. */
const BEST_RATING = 10;

/**
 * The viewings to record. Sites without dates of watching have that on which a movie was entered, which is the best that
 * is known of a single viewing. A viewing without any date is the mark alone.
 */
function plannedViewings({ viewings, enteredOn }: ImportRow): PlannedMovie['viewings'] {
  const planned = viewings.map(({ on, rewatch }) => ({
    watchedOn: on ?? (viewings.length === 1 ? enteredOn : null),
    rewatch,
    entered: on === null,
  }));
  return planned.length === 1 && planned[0]?.watchedOn === null ? [] : planned;
}

/**
 * What to record of a movie: watched movies with their viewings, favorites for liked movies and those rated high enough,
 * and ratings.
 * @param threshold minimum rating out of ten for favorites; null for likes only
 */
export function plannedMovie(movie: ImportRow, threshold: number | null): PlannedMovie {
  const { rating } = movie;
  const isBest = threshold !== null && (rating ?? 0) >= threshold;
  const isWatched = movie.viewings.length > 0 || rating !== null;
  const implied: Partial<Record<MarkKind, boolean>> = {
    favorite: isBest,
    watched: isWatched,
    watchlist: movie.watchlist && !isWatched,
  };
  const isSet = (kind: MarkKind) => movie.marks[kind] !== undefined || implied[kind] === true;
  return {
    marks: kindsWith().filter(isSet),
    viewings: plannedViewings(movie),
    rating: rating === null ? null : Math.min(BEST_RATING, Math.max(1, Math.round(rating))),
  };
}

/** A marked movie on this device. */
interface KnownMovie {
  readonly id: number;
  /** Null if its card isn't known. */
  readonly title: string | null;
  readonly year: number | null;
}

/** Marked movies by kind. */
export type KnownMarks = ByKind<readonly KnownMovie[]>;

/** What an import would change. */
export interface ImportPreview {
  readonly movies: number;
  /** Number of movies per kind of mark. */
  readonly marks: ByKind<number>;
  /** Number of watched movies with a date. */
  readonly dated: number;
  /** Number of ratings. */
  readonly ratings: number;
  /** Number of movies that have all their marks already, by id, or title and year. */
  readonly alreadyMarked: number;
}

const named = (title: string, year: number | null) => `${titleKey(title)}:${String(year)}`;

/** Checks whether a movie of a file is among marked movies, by id, else by title and year. */
function markedBy(movies: readonly KnownMovie[]): (movie: ImportRow) => boolean {
  const ids = new Set(movies.map(({ id }) => id));
  const names = new Set(movies.flatMap(({ title, year }) => (title === null ? [] : [named(title, year)])));
  return ({ tmdbId, title, year }) => (tmdbId === null ? names.has(named(title, year)) : ids.has(tmdbId));
}

/** Counts what an import would change. */
export function previewOf(movies: readonly ImportRow[], threshold: number | null, known: KnownMarks): ImportPreview {
  const isMarked = byKind((kind) => markedBy(known[kind]));
  const marks = byKind(() => 0);
  let [dated, ratings] = [0, 0];
  let alreadyMarked = 0;
  let movieCount = 0;
  for (const movie of movies) {
    const { marks: kinds, viewings, rating } = plannedMovie(movie, threshold);
    if (kinds.length === 0) continue;
    movieCount += 1;
    for (const kind of kinds) marks[kind] += 1;
    if (viewings.some(({ watchedOn }) => watchedOn !== null)) dated += 1;
    if (rating !== null) ratings += 1;
    if (kinds.every((kind) => isMarked[kind](movie))) alreadyMarked += 1;
  }
  return { movies: movieCount, marks, dated, ratings, alreadyMarked };
}
