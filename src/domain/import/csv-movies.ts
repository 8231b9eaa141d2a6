import { isIsoDate } from '../values/guards';
import {
  imdbIdOf,
  type ImportFile,
  importRow,
  type ImportRow,
  ratingOf,
  tmdbIdOf,
  yearOf,
} from './import-row';

/** A table of text: its first row names the columns. */
export type Table = readonly (readonly string[])[];

/** A row by the names of its columns, in lower case; empty where it has no such column. */
type Field = (column: string) => string;

/** What a row becomes: a movie, none that can be read, or something else than a movie. */
type ReadRow = (field: Field) => ImportRow | 'unread' | 'other';

const movie = (told: Partial<ImportRow>) => importRow(told) ?? 'unread';

const named = (field: Field) => ({ title: field('name'), year: yearOf(field('year')) });

const readLiked: ReadRow = (field) => movie({ ...named(field), marks: { favorite: { at: noonOf(field('date')) } } });

/** Letterboxd's files of movies that were seen or liked, by the first word of their names. */
const READ_LETTERBOXD: ReadonlyMap<string | undefined, ReadRow> = new Map<string, ReadRow>([
  ['watched', (field) => movie({ ...named(field), marks: { watched: { at: noonOf(field('date')) } } })],
  [
    'diary',
    (field) =>
      movie({
        ...named(field),
        marks: { watched: { at: noonOf(field('watched date')) ?? noonOf(field('date')) } },
        rating: ratingOf(field('rating'), 5),
        ratedAt: noonOf(field('date')),
      }),
  ],
  [
    'ratings',
    (field) =>
      movie({
        ...named(field),
        marks: { watched: { at: null } },
        rating: ratingOf(field('rating'), 5),
        ratedAt: noonOf(field('date')),
      }),
  ],
  ['films', readLiked],
  ['likes', readLiked],
]);

/** Of IMDb's kinds of titles, those that the movie database has among movies. */
const MOVIE_TYPES: ReadonlySet<string> = new Set(['', 'movie', 'tvmovie', 'short', 'tvshort', 'video', 'tvspecial']);

function readImdb(field: Field): ReturnType<ReadRow> {
  if (!MOVIE_TYPES.has(field('title type').toLowerCase().replace(/\s/g, ''))) return 'other';
  const rating = ratingOf(field('your rating'), 10);
  const ratedAt = noonOf(field('date rated'));
  return movie({
    title: field('title'),
    year: yearOf(field('year')),
    imdbId: imdbIdOf(field('const')),
    // what one has rated one has seen
    marks: rating === null ? {} : { watched: { at: ratedAt } },
    rating,
    ratedAt,
  });
}

/** The columns that Letterboxd imports, in which Matinee saves marks too: with a day they were seen, else they are a list. */
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

/** What reads the file of Letterboxd's that a path names; their columns do not tell all of them apart. */
function letterboxdReader(path: string): ReadRow | undefined {
  if (/(^|\/)(deleted|orphaned)\//.test(path)) return undefined;
  // a browser that saves films.csv once more calls it 'films (1).csv'
  return READ_LETTERBOXD.get(/(^|\/)([a-z]+)\b[^/]*$/.exec(path)?.[2]);
}

function readerOf(path: string, columns: ReadonlySet<string>): ReadRow | undefined {
  if (columns.has('const') && columns.has('your rating')) return readImdb;
  if (columns.has('tmdbid')) return readByTmdbId(columns.has('watcheddate'));
  return columns.has('name') && columns.has('letterboxd uri') ? letterboxdReader(path.toLowerCase()) : undefined;
}

/**
 * The movies of a table of Letterboxd, IMDb or Matinee itself; null where it is none of theirs that tells of movies seen or
 * liked.
 * @param path the file's name, with the folders of an archive
 */
export function readTable(path: string, [head = [], ...rows]: Table): ImportFile | null {
  const columns = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  const read = readerOf(path, new Set(columns.keys()));
  if (!read) return null;
  const told = rows.map((row) => read((column) => (row[columns.get(column) ?? -1] ?? '').trim()));
  return {
    movies: told.filter((item) => typeof item !== 'string'),
    unread: told.filter((item) => item === 'unread').length,
    others: told.filter((item) => item === 'other').length,
  };
}

const NOON = 12;

/**
 * A day of a file, such as 2024-03-09, as its noon where the device is: in milliseconds since 1970; null for none, and for
 * days before 1970, which a mark cannot have.
 */
export function noonOf(text: string): number | null {
  const day = text.slice(0, 10);
  if (!isIsoDate(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return sinceEpoch(new Date(year, month - 1, date, NOON).getTime());
}

/** A date with its time of a file (ISO 8601), in milliseconds since 1970; null as with days. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return null;
  return sinceEpoch(Date.parse(value));
}

const sinceEpoch = (ms: number): number | null => (ms >= 0 ? ms : null);
