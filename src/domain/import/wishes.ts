import { byKind, kindsWith, type ByKind, type MarkKind } from '../marks/mark-kinds';
import { titleKey, type ImportedFilm } from './imported-film';

/** A mark that an import would set. `at` as in ImportedMark. */
export interface PlannedMark {
  readonly kind: MarkKind;
  readonly at: number | null;
}

/** Kinds of which a rating tells the time: when a film was seen, and liked, at the latest. */
const RATED: ReadonlySet<MarkKind> = new Set(['favorite', 'watched']);

/**
 * The marks that a film's row asks for: what was seen is watched; what is liked, or rated high enough, is a favorite.
 * @param threshold the lowest rating of ten that makes a favorite; null where only likes do
 */
export function plannedMarks(film: ImportedFilm, threshold: number | null): readonly PlannedMark[] {
  const { rating, ratedAt } = film;
  const isBest = threshold !== null && (rating ?? 0) >= threshold;
  const marks = isBest ? { favorite: { at: ratedAt }, ...film.marks } : film.marks;
  return kindsWith().flatMap((kind) => {
    const mark = marks[kind];
    return mark ? [{ kind, at: mark.at ?? (RATED.has(kind) ? ratedAt : null) }] : [];
  });
}

/** A film with a mark, as far as the device knows it. */
interface KnownFilm {
  readonly id: number;
  /** Null where the device has no card of it. */
  readonly title: string | null;
  readonly year: number | null;
}

/** Films with each kind of mark. */
export type KnownMarks = ByKind<readonly KnownFilm[]>;

/** What an import would do. */
export interface ImportPreview {
  readonly films: number;
  /** Films that ask for each mark. */
  readonly marks: ByKind<number>;
  /** Watched films whose day the file tells. */
  readonly dated: number;
  /** Films that have all their marks already, as far as id, or title and year, tell. */
  readonly there: number;
}

const named = (title: string, year: number | null) => `${titleKey(title)}:${String(year)}`;

/** Whether the device has a mark for a film of a file, by its id, else by title and year. */
function markedBy(films: readonly KnownFilm[]): (film: ImportedFilm) => boolean {
  const ids = new Set(films.map(({ id }) => id));
  const names = new Set(films.flatMap(({ title, year }) => (title === null ? [] : [named(title, year)])));
  return ({ tmdbId, title, year }) => (tmdbId === null ? names.has(named(title, year)) : ids.has(tmdbId));
}

/** Counts what an import would do beside the marks that are there. */
export function previewOf(films: readonly ImportedFilm[], threshold: number | null, known: KnownMarks): ImportPreview {
  const isMarked = byKind((kind) => markedBy(known[kind]));
  const marks = byKind(() => 0);
  let dated = 0;
  let there = 0;
  let wishing = 0;
  for (const film of films) {
    const planned = plannedMarks(film, threshold);
    if (planned.length === 0) continue;
    wishing += 1;
    for (const { kind, at } of planned) {
      marks[kind] += 1;
      if (kind === 'watched' && at !== null) dated += 1;
    }
    if (planned.every(({ kind }) => isMarked[kind](film))) there += 1;
  }
  return { films: wishing, marks, dated, there };
}
