import { IMPORT_TITLE_LENGTH } from '../../config/import';
import { folded } from '../values/text-match';
import {
  at,
  type Format,
  ids,
  movie,
  NO_MOVIE,
  rated,
  readWatchlist,
  type ReadRow,
  type Row,
  SITE_FORMATS,
  titled,
} from './csv-formats';
import { bestOf, columnOf, dayOf, imdbIdOf, ratingOf, slashOrderOf } from './fields';
import {
  fileNameOf,
  type ImportFile,
  joinSittings,
  type LeftOutReason,
  type ParsedRow,
  profilesOf,
  seen,
} from './import-row';

/** CSV rows; the first has the column names. Blank ones count in row numbers. */
export type Table = readonly (readonly string[])[];

/** Columns with days, whose dates show the order of day and month. */
const DAYS = /date|day|time|watched|added|created/;

/** A date and time without a time zone. */
const ZONELESS = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/;

/** Number of the row after the column names. */
const FIRST_ROW = 2;

/** Whether a row has no text. */
export const isBlank = (fields: readonly string[]): boolean => fields.every((field) => field.trim() === '');

/** Whether it's a rewatch: 'Yes' on Letterboxd, a truth value or the number of rewatches elsewhere. */
const isRewatch = (row: Row) => /^(yes|true|[1-9]\d*)$/i.test(row.text('rewatch'));

/** A movie, or a series, of Letterboxd. */
const letterboxd = (row: Row) => ({ ...titled(row), mayBeSeries: true });

/** A movie of Letterboxd's lists, which have its address, unlike the diary, which has that of the entry. */
function letterboxdMovie(row: Row) {
  const address = row.text('letterboxduri');
  return {
    ...letterboxd(row),
    address: /^https?:\/\/(boxd\.it|(www\.)?letterboxd\.com)\//.test(address) ? address : null,
  };
}

/** The name that IMDb gives all its files since 2024. */
const IMDB_FILE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/;
/** Names of lists of watched movies. */
const SEEN_LIST = /^(watched|seen|check-?ins)(?![a-z])/;

/** IMDb's title types for movies, whose titles may be searched for, in English and in its code words. */
const MOVIE_TYPES: ReadonlySet<string> = new Set([
  ...['', 'movie', 'tvmovie', 'short', 'tvshort', 'video', 'tvspecial'],
  ...['featurefilm', 'shortfilm', 'documentary', 'tvdocumentary'],
]);

function readImdb(row: Row): ReturnType<ReadRow> {
  const type = folded(row.text('titletype'));
  if (NO_MOVIE.test(type)) return 'other';
  const isRated = row.text('yourrating', 'yourated') !== '';
  const rating = row.rating('yourrating', 10) ?? row.rating('yourated', 10);
  const isOld = row.text('yourated') !== '';
  const isSeen = !isRated && SEEN_LIST.test(row.fileName);
  const day = isRated
    ? row.day('daterated', 'dateadded', ...(isOld ? ['created'] : []))
    : isSeen
      ? row.day('created')
      : null;
  return movie({
    ...titled(row),
    imdbId: imdbIdOf(row.text('const')),
    mayBeSeries: !MOVIE_TYPES.has(type.replace(/[\s-]/g, '')),
    // Rated movies count as watched.
    viewings: isRated || isSeen ? seen(null) : [],
    ...rated(rating, day),
    // Lists have the same columns as the watchlist: only their names differ.
    watchlist: !isSeen && (row.fileName.includes('watchlist') || IMDB_FILE.test(row.fileName)),
  });
}

/** Letterboxd's diary and reviews. */
const readDiary: ReadRow = (row) =>
  movie({
    ...letterboxd(row),
    viewings: seen(row.day('watcheddate'), isRewatch(row)),
    ...rated(row.rating('rating', 5), row.day('date')),
  });

/** Letterboxd's import format, which Matinee and many tools write, and spreadsheets like it. */
const readImportColumns: ReadRow = (row) => {
  const day = row.day('watcheddate');
  // What a spreadsheet's only day is of isn't known.
  const entered = row.text('watcheddate') === '' ? row.day('daterated', 'date') : row.day('daterated');
  const neverPlayed = /^(0|no|false)$/i.test(row.text('playcount', 'plays', 'watched'));
  return movie({
    ...titled(row),
    title: row.text('originaltitle') || titled(row).title,
    ...ids(row),
    viewings: neverPlayed ? [] : seen(day, isRewatch(row)),
    ...rated(row.rating('rating', row.best) ?? row.rating('rating10', 10), day ?? entered),
    enteredOn: entered,
  });
};

