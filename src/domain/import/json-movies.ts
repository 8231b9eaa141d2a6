import { IMPORT_TITLE_LENGTH } from '../../config/import';
import { isDate, isRating, localDate } from '../marks/diary';
import { kindsWith, type MarkKind } from '../marks/mark-kinds';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../export';
import { isRecord } from '../values/guards';
import { fail, ok, type Result } from '../values/result';
import { dayOf, momentOf } from './days';
import {
  fileNameOf,
  imdbIdOf,
  type ImportFile,
  importRow,
  type ImportRow,
  type LeftOut,
  ratingOf,
  seen,
  tmdbIdOf,
  yearOf,
} from './import-row';

/** Why JSON can't be imported: an unknown format, or an export of a later version of Matinee. */
export type UnknownJson = 'unknown' | 'newer';

type Item = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An item of a file, or what was left out of it. */
type ReadItem = ImportRow | LeftOut;

const isLeftOut = (item: ReadItem): item is LeftOut => 'reason' in item;

function fileOf(items: readonly ReadItem[]): ImportFile {
  return {
    movies: items.flatMap((item) => (isLeftOut(item) ? [] : [item])),
    leftOut: items.filter(isLeftOut),
    notes: [],
  };
}

/** An item that is left out. @param named what has its title and year */
function leftOut(reason: LeftOut['reason'], file: string, named: unknown, row: number | null = null): LeftOut {
  const { title, year } = isRecord(named) ? named : {};
  return { reason, title: textOf(title).slice(0, IMPORT_TITLE_LENGTH), year: yearOf(year), file, row, rows: 1 };
}

/** A movie of our export. */
function exportedMovie(item: unknown, fields: (item: Item) => Partial<ImportRow> | null, file: string): ReadItem {
  const invalid = leftOut('unreadable', file, item);
  if (!isRecord(item)) return invalid;
  const [tmdbId, own] = [tmdbIdOf(item['tmdbId']), fields(item)];
  if (tmdbId === null || own === null) return invalid;
  return importRow({ title: textOf(item['title']), year: yearOf(item['year']), tmdbId, ...own }) ?? invalid;
}

/** In version 1, a movie's only viewing was the time of its mark. */
function exportedMark(kind: MarkKind, version: number) {
  return (item: Item): Partial<ImportRow> => {
    const at = momentOf(item['markedAt']);
    const isViewing = kind === 'watched' && version === 1;
    return { marks: { [kind]: { at } }, viewings: isViewing ? seen(at === null ? null : localDate(at)) : [] };
  };
}

function exportedViewing({ watchedOn = null, rewatch }: Item): Partial<ImportRow> | null {
  return watchedOn === null || isDate(watchedOn) ? { viewings: seen(watchedOn, rewatch === true) } : null;
}

function exportedRating({ rating }: Item): Partial<ImportRow> | null {
  return isRating(rating) ? { rating } : null;
}

function readExport(copy: Item, file: string): Result<ImportFile, UnknownJson> {
  const { version, marks, viewings, ratings } = copy;
  if (typeof version === 'number' && version > EXPORT_VERSION) return fail('newer');
  if ((version !== 1 && version !== EXPORT_VERSION) || !isRecord(marks)) return fail('unknown');
  const list = (items: unknown, fields: (item: Item) => Partial<ImportRow> | null) =>
    Array.isArray(items) ? items.map((item: unknown) => exportedMovie(item, fields, file)) : [];
  return ok(
    fileOf([
      ...kindsWith().flatMap((kind) => list(marks[kind], exportedMark(kind, version))),
      ...list(viewings, exportedViewing),
      ...list(ratings, exportedRating),
    ]),
  );
}

/** Title, year and ids of a movie on Trakt or Simkl; null if there's none. */
function namedMovie(movie: unknown): Partial<ImportRow> | null {
  if (!isRecord(movie)) return null;
  const ids = isRecord(movie['ids']) ? movie['ids'] : {};
  return {
    title: textOf(movie['title']),
    year: yearOf(movie['year']),
    imdbId: imdbIdOf(ids['imdb']),
    tmdbId: tmdbIdOf(ids['tmdb']),
  };
}

/** A date, or null if it's none. */
const dayIn = (value: unknown) => dayOf(textOf(value));

