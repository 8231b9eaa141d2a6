import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { signIn } from '../../../src/services/sign-in';
import { fetchProfile } from '../../../src/api/supabase/account';
import { usernameAvailable } from '../../../src/api/supabase/save-profile';
import { fetchSecret } from '../../../src/api/supabase/postgrest';
import { fakeBackend, sessionResponse } from './backend';

/** The paths of sign-in, tables, database functions and edge functions on a hosted backend. */
const PLACES: Readonly<Record<string, unknown>> = {
  '/auth/v1/token': sessionResponse(),
  '/rest/v1/profiles': [{ username: 'ada', first_name: 'Ada', last_name: null }],
  '/rest/v1/rpc/username_available': true,
  '/functions/v1/get-secret': { secret: 'the key' },
};

it('sign-in, tables and functions use the paths of a hosted backend [CALL-01]', async () => {
  const { source } = await fakeBackend(({ path }) =>
    path in PLACES ? Response.json(PLACES[path]) : Response.json({ message: 'no such place' }, { status: 404 }),
  );
  expect((await signIn(source, 'ada@example.com', 'popcorn-1')).ok).toBe(true);
  expect(await fetchProfile(source, 'ada')).toMatchObject({ ok: true, value: { profile: { username: 'ada' } } });
  expect(await usernameAvailable(source, 'ada', 'grace')).toBe(true);
  expect(await fetchSecret(source, 'TMDB_API_KEY')).toEqual({ ok: true, value: 'the key' });
});
