import { kindsWith, type MarkKind } from '../marks/mark-kinds';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../export';
import { isRecord } from '../values/guards';
import { fail, ok, type Result } from '../values/result';
import { imdbIdOf, importRow, ratingOf, tmdbIdOf, yearOf, type ImportRow, type ImportFile } from './import-row';
import { momentOf } from './csv-movies';

/** Why JSON can't be imported: an unknown format, or an export of a later version of Matinee. */
export type UnknownJson = 'unknown' | 'newer';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function listOf(movies: readonly (ImportRow | null)[], nonMovies = 0): ImportFile {
  const valid = movies.filter((movie) => movie !== null);
  return { movies: valid, invalidRows: movies.length - valid.length, nonMovies };
}

function copiedMovie(item: unknown, kind: MarkKind): ImportRow | null {
  if (!isRecord(item)) return null;
  const tmdbId = tmdbIdOf(item['tmdbId']);
  if (tmdbId === null) return null;
  return importRow({
    title: textOf(item['title']),
    year: yearOf(item['year']),
    tmdbId,
    marks: { [kind]: { at: momentOf(item['markedAt']) } },
  });
}

function readExport(copy: Record<string, unknown>): Result<ImportFile, UnknownJson> {
  const { version, marks } = copy;
  if (typeof version === 'number' && version > EXPORT_VERSION) return fail('newer');
  if (version !== EXPORT_VERSION || !isRecord(marks)) return fail('unknown');
  const movies = kindsWith().flatMap((kind) => {
    const list = marks[kind];
    return Array.isArray(list) ? list.map((item: unknown) => copiedMovie(item, kind)) : [];
  });
  return ok(listOf(movies));
}

/** Fields of Trakt's watched and rated items; watchlist items have none of them. */
const TRAKT_TIMES = ['last_watched_at', 'watched_at', 'rated_at'] as const;

const isTrakt = (item: unknown): item is Record<string, unknown> =>
  isRecord(item) && TRAKT_TIMES.some((field) => field in item);

function traktMovie(item: Record<string, unknown>): ImportRow | null {
  const movie = item['movie'];
  if (!isRecord(movie)) return null;
  const ids = isRecord(movie['ids']) ? movie['ids'] : {};
  const ratedAt = momentOf(item['rated_at']);
  return importRow({
    title: textOf(movie['title']),
    year: yearOf(movie['year']),
    imdbId: imdbIdOf(ids['imdb']),
    tmdbId: tmdbIdOf(ids['tmdb']),
    marks: { watched: { at: momentOf(item['last_watched_at']) ?? momentOf(item['watched_at']) } },
    rating: ratingOf(item['rating'], 10),
    ratedAt,
  });
}

/** Parses the movies of Matinee's export, or of Trakt's watched, rated and history lists. */
export function readJson(json: unknown): Result<ImportFile, UnknownJson> {
  if (isRecord(json) && json['format'] === EXPORT_FORMAT) return readExport(json);
  if (!Array.isArray(json) || !json.some(isTrakt)) return fail('unknown');
  const items: readonly unknown[] = json;
  const traktItems = items.filter(isTrakt);
  const movies = traktItems.filter((item) => 'movie' in item);
  const list = listOf(movies.map(traktMovie), traktItems.length - movies.length);
  return ok({ ...list, invalidRows: list.invalidRows + items.length - traktItems.length });
}
