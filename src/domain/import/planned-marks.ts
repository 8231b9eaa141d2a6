import { byKind, kindsWith, type ByKind, type MarkKind } from '../marks/mark-kinds';
import { titleKey, type ImportRow } from './import-row';

/** A mark that an import would set. `at` as in ImportedMark. */
export interface PlannedMark {
  readonly kind: MarkKind;
  readonly at: number | null;
}

/** Kinds of which a rating tells the time: when a movie was seen, and liked, at the latest. */
const RATED: ReadonlySet<MarkKind> = new Set(['favorite', 'watched']);

/**
 * The marks that a movie's row asks for: what was seen is watched; what is liked, or rated high enough, is a favorite.
 * @param threshold the lowest rating of ten that makes a favorite; null where only likes do
 */
export function plannedMarks(movie: ImportRow, threshold: number | null): readonly PlannedMark[] {
  const { rating, ratedAt } = movie;
  const isBest = threshold !== null && (rating ?? 0) >= threshold;
  const marks = isBest ? { favorite: { at: ratedAt }, ...movie.marks } : movie.marks;
  return kindsWith().flatMap((kind) => {
    const mark = marks[kind];
    return mark ? [{ kind, at: mark.at ?? (RATED.has(kind) ? ratedAt : null) }] : [];
  });
}

/** A movie with a mark, as far as the device knows it. */
interface KnownMovie {
  readonly id: number;
  /** Null where the device has no card of it. */
  readonly title: string | null;
  readonly year: number | null;
}

/** Movies with each kind of mark. */
export type KnownMarks = ByKind<readonly KnownMovie[]>;

/** What an import would do. */
export interface ImportPreview {
  readonly movies: number;
  /** Movies that ask for each mark. */
  readonly marks: ByKind<number>;
  /** Watched movies whose day the file tells. */
  readonly dated: number;
  /** Movies that have all their marks already, as far as id, or title and year, tell. */
  readonly there: number;
}

const named = (title: string, year: number | null) => `${titleKey(title)}:${String(year)}`;

/** Whether the device has a mark for a movie of a file, by its id, else by title and year. */
function markedBy(movies: readonly KnownMovie[]): (movie: ImportRow) => boolean {
  const ids = new Set(movies.map(({ id }) => id));
  const names = new Set(movies.flatMap(({ title, year }) => (title === null ? [] : [named(title, year)])));
  return ({ tmdbId, title, year }) => (tmdbId === null ? names.has(named(title, year)) : ids.has(tmdbId));
}

/** Counts what an import would do beside the marks that are there. */
export function previewOf(
  movies: readonly ImportRow[],
  threshold: number | null,
  known: KnownMarks,
): ImportPreview {
  const isMarked = byKind((kind) => markedBy(known[kind]));
  const marks = byKind(() => 0);
  let dated = 0;
  let there = 0;
  let wishing = 0;
  for (const movie of movies) {
    const planned = plannedMarks(movie, threshold);
    if (planned.length === 0) continue;
    wishing += 1;
    for (const { kind, at } of planned) {
      marks[kind] += 1;
      if (kind === 'watched' && at !== null) dated += 1;
    }
    if (planned.every(({ kind }) => isMarked[kind](movie))) there += 1;
  }
  return { movies: wishing, marks, dated, there };
}
