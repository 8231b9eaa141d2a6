import { isDate, isRating, localDate } from '../marks/diary';
import { kindsWith, type MarkKind } from '../marks/mark-kinds';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../export';
import { isRecord } from '../values/guards';
import { fail, ok, type Result } from '../values/result';
import { dayOf, momentOf } from './days';
import {
  imdbIdOf,
  type ImportFile,
  importRow,
  type ImportRow,
  NOTHING_LEFT_OUT,
  ratingOf,
  seen,
  tmdbIdOf,
  yearOf,
} from './import-row';

/** Why JSON can't be imported: an unknown format, or an export of a later version of Matinee. */
export type UnknownJson = 'unknown' | 'newer';

type Item = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function listOf(movies: readonly (ImportRow | null)[], nonMovies = 0): ImportFile {
  const valid = movies.filter((movie) => movie !== null);
  return { ...NOTHING_LEFT_OUT, movies: valid, invalidRows: movies.length - valid.length, nonMovies };
}

/** A movie of our export, or null. */
function exportedMovie(item: unknown, fields: (item: Item) => Partial<ImportRow> | null): ImportRow | null {
  if (!isRecord(item)) return null;
  const [tmdbId, own] = [tmdbIdOf(item['tmdbId']), fields(item)];
  if (tmdbId === null || own === null) return null;
  return importRow({ title: textOf(item['title']), year: yearOf(item['year']), tmdbId, ...own });
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

function readExport(copy: Item): Result<ImportFile, UnknownJson> {
  const { version, marks, viewings, ratings } = copy;
  if (typeof version === 'number' && version > EXPORT_VERSION) return fail('newer');
  if ((version !== 1 && version !== EXPORT_VERSION) || !isRecord(marks)) return fail('unknown');
  const list = (items: unknown, fields: (item: Item) => Partial<ImportRow> | null) =>
    Array.isArray(items) ? items.map((item: unknown) => exportedMovie(item, fields)) : [];
  return ok(
    listOf([
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
    fileName: /^(lists-)?favorites\b/,
    read: (item) => ({ marks: { favorite: { at: momentOf(item['listed_at']) } } }),
  },
  { field: 'listed_at', fileName: /^(lists-)?watchlist\b/, read: () => ({ watchlist: true }) },
];

function readTrakt(items: readonly unknown[], fileName: string): Result<ImportFile, UnknownJson> {
  const known = items.filter(isRecord).flatMap((item) => {
    const list = TRAKT.find(
      ({ field, fileName: name }) => field in item && (name === undefined || name.test(fileName)),
    );
    return list ? [{ item, fields: list.read(item) }] : [];
  });
  if (known.length === 0) return fail('unknown');
  const movies = known
    .filter(({ item }) => 'movie' in item)
    .map(({ item, fields }) => {
      const named = namedMovie(item['movie']);
      return named && importRow({ ...named, ...fields });
    });
  const list = listOf(movies, known.length - movies.length);
  return ok({ ...list, invalidRows: list.invalidRows + items.length - known.length });
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

function readSimkl(copy: Item): Result<ImportFile, UnknownJson> {
  const lists = ['movies', 'shows', 'anime'].map((list) => itemsOf(copy[list]));
  const isSimkl = (item: Item) => 'status' in item && ('movie' in item || 'show' in item);
  const items = lists.flat().filter(isSimkl);
  if (items.length === 0) return fail('unknown');
  const movies = items.filter((item) => 'movie' in item || item['anime_type'] === 'movie');
  return ok(listOf(movies.map(simklMovie), items.length - movies.length));
}

/**
 * Parses the movies of Matinee's export, of Simkl's backup, or of Trakt's lists.
 * @param path file name, with the folders of an archive
 */
export function readJson(json: unknown, path: string): Result<ImportFile, UnknownJson> {
  if (Array.isArray(json)) return readTrakt(json, (/[^/]*$/.exec(path)?.[0] ?? '').toLowerCase());
  if (!isRecord(json)) return fail('unknown');
  return json['format'] === EXPORT_FORMAT ? readExport(json) : readSimkl(json);
}