/** Kinds of files, by columns; the first that fits counts. */
const FORMATS: readonly Format[] = [
  { columns: ['const', 'yourrating'], read: readImdb },
  { columns: ['const', 'yourated'], read: readImdb },
  { columns: ['const', 'titletype'], read: readImdb },
  { columns: ['name', 'letterboxduri', 'watcheddate'], read: readDiary },
  {
    columns: ['name', 'letterboxduri', 'rating'],
    read: (row) =>
      movie({ ...letterboxdMovie(row), viewings: seen(null), ...rated(row.rating('rating', 5), row.day('date')) }),
  },
  {
    columns: ['name', 'letterboxduri'],
    words: ['watchlist'],
    read: (row) => movie({ ...letterboxdMovie(row), watchlist: true }),
  },
  {
    columns: ['name', 'letterboxduri'],
    words: ['watched', 'diary'],
    read: (row) => movie({ ...letterboxdMovie(row), viewings: seen(null), enteredOn: row.day('date') }),
  },
  {
    columns: ['name', 'letterboxduri'],
    words: ['films', 'likes'],
    read: (row) => movie({ ...letterboxdMovie(row), marks: { favorite: { at: at(row.day('date')) } } }),
  },
  { columns: ['title', 'tmdbid', 'addedat'], read: readWatchlist },
  ...['tmdbid', 'imdbid'].map((id) => ({ columns: [id, 'title'], words: ['watchlist'], read: readWatchlist })),
  // Our own list of favorites.
  {
    columns: ['tmdbid', 'title', 'year'],
    only: true,
    read: (row) => movie({ ...titled(row), ...ids(row), marks: { favorite: { at: null } } }),
  },
  {
    columns: ['title', 'tmdbid', 'watchedat'],
    read: (row) => movie({ ...titled(row), ...ids(row), viewings: seen(row.day('watchedat')) }),
  },
  {
    columns: ['title', 'tmdbid', 'userrating'],
    read: (row) => movie({ ...titled(row), ...ids(row), viewings: seen(null), rating: row.rating('userrating', 10) }),
  },
  ...SITE_FORMATS,
  ...['tmdbid', 'imdbid', 'letterboxduri', 'title', 'name'].flatMap((movieColumn) =>
    ['watcheddate', 'rating10'].map((column) => ({ columns: [movieColumn, column], read: readImportColumns })),
  ),
  ...['tmdbid', 'imdbid'].flatMap((id) =>
    ['rating', 'review'].map((column) => ({ columns: [id, column], read: readImportColumns })),
  ),
  ...['title', 'name'].flatMap((title) =>
    ['year', 'daterated', 'date'].map((column) => ({ columns: [title, column, 'rating'], read: readImportColumns })),
  ),
];

/** Where ratings end in a table that has none. */
const DEFAULT_BEST = 5;

