import { folded } from '../values/text-match';
import { dayOf, noonOf } from './days';
import { imdbIdOf, importRow, type ImportRow, seen, tmdbIdOf, yearOf } from './import-row';

/** A row of a table. Columns are named as by `columnName`; of several the first with a value counts. */
export interface Row {
  /** The field; empty if there's no such column. */
  readonly text: (...columns: readonly string[]) => string;
  /** The day of the field as YYYY-MM-DD, or null. */
  readonly day: (...columns: readonly string[]) => string | null;
  /** The rating of the field, which ends at `best`, out of ten; null if there is none. */
  readonly rating: (column: string, best: number) => number | null;
  /** The file's name in lowercase, without folders. */
  readonly fileName: string;
}

/** The result of parsing a row: a movie, an invalid row, or something other than a movie. */
type ReadRow = (row: Row) => ImportRow | 'invalid' | 'other';

/** A kind of file. */
interface Format {
  /** Columns that it has. */
  readonly columns: readonly string[];
  /** Whether it has no other columns. */
  readonly only?: true;
  /** Words one of which its file name has, for files that look alike otherwise. */
  readonly words?: readonly string[];
  readonly read: ReadRow;
}

const movie = (row: Partial<ImportRow>) => importRow(row) ?? 'invalid';
const at = (day: string | null) => (day === null ? null : noonOf(day));
const rated = (rating: number | null, day: string | null) => ({ rating, ratedAt: at(day), enteredOn: day });
const ids = (row: Row) => ({
  tmdbId: tmdbIdOf(row.text('tmdbid', 'tmdb')),
  imdbId: imdbIdOf(row.text('imdbid', 'imdb')),
});
/** The title and year that a row has, whatever its format. */
export const titled = (row: Pick<Row, 'text'>) => ({
  title: row.text('title', 'name', 'filmname'),
  year: yearOf(row.text('year')),
});

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

/**
 * Parts of the title types, without accents, of what TMDB doesn't have as movies: series, episodes, games and podcasts.
 * IMDb writes them in the member's language: English, German, Italian, Spanish, French, Portuguese or Hindi.
 */
const NO_MOVIE = new RegExp(
  [
    ...['seri(e|al)', 'episod', 'folge', 'podcast', 'video ?(game|spiel|gioco|juego|jogo)', 'jeu video'],
    ...['सीरीज', 'श्रृंखला', 'शृंखला', 'धारावाहिक', 'एपिसोड', 'पॉडकास्ट', 'गेम'].map(folded),
  ].join('|'),
);

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
  const day = isRated ? row.day('daterated', 'dateadded', ...(isOld ? ['created'] : [])) : null;
  return movie({
    ...titled(row),
    imdbId: imdbIdOf(row.text('const')),
    mayBeSeries: !MOVIE_TYPES.has(type.replace(/[\s-]/g, '')),
    // Rated movies count as watched.
    viewings: isRated ? seen(null) : [],
    ...rated(rating, day),
    watchlist: row.fileName.includes('watchlist'),
  });
}

/** Letterboxd's diary and reviews. */
const readDiary: ReadRow = (row) =>
  movie({
    ...letterboxd(row),
    viewings: seen(row.day('watcheddate'), isRewatch(row)),
    ...rated(row.rating('rating', 5), row.day('date')),
  });

/** Letterboxd's import format, which Matinee and many tools write. */
const readImportColumns: ReadRow = (row) => {
  const day = row.day('watcheddate');
  return movie({
    ...titled(row),
    ...ids(row),
    viewings: seen(day, isRewatch(row)),
    rating: row.rating('rating', 5) ?? row.rating('rating10', 10),
    ratedAt: at(day),
  });
};

/** A watchlist with ids. Some versions of Movary wrote rows without the year, so that the other fields are under wrong columns. */
const readWatchlist: ReadRow = (row) =>
  row.text('addedat') === '' && dayOf(row.text('imdbid')) !== null
    ? movie({
        title: row.text('title'),
        tmdbId: tmdbIdOf(row.text('year')),
        imdbId: imdbIdOf(row.text('tmdbid')),
        watchlist: true,
      })
    : movie({ ...titled(row), ...ids(row), watchlist: true });

/** TMDB's ratings, watchlist and favorites have the same columns; episodes have the type of series. */
const readTmdb: ReadRow = (row) => {
  if (row.text('type').toLowerCase() !== 'movie') return 'other';
  const rating = row.rating('yourrating', 10);
  const day = row.day('daterated');
  const listed = { ...titled(row), year: yearOf(row.text('releasedate').slice(0, 4)), ...ids(row) };
  if (row.fileName.includes('favorite')) return movie({ ...listed, marks: { favorite: { at: at(day) } } });
  return row.text('yourrating') === ''
    ? movie({ ...listed, watchlist: true })
    : movie({ ...listed, viewings: seen(null), ...rated(rating, day) });
};

