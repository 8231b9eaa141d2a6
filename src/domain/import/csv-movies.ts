import { isIsoDate } from '../values/guards';
import { imdbIdOf, type ImportFile, importRow, type ImportRow, ratingOf, tmdbIdOf, yearOf } from './import-row';

/** CSV rows; the first has the column names. */
export type Table = readonly (readonly string[])[];

/** Gets a field by its column's name in lowercase; empty if there's no such column. */
type Field = (column: string) => string;

/** The result of parsing a row: a movie, an invalid row, or something other than a movie. */
type ReadRow = (field: Field) => ImportRow | 'invalid' | 'other';

const movie = (row: Partial<ImportRow>) => importRow(row) ?? 'invalid';

const titleAndYear = (field: Field) => ({ title: field('name'), year: yearOf(field('year')) });

const readLiked: ReadRow = (field) =>
  movie({ ...titleAndYear(field), marks: { favorite: { at: noonOf(field('date')) } } });

/** Parsers for Letterboxd's files of watched and liked movies, by the first word of the file name. */
const READ_LETTERBOXD: ReadonlyMap<string | undefined, ReadRow> = new Map<string, ReadRow>([
  ['watched', (field) => movie({ ...titleAndYear(field), marks: { watched: { at: noonOf(field('date')) } } })],
  [
    'diary',
    (field) =>
      movie({
        ...titleAndYear(field),
        marks: { watched: { at: noonOf(field('watched date')) ?? noonOf(field('date')) } },
        rating: ratingOf(field('rating'), 5),
        ratedAt: noonOf(field('date')),
      }),
  ],
  [
    'ratings',
    (field) =>
      movie({
        ...titleAndYear(field),
        marks: { watched: { at: null } },
        rating: ratingOf(field('rating'), 5),
        ratedAt: noonOf(field('date')),
      }),
  ],
  ['films', readLiked],
  ['likes', readLiked],
]);

/** IMDb's title types that TMDB has as movies. */
const MOVIE_TYPES: ReadonlySet<string> = new Set(['', 'movie', 'tvmovie', 'short', 'tvshort', 'video', 'tvspecial']);

function readImdb(field: Field): ReturnType<ReadRow> {
  if (!MOVIE_TYPES.has(field('title type').toLowerCase().replace(/\s/g, ''))) return 'other';
  const rating = ratingOf(field('your rating'), 10);
  const ratedAt = noonOf(field('date rated'));
  return movie({
    title: field('title'),
    year: yearOf(field('year')),
    imdbId: imdbIdOf(field('const')),
    // Rated movies count as watched.
    marks: rating === null ? {} : { watched: { at: ratedAt } },
    rating,
    ratedAt,
  });
}

/**
 * Letterboxd's import format, which Matinee also exports: with dates they are watched movies, without a list of
 * favorites.
 */
function readByTmdbId(withDays: boolean): ReadRow {
  return (field) => {
    const at = noonOf(field('watcheddate'));
    return movie({
      title: field('title'),
      year: yearOf(field('year')),
      tmdbId: tmdbIdOf(field('tmdbid')),
      marks: withDays ? { watched: { at } } : { favorite: { at: null } },
    });
  };
}

/** The parser for a Letterboxd file by path; their columns don't identify all of them. */
function letterboxdReader(path: string): ReadRow | undefined {
  if (/(^|\/)(deleted|orphaned)\//.test(path)) return undefined;
  // Browsers name a second download 'films (1).csv'.
  return READ_LETTERBOXD.get(/(^|\/)([a-z]+)\b[^/]*$/.exec(path)?.[2]);
}

function readerOf(path: string, columns: ReadonlySet<string>): ReadRow | undefined {
  if (columns.has('const') && columns.has('your rating')) return readImdb;
  if (columns.has('tmdbid')) return readByTmdbId(columns.has('watcheddate'));
  return columns.has('name') && columns.has('letterboxd uri') ? letterboxdReader(path.toLowerCase()) : undefined;
}

/**
 * Parses the movies of a table of Letterboxd, IMDb or Matinee; null if it's none of theirs with watched or liked
 * movies.
 * @param path file name, with the folders of an archive
 */
export function readTable(path: string, [head = [], ...rows]: Table): ImportFile | null {
  const columns = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  const read = readerOf(path, new Set(columns.keys()));
  if (!read) return null;
  const parsed = rows.map((row) => read((column) => (row[columns.get(column) ?? -1] ?? '').trim()));
  return {
    movies: parsed.filter((item) => typeof item !== 'string'),
    invalidRows: parsed.filter((item) => item === 'invalid').length,
    nonMovies: parsed.filter((item) => item === 'other').length,
  };
}

const NOON = 12;

/**
 * A date such as 2024-03-09 as local noon, in ms since the epoch; null if it's invalid or before 1970, which marks
 * don't support.
 */
export function noonOf(text: string): number | null {
  const day = text.slice(0, 10);
  if (!isIsoDate(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return sinceEpoch(new Date(year, month - 1, date, NOON).getTime());
}

/** An ISO 8601 timestamp in ms since the epoch; null if it's invalid or before 1970. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return null;
  return sinceEpoch(Date.parse(value));
}

const sinceEpoch = (ms: number): number | null => (ms >= 0 ? ms : null);
