import { createHmac } from 'node:crypto';
import { EMBEDDED_PUBLIC_KEY } from '../settings/public-key';
import { createCorrectMovies } from '../../supabase/functions/correct-movies/handler';

/** Interval in ms at which the queue is checked; an empty queue costs one query. */
const EVERY_MS = 60_000;

/** The backend's URL as the function sees it; requests stay within this process. */
const BACKEND = 'http://backend.internal';
const MOVIES = 'https://api.themoviedb.org';

export interface MovieCorrectionsOptions {
  readonly tokenSecret: string;
  readonly movieDatabaseKey: string;
  /** Handles the function's requests to the backend. */
  readonly backend: (request: Request) => Promise<Response>;
  /** Handles requests to TMDB, by the paths of its version 3. */
  readonly movies: typeof fetch;
  /** In ms; one minute by default. */
  readonly every?: number;
}

/** The function correct-movies, and its schedule, as in a hosted project. */
export interface MovieCorrections {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Stops the schedule, and waits for a running call. */
  stop(): Promise<void>;
}

/** Corrects movie data written by members, as the hosted function does. */
export function startMovieCorrections(options: MovieCorrectionsOptions): MovieCorrections {
  const { tokenSecret, movieDatabaseKey, backend, movies, every = EVERY_MS } = options;
  const key = serviceKey(tokenSecret);
  const secrets = new Map([
    ['SUPABASE_URL', BACKEND],
    ['SUPABASE_SERVICE_ROLE_KEY', key],
    ['TMDB_API_KEY', movieDatabaseKey],
  ]);
  const handle = createCorrectMovies(
    (name) => secrets.get(name),
    (input, init) => {
      const request = new Request(input, init);
      if (request.url.startsWith(MOVIES)) return movies(request);
      // @supabase/lite only accepts its own two keys here, and takes the role from the token
      request.headers.set('apikey', EMBEDDED_PUBLIC_KEY);
      return backend(request);
    },
  );
  const call = new Request(BACKEND, { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  let last: Promise<unknown> = Promise.resolve();
  let working = false;
  const timer = setInterval(() => {
    if (working) return;
    working = true;
    last = handle(call.clone()).finally(() => (working = false));
  }, every);
  timer.unref();
  return {
    fetch: handle,
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}

/** A service role token, like a hosted project's service key. It never leaves this process. */
function serviceKey(tokenSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role', exp: 4102444800 })}`;
  return `${signed}.${createHmac('sha256', tokenSecret).update(signed).digest('base64url')}`;
}
