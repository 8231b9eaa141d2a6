import { byKind, kindsWith, type ByKind, type MarkKind } from '../marks/mark-kinds';
import { noonOf } from './days';
import type { ImportRow } from './import-row';
import { titleKey } from './merge-files';

/** A mark that an import would set. `at` as in ImportedMark. */
export interface PlannedMark {
  readonly kind: MarkKind;
  readonly at: number | null;
}

/**
 * The time of a movie's watched mark, so that it shows the day of the last viewing in the reader's time zone; undefined
 * if the movie wasn't watched. Sites without days of watching have the day on which it was entered.
 */
function watchedAt({ viewings, enteredOn }: ImportRow): number | null | undefined {
  if (viewings.length === 0) return undefined;
  const last =
    viewings
      .flatMap(({ on }) => on ?? [])
      .toSorted()
      .at(-1) ?? enteredOn;
  return last === null ? null : noonOf(last);
}

/**
 * The marks to set for a row: watched movies, and favorites for liked movies and those rated high enough.
 * @param threshold minimum rating out of ten for favorites; null for likes only
 */
export function plannedMarks(movie: ImportRow, threshold: number | null): readonly PlannedMark[] {
  const { rating, ratedAt } = movie;
  const at = watchedAt(movie);
  const isBest = threshold !== null && (rating ?? 0) >= threshold;
  const marks = {
    ...(isBest && { favorite: { at: ratedAt } }),
    ...(at !== undefined && { watched: { at } }),
    ...movie.marks,
  };
  return kindsWith().flatMap((kind) => {
    const mark = marks[kind];
    return mark ? [{ kind, at: mark.at ?? (kind === 'favorite' ? ratedAt : null) }] : [];
  });
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
  let dated = 0;
  let alreadyMarked = 0;
  let movieCount = 0;
  for (const movie of movies) {
    const planned = plannedMarks(movie, threshold);
    if (planned.length === 0) continue;
    movieCount += 1;
    for (const { kind, at } of planned) {
      marks[kind] += 1;
      if (kind === 'watched' && at !== null) dated += 1;
    }
    if (planned.every(({ kind }) => isMarked[kind](movie))) alreadyMarked += 1;
  }
  return { movies: movieCount, marks, dated, alreadyMarked };
}