/** A title such as 'Matrix, The (1999)'. */
function sortedTitle(text: string) {
  const [, sorted = text, year = ''] = /^(.*?) *\((\d{4})\)$/.exec(text) ?? [];
  return { title: sorted.replace(/^(.*), (the|an?|les?|la|l'|das|der|die|el|il)$/i, '$2 $1'), year: yearOf(year) };
}

/** An IMDb id without its letters, and perhaps without leading zeros. */
const paddedImdbId = (digits: string) => imdbIdOf(/^\d+$/.test(digits) ? `tt${digits.padStart(7, '0')}` : digits);

const movieLens = (row: Row) => ({
  ...sortedTitle(row.text('title')),
  tmdbId: tmdbIdOf(row.text('tmdbid')),
  imdbId: paddedImdbId(row.text('imdbid')),
});

/** What is left of a status without blanks, hyphens and capitals. */
const statusOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Simkl's table. It doesn't tell movies from series of anime, whose TMDB ids may be either's. */
const readSimkl: ReadRow = (row) => {
  const type = row.text('type').toLowerCase();
  const imdbId = imdbIdOf(row.text('imdb'));
  if (type.startsWith('tv') || (type === 'anime' && imdbId === null)) return 'other';
  const status = statusOf(row.text('watchlist'));
  const day = row.day('watcheddate');
  return movie({
    ...titled(row),
    imdbId,
    ...(type === 'anime' ? { mayBeSeries: true } : { tmdbId: tmdbIdOf(row.text('tmdb')) }),
    viewings: status === 'completed' ? seen(day) : [],
    rating: row.rating('rating', 10),
    ratedAt: at(day),
    watchlist: status === 'plantowatch',
  });
};

/** Yamtrack's table, which also has series, books and games; only those of TMDB have its ids. */
const readYamtrack: ReadRow = (row) => {
  if (row.text('mediatype').toLowerCase() !== 'movie') return 'other';
  const status = statusOf(row.text('status'));
  const day = row.day('enddate', 'watchdate');
  return movie({
    ...titled(row),
    tmdbId: ['', 'tmdb'].includes(row.text('source').toLowerCase()) ? tmdbIdOf(row.text('mediaid')) : null,
    viewings: status === 'completed' ? seen(day) : [],
    rating: row.rating('score', 10),
    ratedAt: at(day),
    watchlist: status === 'planning',
  });
};

/** Criticker's table: scores up to 100. */
const readCriticker: ReadRow = (row) =>
  row.text('url').includes('/tv/')
    ? 'other'
    : movie({
        title: sortedTitle(row.text('filmname')).title,
        year: yearOf(row.text('year')),
        imdbId: imdbIdOf(row.text('imdbid')),
        viewings: seen(null),
        rating: row.rating('score', 100),
      });

/** Kinds of files, by columns; the first that fits counts. */
const FORMATS: readonly Format[] = [
  { columns: ['const', 'yourrating'], read: readImdb },
  { columns: ['const', 'yourated'], read: readImdb },
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
  { columns: ['tmdbid', 'type', 'yourrating'], read: readTmdb },
  {
    columns: ['movieid', 'imdbid', 'tmdbid', 'rating', 'title'],
    read: (row) => movie({ ...movieLens(row), viewings: seen(null), rating: row.rating('rating', 5) }),
  },
  {
    columns: ['movieid', 'imdbid', 'tmdbid', 'title'],
    words: ['wishlist'],
    read: (row) => movie({ ...movieLens(row), watchlist: true }),
  },
  { columns: ['simklid', 'type', 'watchlist'], read: readSimkl },
  { columns: ['mediaid', 'mediatype', 'status'], read: readYamtrack },
  { columns: ['score', 'filmname', 'imdbid'], read: readCriticker },
  ...['tmdbid', 'imdbid', 'letterboxduri', 'title'].flatMap((movieColumn) =>
    ['watcheddate', 'rating10'].map((column) => ({ columns: [movieColumn, column], read: readImportColumns })),
  ),
  ...['tmdbid', 'imdbid'].flatMap((id) =>
    ['rating', 'review'].map((column) => ({ columns: [id, column], read: readImportColumns })),
  ),
];

/** A column's name without what differs between sites and spreadsheets: capitals, blanks and punctuation. */
export const columnName = (head: string): string => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How to read the rows of a table; undefined if its columns are unknown. @param fileName as in `Row` */
export function readerOf(columns: ReadonlySet<string>, fileName: string): ReadRow | undefined {
  const words = fileName.split(/[^a-z]+/);
  return FORMATS.find(
    (format) =>
      format.columns.every((column) => columns.has(column)) &&
      (!format.only || columns.size === format.columns.length) &&
      (!format.words || format.words.some((word) => words.includes(word))),
  )?.read;
}
