import { describe, expect, it } from 'vitest';
import { cardOf, createCorrectMovies } from '../../../../supabase/functions/correct-movies/handler';
import { DISPLAY_GENRES, GENRE } from '../../../../src/config/genres';
import { movieOfDetails } from '../../../../src/domain/movies/movie-details';
import { parseMovieDetails } from '../../../../src/api/tmdb/parse-details';

const DETAILS = {
  id: 949,
  title: 'Heat',
  release_date: '1995-12-15',
  vote_average: 7.912,
  genres: [
    { id: GENRE.crime, name: 'Crime' },
    { id: GENRE.scifi, name: 'Science Fiction' },
  ],
  overview: 'A thief.',
  poster_path: '/heat.jpg',
};

const SECRETS: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'http://supabase',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  TMDB_API_KEY: 'a key',
};

describe('the corrected card of a movie', () => {
  it('equals the card that a device makes', () => {
    const details = parseMovieDetails(DETAILS);
    if (details === null) throw new Error('these are no details');
    const { title, year, rating, genres, description, posterPath } = movieOfDetails(details);
    expect(cardOf(DETAILS)).toEqual({ title, year, rating, genres, description, poster_path: posterPath });
    const bare = parseMovieDetails({ ...DETAILS, genres: [], release_date: '', poster_path: null, overview: '' });
    if (bare === null) throw new Error('these are no details');
    expect(cardOf({ title: 'Heat', vote_average: 7.912 })).toEqual({
      ...{ title, rating, genres: movieOfDetails(bare).genres, description: '', poster_path: null },
      year: movieOfDetails(bare).year,
    });
  });

  it('names genres as cards do', () => {
    // as in the movie database's list of genres
    const theirs = new Map([...DISPLAY_GENRES, [GENRE.scifi, 'Science Fiction']]);
    const genres = [...theirs].map(([id, name]) => ({ id, name }));
    expect(cardOf({ ...DETAILS, genres })?.genres).toEqual([...DISPLAY_GENRES.values()]);
  });

  it.each([null, undefined, 'Heat', [], {}, { title: ' ' }, { title: 7 }])('is null for %j', (answer) => {
    expect(cardOf(answer)).toBeNull();
  });

  it('satisfies the database’s checks, whatever the movie’s data is', () => {
    const unusual = {
      title: 'Heat',
      vote_average: 'much',
      genres: [{ id: 1 }, null, 7],
      release_date: 'soon',
      overview: 7,
    };
    expect(cardOf(unusual)).toEqual({
      ...{ title: 'Heat', year: 0, rating: 0, genres: ['Drama'], description: '', poster_path: null },
    });
    expect(cardOf({ ...DETAILS, overview: 'x'.repeat(5000) })?.description).toHaveLength(4000);
  });
});

describe('correct-movies', () => {
  const requests: string[] = [];
  const handler = (secrets: Readonly<Record<string, string>>, ids: unknown = []) =>
    createCorrectMovies(
      (name) => secrets[name],
      (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        requests.push(`${init?.method ?? 'GET'} ${address} ${new Headers(init?.headers).get('authorization') ?? ''}`);
        if (address.endsWith('claim_movie_reports')) return Promise.resolve(Response.json(ids));
        if (address.includes('/movie/2?')) return Promise.reject(new TypeError('no network'));
        if (address.includes('/movie/3?')) return Promise.resolve(new Response('no JSON'));
        if (address.includes('/movie/')) return Promise.resolve(Response.json(DETAILS));
        return Promise.resolve(Response.json(true));
      },
    );
  const post = (authorization = 'Bearer service', method = 'POST') =>
    new Request('http://functions/correct-movies', { method, headers: { authorization } });
  const statusAndBody = async (response: Response) => {
    const body: unknown = await response.json();
    return { status: response.status, body };
  };

  it('requires the service key, and sends no request otherwise', async () => {
    requests.length = 0;
    const refused = { status: 401, body: { error: 'not_allowed' } };
    expect(await statusAndBody(await handler(SECRETS)(post('')))).toEqual(refused);
    expect(await statusAndBody(await handler(SECRETS)(post('Bearer anon')))).toEqual(refused);
    expect(await statusAndBody(await handler(SECRETS)(post('Bearer service', 'GET')))).toMatchObject({ status: 405 });
    expect(requests).toEqual([]);
  });

  it.each(Object.keys(SECRETS))('reports that it is not configured without %s', async (name) => {
    const answer = handler({ ...SECRETS, [name]: '' })(post('Bearer '));
    expect(await statusAndBody(await answer)).toEqual({ status: 503, body: { error: 'not_set_up' } });
  });

  it('reports a database without a queue', async () => {
    expect(await statusAndBody(await handler(SECRETS, { message: 'no' })(post()))).toEqual({
      status: 502,
      body: { error: 'no_queue' },
    });
  });

  it('continues after a movie whose details can’t be loaded', async () => {
    requests.length = 0;
    expect(await statusAndBody(await handler(SECRETS, [1, 2, 3, 'x', 4])(post()))).toEqual({
      status: 200,
      body: { corrected: 2, unknown: 0, failed: 2 },
    });
    expect(requests).toContain('POST http://supabase/rest/v1/rpc/correct_movie Bearer service');
    // of our data, only the key is sent to the movie database
    expect(requests).toContain('GET https://api.themoviedb.org/3/movie/1?api_key=a%20key&language=en-US ');
    expect(requests.filter((line) => line.includes('correct_movie'))).toHaveLength(2);
  });
});
