import { createHmac } from 'node:crypto';
import { EMBEDDED_PUBLIC_KEY } from '../settings/public-key';
import { createCorrectMovies } from '../../supabase/functions/correct-movies/handler';

/** Milliseconds between two looks at the queue: an empty one costs one question of the database. */
const EVERY_MS = 60_000;

/** Where the function believes the backend to be: it is asked within this process. */
const BACKEND = 'http://backend.internal';
const MOVIES = 'https://api.themoviedb.org';

export interface MovieCorrectionsOptions {
  readonly tokenSecret: string;
  readonly movieDatabaseKey: string;
  /** Answers for the backend. */
  readonly backend: (request: Request) => Promise<Response>;
  /** Answers for the movie database, by the paths of its own version 3. */
  readonly movies: typeof fetch;
  /** Milliseconds; a minute unless given. */
  readonly every?: number;
}

/** The function correct-movies, and what calls it by the clock as a schedule does in a hosted project. */
export interface MovieCorrections {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Calls it no more, and waits for a call that is under way. */
  stop(): Promise<void>;
}

/** Has what members wrote of movies set right, also by the embedded backend. */
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
      // @supabase/lite knows its own two keys there, and takes the role of the token
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

/** A token of the role that may do everything, as a hosted project's service key is. It never leaves this process. */
function serviceKey(tokenSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role', exp: 4102444800 })}`;
  return `${signed}.${createHmac('sha256', tokenSecret).update(signed).digest('base64url')}`;
}
