import { IMPORT_TITLE_LENGTH } from '../../config/import';
import { isDate, isRating, localDate } from '../marks/diary';
import { kindsWith, type MarkKind } from '../marks/mark-kinds';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../export';
import { isRecord } from '../values/guards';
import { fail, ok, type Result } from '../values/result';
import { readTable } from './csv-movies';
import { bestOf, dayOf, imdbIdOf, momentOf, ratingOf, tmdbIdOf, yearOf } from './fields';
import { fileNameOf, type ImportFile, importRow, type ImportRow, type LeftOut, seen } from './import-row';
import { mergeFiles } from './merge-files';

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
    // Trakt called favorites recommendations until 2023.
    fileName: /^(?!lists-(?!favorites))(.*[^a-z])?(favorites|recommendations)(?![a-z])/,
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

/** The movie of an item, which may be the item itself; undefined for others. @param list the name of its list */
function movieIn(item: Item, list: string): unknown {
  if ('movie' in item) return item['movie'];
  const isMovie = isRecord(item['ids']) && !('show' in item) && !/show|episode|season/.test(list);
  return isMovie ? item : undefined;
}

/** @param list the name of the list, if the file has several */
function readTrakt(
  items: readonly unknown[],
  file: string,
  list = file.toLowerCase(),
): Result<ImportFile, UnknownJson> {
  const formatOf = (item: unknown) =>
    isRecord(item) ? TRAKT.find(({ field, fileName = /^/ }) => field in item && fileName.test(list)) : undefined;
  if (!items.some(formatOf)) return fail('unknown');
  const rows = items.map((item, index): ReadItem => {
    const [format, row] = [formatOf(item), index + 1];
    if (!format || !isRecord(item)) return leftOut('unreadable', file, null, row);
    const movie = movieIn(item, list);
    if (movie === undefined) return leftOut('no-movie', file, item['show'] ?? item, row);
    const named = namedMovie(movie);
    return (named && importRow({ ...named, ...format.read(item) })) ?? leftOut('unreadable', file, null, row);
  });
  return ok(fileOf(rows));
}

/** How deep lists may be in an object. */
const LIST_DEPTH = 3;

/** The lists in an object, by the names that lead to them, such as 'watchlist-movies'. */
function listsIn(json: Item, path = '', depth = LIST_DEPTH): readonly (readonly [string, readonly unknown[]])[] {
  return Object.entries(json).flatMap(([key, value]) => {
    const name = path + key.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
    if (Array.isArray(value)) return [[name, value]];
    return isRecord(value) && depth > 1 ? listsIn(value, `${name}-`, depth - 1) : [];
  });
}

/** A backup with all of Trakt's lists in one object, as tools write it. */
function readTraktLists(json: Item, file: string): Result<ImportFile, UnknownJson> {
  const lists = listsIn(json).map(([name, items]) => readTrakt(items, file, name));
  const read = lists.flatMap((list) => (list.ok ? [list.value] : []));
  return read.length === 0 ? fail('unknown') : ok(mergeFiles(read));
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

/** What Ryot says of a movie. Its ratings are out of five or a hundred. @param best where they end */
function ryotMovie(item: Item, best: number): ImportRow | null {
  const title = textOf(item['source_id']);
  const rated = itemsOf(item['reviews']).filter(({ rating }) => ratingOf(rating, best) !== null);
  const dates = (review: Item) => dayIn(isRecord(review['review']) ? review['review']['date'] : null) ?? '';
  const last = rated.toSorted((one, other) => (dates(one) < dates(other) ? 1 : -1))[0];
  const isFinished = ({ progress = 100 }: Item) => Number(progress) >= 100;
  return importRow({
    title: /^(met_|\d+$)/.test(title) ? '' : title,
    tmdbId: /^tmdb$/i.test(textOf(item['source'])) ? tmdbIdOf(item['identifier']) : null,
    viewings: itemsOf(item['seen_history'])
      .filter(isFinished)
      .flatMap((seenOnce) => seen(dayIn(seenOnce['ended_on']))),
    rating: last ? ratingOf(last['rating'], best) : null,
    watchlist: Array.isArray(item['collections']) && item['collections'].includes('Watchlist'),
  });
}

function readRyot(json: unknown, file: string): Result<ImportFile, UnknownJson> {
  const items = itemsOf(isRecord(json) ? (json['metadata'] ?? json['media']) : json);
  if (!items.some((item) => 'lot' in item && 'seen_history' in item)) return fail('unknown');
  const ratings = items.flatMap(({ reviews }) => itemsOf(reviews).map(({ rating }) => rating));
  const best = bestOf(ratings) ?? 100;
  return ok(
    fileOf(
      items.map((item): ReadItem => {
        const named = { title: item['source_id'] };
        return /^movie$/i.test(textOf(item['lot']))
          ? (ryotMovie(item, best) ?? leftOut('unreadable', file, named))
          : leftOut('no-movie', file, named);
      }),
    ),
  );
}

/** A table that is written as a list of objects. */
function readRecords(items: readonly unknown[], path: string): ImportFile | null {
  const records = itemsOf(items);
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const field = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const list = readTable(path, [columns, ...records.map((record) => columns.map((column) => field(record[column])))]);
  return list && { ...list, leftOut: list.leftOut.map((left) => ({ ...left, row: null })) };
}

/** Tables in JSON, such as Tautulli's history. */
function readTables(json: unknown, path: string): Result<ImportFile, UnknownJson> {
  const lists = Array.isArray(json) ? [json] : isRecord(json) ? listsIn(json).map(([, items]) => items) : [];
  const tables = lists.map((items) => readRecords(items, path)).filter((table) => table !== null);
  return tables.length === 0 ? fail('unknown') : ok(mergeFiles(tables));
}

/**
 * Parses the movies of Matinee's export, of Simkl's backup, of Trakt's lists, of Ryot's export, or of a table.
 * @param path file name, with the folders of an archive
 */
export function readJson(json: unknown, path: string): Result<ImportFile, UnknownJson> {
  const file = fileNameOf(path);
  if (isRecord(json) && json['format'] === EXPORT_FORMAT) return readExport(json, file);
  if (Array.isArray(json) && file === '_errors.json') return readTraktErrors(json, file);
  const readers: readonly (() => Result<ImportFile, UnknownJson>)[] = [
    ...(Array.isArray(json) ? [() => readTrakt(json, file)] : []),
    ...(isRecord(json) ? [() => readSimkl(json, file), () => readTraktLists(json, file)] : []),
    () => readRyot(json, file),
    () => readTables(json, path),
  ];
  return readers.reduce<Result<ImportFile, UnknownJson>>(
    (read, reader) => (read.ok ? read : reader()),
    fail('unknown'),
  );
}
