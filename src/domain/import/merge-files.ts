import { kindsWith } from '../marks/mark-kinds';
import { compacted } from '../values/text-match';
import { type ImportedViewing, type ImportFile, type ImportRow, type LeftOut, seen } from './import-row';

/** The title's letters and digits, for comparing titles; the whole title if it has none. */
export function titleKey(title: string): string {
  const plain = compacted(title);
  return plain === '' ? title : plain;
}

/** The later mark of each kind. */
function laterMarks(one: ImportRow['marks'], other: ImportRow['marks']): ImportRow['marks'] {
  const later = kindsWith().flatMap((kind) => {
    const previous = one[kind];
    const mark = other[kind];
    return mark && (!previous || (mark.at ?? -1) > (previous.at ?? -1)) ? [[kind, mark] as const] : [];
  });
  return { ...one, ...Object.fromEntries(later) };
}

function earlierDay(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/**
 * Whether a row's rating replaces another's: the later one counts. On one day, Letterboxd's ratings, which have addresses,
 * count rather than its diary, which keeps what a movie was rated at first.
 */
function isRatedLater(one: ImportRow, other: ImportRow): boolean {
  if (one.rating === null || other.rating === null) return one.rating === null;
  const apart = (other.ratedAt ?? 0) - (one.ratedAt ?? 0);
  return apart === 0 ? one.address === null || other.address !== null : apart > 0;
}

/** Combines the rows of a movie, except for its viewings and rating. */
function merged(one: ImportRow, other: ImportRow): Omit<ImportRow, 'viewings' | 'rating' | 'ratedAt'> {
  return {
    title: one.title === '' ? other.title : one.title,
    year: one.year ?? other.year,
    imdbId: one.imdbId ?? other.imdbId,
    tmdbId: one.tmdbId ?? other.tmdbId,
    mayBeSeries: one.mayBeSeries && other.mayBeSeries,
    address: one.address ?? other.address,
    marks: laterMarks(one.marks, other.marks),
    enteredOn: earlierDay(one.enteredOn, other.enteredOn),
    watchlist: one.watchlist || other.watchlist,
  };
}

/** Whether a file says more of a day than another: more viewings, or which of them are rewatches. */
function isMore(one: readonly ImportedViewing[], other: readonly ImportedViewing[]): boolean {
  const rewatches = (viewings: readonly ImportedViewing[]) => viewings.filter(({ rewatch }) => rewatch).length;
  return one.length === other.length ? rewatches(one) > rewatches(other) : one.length > other.length;
}

/**
 * A movie's viewings from all files. Several files of a site list the same viewing, and a file may list several on one
 * day: each day has as many as the file with the most. Undated ones only count beyond the dated ones.
 */
function viewingsOf(files: readonly (readonly ImportedViewing[])[]): readonly ImportedViewing[] {
  const byDay = new Map<string, readonly ImportedViewing[]>();
  for (const viewings of files) {
    const inFile = new Map<string, ImportedViewing[]>();
    for (const viewing of viewings) {
      if (viewing.on === null) continue;
      const list = inFile.get(viewing.on) ?? [];
      list.push(viewing);
      inFile.set(viewing.on, list);
    }
    for (const [day, list] of inFile) if (isMore(list, byDay.get(day) ?? [])) byDay.set(day, list);
  }
  const dated = [...byDay.values()].flat();
  const undated = Math.max(0, ...files.map(({ length }) => length)) - dated.length;
  return [...dated, ...Array.from({ length: Math.max(0, undated) }, () => seen(null)).flat()];
}

const nameOf = ({ title, year }: ImportRow) => `title:${titleKey(title)}:${String(year)}`;

/** What identifies a movie among those of all files. Titles do so only without ids: remakes may share title and year. */
function idsOf({ tmdbId, imdbId, address }: ImportRow): readonly string[] {
  return [tmdbId === null ? null : `tmdb:${tmdbId}`, imdbId, address].filter((id) => id !== null);
}

/** A movie with the viewings of each file. */
interface Collected {
  row: ImportRow;
  /** The row that its rating is from. */
  rated: ImportRow;
  readonly viewings: Map<ImportFile, ImportedViewing[]>;
}

/** The movies of files, found by id, or else by title and year. */
class Collection {
  readonly movies: Collected[] = [];
  private readonly byId = new Map<string, Collected>();
  private readonly byName = new Map<string, readonly Collected[]>();

  add(file: ImportFile, row: ImportRow): void {
    const known = this.find(row);
    const movie: Collected = known ?? { row, rated: row, viewings: new Map() };
    if (known) {
      if (isRatedLater(known.rated, row)) known.rated = row;
      const { rating, ratedAt } = known.rated;
      known.row = { ...row, ...merged(known.row, row), rating, ratedAt };
    } else this.movies.push(movie);
    const viewings = movie.viewings.get(file) ?? [];
    viewings.push(...row.viewings);
    movie.viewings.set(file, viewings);
    for (const id of idsOf(row)) this.byId.set(id, movie);
    if (row.tmdbId !== null || row.imdbId !== null) return;
    const namesakes = this.byName.get(nameOf(row)) ?? [];
    if (!namesakes.includes(movie)) this.byName.set(nameOf(row), [...namesakes, movie]);
  }

  private find(row: ImportRow): Collected | undefined {
    const ids = idsOf(row);
    const known = ids.map((id) => this.byId.get(id)).find((movie) => movie !== undefined);
    if (known || ids.length > 0) return known;
    // Letterboxd's diary has no movie's address, but usually the day on which the movie was entered.
    const namesakes = this.byName.get(nameOf(row)) ?? [];
    return namesakes.find((movie) => movie.row.enteredOn === row.enteredOn) ?? namesakes[0];
  }
}

/** Combines rows with the same title, such as the episodes of a series. */
function mergeLeftOut(all: readonly LeftOut[]): readonly LeftOut[] {
  const merged = new Map<string, LeftOut>();
  for (const left of all) {
    const { reason, title, year, file } = left;
    const key = title === '' ? `#${merged.size}` : JSON.stringify([reason, file, title, year]);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, rows: known.rows + left.rows } : left);
  }
  return [...merged.values()];
}

/** Merges files, with each movie once; those with a Letterboxd address first, as the others may belong to them. */
export function mergeFiles(files: readonly ImportFile[]): ImportFile {
  const collection = new Collection();
  const rows = files.flatMap((file) => file.movies.map((row) => ({ file, row })));
  for (const { file, row } of rows.filter(({ row }) => row.address !== null)) collection.add(file, row);
  for (const { file, row } of rows.filter(({ row }) => row.address === null)) collection.add(file, row);
  return {
    movies: collection.movies.map(({ row, viewings }) => ({ ...row, viewings: viewingsOf([...viewings.values()]) })),
    leftOut: mergeLeftOut(files.flatMap(({ leftOut }) => leftOut)),
    notes: files.flatMap(({ notes }) => notes),
  };
}
