import { describe, expect, it } from 'vitest';
import { clientEnvironment } from '../../../../local-stack/settings/client-environment';

const HOSTED = { VITE_SUPABASE_URL: 'https://abc.supabase.co/', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };

/** A key from before publishable ones: a token with its role and project. */
function oldKey(role: string, ref: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'HS256', typ: 'JWT' }), part({ iss: 'supabase', ref, role }), 'signature'].join('.');
}

describe('the client environment', () => {
  it('uses the site’s own origin by default', () => {
    expect(clientEnvironment({})).toEqual({
      ok: true,
      value: {
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_matinee_embedded',
        VITE_MOVIE_DATABASE_URL: '/movie-database/3',
        VITE_IMAGE_URL: '/movie-database/t/p',
        VITE_MOVIE_ACCESS: 'open',
        VITE_LANGUAGE: 'en',
        VITE_CONTACT: '',
        VITE_SITE_URL: '',
      },
    });
  });

  it.each(['http://127.0.0.1:54321', 'http://localhost:54321'])('supports a local stack: %s', (url) => {
    const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: oldKey('anon', 'supabase-demo') };
    expect(clientEnvironment(variables)).toMatchObject({ ok: true, value: { VITE_SUPABASE_URL: url } });
  });

  it('accepts the older anon key, and one’s own address', () => {
    expect(clientEnvironment({ ...HOSTED, VITE_SUPABASE_ANON_KEY: oldKey('anon', 'abc') })).toMatchObject({ ok: true });
    const own = { VITE_SUPABASE_URL: 'https://data.movies.example', VITE_SUPABASE_ANON_KEY: oldKey('anon', 'abc') };
    expect(clientEnvironment(own)).toMatchObject({ ok: true });
  });

  it.each([
    ['with a key', { TMDB_API_KEY: 'k' }],
    ['with a hosted Supabase', HOSTED],
  ])('uses TMDB %s', (_, variables) => {
    expect(clientEnvironment(variables)).toMatchObject({
      value: {
        VITE_MOVIE_DATABASE_URL: 'https://api.themoviedb.org/3',
        VITE_IMAGE_URL: 'https://image.tmdb.org/t/p',
      },
    });
  });

  it('never contains the movie database’s key', () => {
    expect(JSON.stringify(clientEnvironment({ ...HOSTED, TMDB_API_KEY: 'do-not-tell' }))).not.toContain('do-not-tell');
  });

  it('drops the trailing slash of a URL', () => {
    expect(clientEnvironment(HOSTED)).toMatchObject({ value: { VITE_SUPABASE_URL: 'https://abc.supabase.co' } });
  });

  it('lets every URL be set independently', () => {
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
    [
      { ...HOSTED, VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1' },
      'VITE_SUPABASE_URL must be just the project’s address, such as https://abc.supabase.co, without "/rest/v1".',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_URL: 'http://abc.supabase.co' },
      'VITE_SUPABASE_URL must start with https://, because browsers send passwords to it.',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_URL: 'https://your-project.supabase.co' },
      'VITE_SUPABASE_URL is still the example. Set it to your own project’s address.',
    ],
    [
      { VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' },
      'VITE_SUPABASE_ANON_KEY is set, so VITE_SUPABASE_URL must be set too.',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_ANON_KEY: 'sb_secret_x' },
      'VITE_SUPABASE_ANON_KEY is a secret key, and anyone who opens the page could read everything with it. Use the publishable key, and create a new secret one.',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_ANON_KEY: oldKey('service_role', 'abc') },
      'VITE_SUPABASE_ANON_KEY is a secret key, and anyone who opens the page could read everything with it. Use the publishable key, and create a new secret one.',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_ANON_KEY: oldKey('anon', 'other') },
      'VITE_SUPABASE_ANON_KEY belongs to the project "other", not to the one at https://abc.supabase.co.',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_ANON_KEY: 'password' },
      'VITE_SUPABASE_ANON_KEY must be the publishable key (sb_publishable_…) or the older anon key (eyJ…).',
    ],
    [
      { ...HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: 'x' },
      'Nothing reads VITE_SUPABASE_PUBLISHABLE_KEY. Did you mean VITE_SUPABASE_ANON_KEY?',
    ],
    [
      { VITE_TMDB_API_KEY: 'x' },
      'Nothing reads VITE_TMDB_API_KEY. Did you mean TMDB_API_KEY? The key doesn’t belong in the page.',
    ],
    [
      { VITE_SITE_URL: 'movies.example' },
      'VITE_SITE_URL must be an address such as https://example.com, not "movies.example".',
    ],
    [{ VITE_CONTACT: 'nobody' }, 'VITE_CONTACT must be an email address, not "nobody".'],
    [{ VITE_MOVIE_ACCESS: 'some' }, 'VITE_MOVIE_ACCESS must be "open" or "members", not "some".'],
    [{ VITE_LANGUAGE: 'xx' }, 'VITE_LANGUAGE must be one of en, test, not "xx".'],
  ])('reports what is wrong with %o', (variables, error) => {
    expect(clientEnvironment(variables)).toEqual({ ok: false, error });
  });
});
