/** Movies per call: as many requests to TMDB, one after the other. */
const MOVIES_AT_ONCE = 20;

/** A genre that cards name differently from TMDB (src/config/genres). */
const RENAMED_GENRES: ReadonlyMap<unknown, string> = new Map([[878, 'Sci-Fi']]);

/** The genre of cards without any (specification, section 3). */
const NO_GENRE = 'Drama';

/** A movie as the database expects it (parse_movie_snapshot). */
export interface MovieCard {
  readonly title: string;
  readonly year: number;
  readonly rating: number;
  readonly genres: readonly string[];
  readonly description: string;
  readonly poster_path: string | null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The card from TMDB's response about a movie; null if it's malformed. */
export function cardOf(details: unknown): MovieCard | null {
  const title = textOf(fieldOf(details, 'title'));
  if (title.trim() === '') return null;
  const genres = fieldOf(details, 'genres');
  const names = (Array.isArray(genres) ? genres : [])
    .map((genre: unknown) => RENAMED_GENRES.get(fieldOf(genre, 'id')) ?? textOf(fieldOf(genre, 'name')))
    .filter((name) => name !== '');
  const rating = fieldOf(details, 'vote_average');
  const poster = textOf(fieldOf(details, 'poster_path'));
  return {
    title,
    year: Number(/^\d{4}/.exec(textOf(fieldOf(details, 'release_date')))?.[0] ?? 0),
    rating: typeof rating === 'number' ? Math.round(rating * 10) / 10 : 0,
    genres: names.length === 0 ? [NO_GENRE] : names.slice(0, 20),
    description: textOf(fieldOf(details, 'overview')).slice(0, 4000),
    poster_path: poster === '' ? null : poster,
  };
}

/**
 * The edge function that corrects movies written by members: takes reports from the queue, fetches the movies from TMDB
 * and stores them. Called on a schedule, with the service key only.
 * POST returns 200 {"corrected", "unknown", "failed"}: how many movies were stored, don't exist at TMDB, or will be
 * retried in an hour; 401 {"error": "not_allowed"}; 405 {"error": "method_not_allowed"}; 502 {"error": "no_queue"} if
 * the database doesn't respond; 503 {"error": "not_set_up"} if a secret is missing.
 * @param readSecret reads a secret from the environment, undefined if it isn't set
 * @param fetching sends requests to the database and TMDB
 */
export function createCorrectMovies(
  readSecret: (name: string) => string | undefined,
  fetching: typeof fetch = fetch,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const respond = (status: number, body: object) =>
      Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
    const [url, service, key] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'TMDB_API_KEY'].map(readSecret);

    if (request.method !== 'POST') return respond(405, { error: 'method_not_allowed' });
    if (!url || !service || !key) return respond(503, { error: 'not_set_up' });
    if (request.headers.get('authorization') !== `Bearer ${service}`) return respond(401, { error: 'not_allowed' });

    /** Calls the database with the service key; undefined if that failed. */
    const callRpc = async (name: string, parameters: object): Promise<unknown> => {
      const response = await fetching(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: service, authorization: `Bearer ${service}`, 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      }).catch(() => undefined);
      return response?.ok ? ((await response.json()) as unknown) : undefined;
    };

    /** The card of a movie, null if TMDB doesn't have it, undefined if the request failed. */
    const fetchCard = async (id: number): Promise<MovieCard | null | undefined> => {
      const response = await fetching(
        `https://api.themoviedb.org/3/movie/${id}?api_key=${encodeURIComponent(key)}&language=en-US`,
      ).catch(() => undefined);
      if (response?.status === 404) return null;
      return response?.ok ? (cardOf(await response.json()) ?? undefined) : undefined;
    };

    const queue = await callRpc('claim_movie_reports', { max_reports: MOVIES_AT_ONCE });
    if (!Array.isArray(queue)) return respond(502, { error: 'no_queue' });
    const ids = queue.filter((id): id is number => Number.isSafeInteger(id));
    const outcome = { corrected: 0, unknown: 0, failed: 0 };
    for (const id of ids) {
      const details = await fetchCard(id).catch(() => undefined);
      const written = details === undefined ? undefined : await callRpc('correct_movie', { movie: id, details });
      outcome[written === undefined ? 'failed' : details === null ? 'unknown' : 'corrected'] += 1;
    }
    return respond(200, outcome);
  };
}
