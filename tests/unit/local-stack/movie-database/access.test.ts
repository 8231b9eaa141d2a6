import { describe, expect, it } from 'vitest';
import { createMovieDatabase } from '../../../../local-stack/movie-database/movie-database';
import { ask, catalogOf, facts, KEY, NOON } from './movie-fixture';

const catalog = catalogOf(facts(603));
const database = createMovieDatabase({ key: KEY, now: () => NOON, catalog });
const at = (path: string, init?: RequestInit) =>
  database.fetch(new Request(`http://localhost/movie-database${path}`, init));

describe('access to the movie database', () => {
  it.each(['/3/movie/603', '/3/movie/603?api_key=', '/3/movie/603?api_key=wrong'])('rejects %s', async (path) => {
    const answer = at(path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      success: false,
      status_code: 7,
      status_message: 'Invalid API key: You must be granted a valid key.',
    });
  });

  it('accepts the key in the URL or as a bearer token', () => {
    expect(at(`/3/movie/603?api_key=${KEY}`).status).toBe(200);
    expect(at('/3/movie/603', { headers: { authorization: `Bearer ${KEY}` } }).status).toBe(200);
  });

  it.each(['/movie/604', '/movie/99999999999', '/movie/603/reviews', '/tv/popular', '/movie/', '/'])(
    'does not know %s',
    async (path) => {
      const answer = ask(catalog, path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false, status_code: 34 });
    },
  );

  it('allows only reading', () => {
    expect(at(`/3/movie/603?api_key=${KEY}`, { method: 'POST' }).status).toBe(404);
  });

  it('allows other origins to read, and to send a token', () => {
    expect(ask(catalog, '/movie/603').headers.get('access-control-allow-origin')).toBe('*');
    const preflight = at('/3/movie/603', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('allows caching successes for a while, but no errors', () => {
    expect(ask(catalog, '/movie/603').headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(ask(catalog, '/movie/604').headers.get('cache-control')).toBe('no-store');
  });

  it('handles only its own paths', () => {
    expect(['/movie-database', '/movie-database/3/x', '/movie-database/t/p/w92/x'].every(database.has)).toBe(true);
    expect(['/', '/movie/603', '/movie-databases/3'].some(database.has)).toBe(false);
  });
});