/** What spreadsheets write for links and for digits that are text: =HYPERLINK("…","Heat") and ="1917". */
const FORMULA = /^=(?:HYPERLINK\("[^"]*"[,;] *)?"([^"]*)"\)?$/i;

/** The kind of a table; undefined if its columns are unknown. @param fileName as in `Row` */
function formatOf(columns: ReadonlySet<string>, fileName: string): Format | undefined {
  const words = fileName.split(/[^a-z]+/);
  return FORMATS.find(
    (format) =>
      format.columns.every((column) => columns.has(column)) &&
      (!format.only || columns.size === format.columns.length) &&
      (!format.words || format.words.some((word) => words.includes(word))),
  );
}

const REASONS = { invalid: 'unreadable', other: 'no-movie', unfinished: 'unfinished' } as const;

/**
 * Parses the movies of a table; null if its columns are unknown.
 * @param path file name, with the folders of an archive
 */
export function readTable(path: string, [head = [], ...rows]: Table): ImportFile | null {
  const named = head.map(columnOf);
  const columns = new Map(named.map(({ name }, index) => [name, index]));
  const file = fileNameOf(path);
  const fileName = file.toLowerCase();
  const format = formatOf(new Set(columns.keys()), fileName);
  if (!format) return null;
  const { read, part, person, utc } = format;
  const dayColumns = [...columns].flatMap(([name, index]) => (DAYS.test(name) ? [index] : []));
  const order = slashOrderOf(rows.flatMap((row) => dayColumns.map((index) => (row[index] ?? '').trim())));

  const fieldOf = (fields: readonly string[], column: string) =>
    (fields[columns.get(column) ?? -1] ?? '').trim().replace(FORMULA, '$1');
  const told = named.find(({ best }) => best !== null)?.best ?? null;
  const assumed = told === null ? bestOf(rows.map((fields) => fieldOf(fields, 'rating'))) : null;
  const best = told ?? assumed ?? DEFAULT_BEST;

  const parsed = rows.flatMap((fields, index): readonly ParsedRow[] => {
    if (isBlank(fields)) return [];
    const field = (column: string) => fieldOf(fields, column);
    const text = (...names: readonly string[]) => names.map(field).find((value) => value !== '') ?? '';
    const reasons = new Set<LeftOutReason>();
    const row: Row = {
      text,
      fileName,
      best,
      day(...names) {
        const value = text(...names);
        const day = dayOf(utc && ZONELESS.test(value) ? `${value}Z` : value, order);
        if (day === null && value !== '') reasons.add('date');
        return day;
      },
      rating(name, best) {
        const value = text(name);
        const rating = ratingOf(value, best);
        if (rating === null && !/^0*([.,]0*)?$/.test(value)) reasons.add('rating');
        return rating;
      },
    };
    const movie = read(row);
    const { title, year } = titled(row);
    const name = { title: title.slice(0, IMPORT_TITLE_LENGTH), year, file, row: index + FIRST_ROW, rows: 1 };
    return [
      { movie, part: part?.(row) ?? 1, person: person === undefined ? '' : text(person), reasons: [...reasons], name },
    ];
  });

  const joined = part ? joinSittings(parsed) : parsed;
  return {
    movies: joined.flatMap(({ movie }) => (typeof movie === 'string' ? [] : [movie])),
    leftOut: joined.flatMap(({ movie, reasons, name }) =>
      (typeof movie === 'string' ? [REASONS[movie]] : reasons).map((reason) => ({ reason, ...name })),
    ),
    notes: [
      ...profilesOf(joined),
      ...(read === readImportColumns && assumed !== null ? [{ kind: 'scale' as const, file, best }] : []),
    ],
  };
}

/** A table of MovieLens' research files: ratings of movies by its own numbers, or what these mean. */
export interface MovieLensTable {
  readonly path: string;
  readonly content: 'ratings' | 'movies';
  readonly table: Table;
}

const MOVIE_LENS = ['movieId', 'imdbId', 'tmdbId', 'title', 'rating', 'timestamp'];

/** The rows of a table by the names of their columns. */
const recordsOf = ([head = [], ...rows]: Table) =>
  rows.map((fields) => new Map(head.map((name, index) => [name.trim(), fields[index] ?? ''])));

/** The table if it's one of MovieLens' research files; null if not, or if several people rated. */
export function movieLensTable(path: string, table: Table): MovieLensTable | null {
  const names = new Set(table[0]?.map((name) => name.trim()));
  if (!names.has('movieId')) return null;
  const people = new Set(recordsOf(table).map((record) => record.get('userId') ?? ''));
  people.delete('');
  if (names.has('rating')) return people.size > 1 ? null : { path, content: 'ratings', table };
  return ['imdbId', 'tmdbId', 'title'].some((name) => names.has(name)) ? { path, content: 'movies', table } : null;
}

/** Reads MovieLens' ratings with the ids and titles of their movies; null if these are missing. */
export function readMovieLens(tables: readonly MovieLensTable[]): readonly ImportFile[] | null {
  const ratings = tables.filter(({ content }) => content === 'ratings');
  const movies = tables.filter(({ content }) => content === 'movies');
  if (ratings.length > 0 && movies.length === 0) return null;
  const known = new Map<string, ReadonlyMap<string, string>>();
  for (const record of movies.flatMap(({ table }) => recordsOf(table))) {
    const id = record.get('movieId') ?? '';
    known.set(id, new Map([...(known.get(id) ?? []), ...record]));
  }
  return ratings.flatMap(({ path, table }) => {
    const rows = recordsOf(table).map((record) => {
      const movie = known.get(record.get('movieId') ?? '');
      return MOVIE_LENS.map((name) => record.get(name) ?? movie?.get(name) ?? '');
    });
    return readTable(path, [MOVIE_LENS, ...rows]) ?? [];
  });
}