/** How Trakt's files differ: by a field of their items, and lists by the file's name. */
const TRAKT: readonly {
  readonly field: string;
  readonly fileName?: RegExp;
  readonly read: (item: Item) => Partial<ImportRow>;
}[] = [
  { field: 'watched_at', read: (item) => ({ viewings: seen(dayIn(item['watched_at'])) }) },
  {
    field: 'last_watched_at',
    read: (item) => ({ viewings: seen(dayIn(item['last_watched_at']), Number(item['plays']) > 1) }),
  },
  {
    field: 'rated_at',
    read: (item) => ({
      viewings: seen(null),
      rating: ratingOf(item['rating'], 10),
      ratedAt: momentOf(item['rated_at']),
      enteredOn: dayIn(item['rated_at']),
    }),
  },
  {
    field: 'listed_at',
    fileName: /^(?!lists-(?!favorites))(.*[^a-z])?favorites(?![a-z])/,
    read: (item) => ({ marks: { favorite: { at: momentOf(item['listed_at']) } } }),
  },
  {
    field: 'listed_at',
    fileName: /^(?!lists-(?!watchlist))(.*[^a-z])?watchlist(?![a-z])/,
    read: () => ({ watchlist: true }),
  },
];

/** What Trakt says it couldn't export. */
function readTraktErrors(errors: readonly unknown[], file: string): Result<ImportFile, UnknownJson> {
  const lost = itemsOf(errors).map(({ endpoint }) => leftOut('lost', file, { title: endpoint }));
  return lost.length === 0 ? fail('unknown') : ok(fileOf(lost));
}

function readTrakt(items: readonly unknown[], file: string): Result<ImportFile, UnknownJson> {
  const listOf = (item: unknown) =>
    isRecord(item)
      ? TRAKT.find(({ field, fileName = /^/ }) => field in item && fileName.test(file.toLowerCase()))
      : undefined;
  if (!items.some(listOf)) return fail('unknown');
  const rows = items.map((item, index): ReadItem => {
    const [list, row] = [listOf(item), index + 1];
    if (!list || !isRecord(item)) return leftOut('unreadable', file, null, row);
    if (!('movie' in item)) return leftOut('no-movie', file, item['show'], row);
    const named = namedMovie(item['movie']);
    return (named && importRow({ ...named, ...list.read(item) })) ?? leftOut('unreadable', file, null, row);
  });
  return ok(fileOf(rows));
}

const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** A movie of Simkl's backup. What was watched when it was added was only marked then. */
function simklMovie(item: Item): ImportRow | null {
  const named = namedMovie(item['movie'] ?? item['show']);
  if (!named) return null;
  const day = dayIn(item['last_watched_at']);
  const addedThen = item['last_watched_at'] === item['added_to_watchlist_at'];
  return importRow({
    ...named,
    viewings: item['status'] === 'completed' ? seen(addedThen ? null : day) : [],
    enteredOn: addedThen ? day : dayIn(item['added_to_watchlist_at']),
    rating: ratingOf(item['user_rating'], 10),
    ratedAt: momentOf(item['user_rated_at']),
    watchlist: item['status'] === 'plantowatch',
  });
}

function readSimkl(copy: Item, file: string): Result<ImportFile, UnknownJson> {
  const lists = ['movies', 'shows', 'anime'].map((list) => itemsOf(copy[list]));
  const isSimkl = (item: Item) => 'status' in item && ('movie' in item || 'show' in item);
  const items = lists.flat().filter(isSimkl);
  if (items.length === 0) return fail('unknown');
  const rows = items.map((item): ReadItem => {
    const named = item['movie'] ?? item['show'];
    const isMovie = 'movie' in item || item['anime_type'] === 'movie';
    return isMovie ? (simklMovie(item) ?? leftOut('unreadable', file, named)) : leftOut('no-movie', file, named);
  });
  return ok(fileOf(rows));
}

/**
 * Parses the movies of Matinee's export, of Simkl's backup, or of Trakt's lists.
 * @param path file name, with the folders of an archive
 */
export function readJson(json: unknown, path: string): Result<ImportFile, UnknownJson> {
  const file = fileNameOf(path);
  if (Array.isArray(json)) return file === '_errors.json' ? readTraktErrors(json, file) : readTrakt(json, file);
  if (!isRecord(json)) return fail('unknown');
  return json['format'] === EXPORT_FORMAT ? readExport(json, file) : readSimkl(json, file);
}
