import { IDENTITY_PROVIDER } from '../../config/account';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { anonymous, requestJson } from './http';
import { authClient, type AuthBackend } from './auth-client';

/** Why nobody can be sent to the identity provider: the backend is not set up for it, or does not answer. */
export type ProviderFailure = 'switched-off' | 'unreachable';

/** Where the auth backend says what it offers. A provider that is not set up would answer a page of bare JSON. */
async function isOffered(backend: AuthBackend): Promise<Result<void, ProviderFailure>> {
  const answer = await requestJson(backend, 'GET', '/auth/v1/settings', anonymous);
  if (!answer.ok) return fail('unreachable');
  const offered = isRecord(answer.value) && isRecord(answer.value['external']) ? answer.value['external'] : {};
  return offered[IDENTITY_PROVIDER.id] === true ? ok(undefined) : fail('switched-off');
}

/**
 * The address that starts signing in with the identity provider: with offline access, and asking for consent.
 * @param returnTo where the way back leads, with tokens or an error in the address
 */
export async function providerAddress(
  backend: AuthBackend,
  returnTo: string,
): Promise<Result<string, ProviderFailure>> {
  const offered = await isOffered(backend);
  if (!offered.ok) return offered;
  const { data } = await authClient(backend).signInWithOAuth({
    provider: IDENTITY_PROVIDER.id,
    options: {
      redirectTo: returnTo,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    },
  });
  return data.url === null ? fail('unreachable') : ok(data.url);
}
