import { describe, expect, it } from 'vitest';
import { clientEnvironment } from '../../../embedded/client-environment';

const HOSTED = { VITE_SUPABASE_URL: 'https://abc.supabase.co/', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };

describe('what the browser is told', () => {
  it('is all on the own origin when nothing is set', () => {
    expect(clientEnvironment({})).toEqual({
      ok: true,
      value: {
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_matinee_embedded',
        VITE_MOVIE_DATABASE_URL: '/movie-database/3',
        VITE_IMAGE_URL: '/movie-database/t/p',
        VITE_MOVIE_ACCESS: 'open',
      },
    });
  });

  it.each([
    ['with a key', { TMDB_API_KEY: 'k' }],
    ['with a hosted Supabase', HOSTED],
  ])('is TMDB %s', (_, variables) => {
    expect(clientEnvironment(variables)).toMatchObject({
      value: {
        VITE_MOVIE_DATABASE_URL: 'https://api.themoviedb.org/3',
        VITE_IMAGE_URL: 'https://image.tmdb.org/t/p',
      },
    });
  });

  it('never holds the key of the movie database', () => {
    expect(JSON.stringify(clientEnvironment({ ...HOSTED, TMDB_API_KEY: 'do-not-tell' }))).not.toContain('do-not-tell');
  });

  it('loses the slash at the end of an address', () => {
    expect(clientEnvironment(HOSTED)).toMatchObject({ value: { VITE_SUPABASE_URL: 'https://abc.supabase.co' } });
  });

  it('lets every address be set by itself', () => {
    expect(clientEnvironment({ ...HOSTED, VITE_IMAGE_URL: '/pictures' })).toMatchObject({
      value: { VITE_IMAGE_URL: '/pictures' },
    });
  });

  it.each([
    [{ VITE_SUPABASE_URL: 'abc' }, 'VITE_SUPABASE_URL must be an address such as https://example.com, not "abc".'],
    [
      { VITE_SUPABASE_URL: 'https://abc.supabase.co' },
      'VITE_SUPABASE_URL is set, so VITE_SUPABASE_ANON_KEY must be set too.',
    ],
    [
      { VITE_IMAGE_URL: '//evil.example' },
      'VITE_IMAGE_URL must be an address such as https://example.com, not "//evil.example".',
    ],
    [{ VITE_MOVIE_ACCESS: 'some' }, 'VITE_MOVIE_ACCESS must be "open" or "members", not "some".'],
  ])('says what is wrong with %o', (variables, error) => {
    expect(clientEnvironment(variables)).toEqual({ ok: false, error });
  });
});
