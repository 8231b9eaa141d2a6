import { IDENTITY_PROVIDER } from '../../config/account';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { anonymous, requestJson } from './http';
import { authClient, type AuthBackend } from './auth-client';

/** Why a sign-in with the identity provider can't start: it isn't configured, or the server doesn't respond. */
export type ProviderFailure = 'switched-off' | 'unreachable';

/** Checks the auth server's settings: for a provider that isn't configured, the redirect would show bare JSON. */
async function isOffered(backend: AuthBackend): Promise<Result<void, ProviderFailure>> {
  const response = await requestJson(backend, 'GET', '/auth/v1/settings', anonymous);
  if (!response.ok) return fail('unreachable');
  const offered = isRecord(response.value) && isRecord(response.value['external']) ? response.value['external'] : {};
  return offered[IDENTITY_PROVIDER.id] === true ? ok(undefined) : fail('switched-off');
}

/**
 * The URL that starts a sign-in with the identity provider, with offline access and asking for consent.
 * @param returnTo where it redirects back to, with tokens or an error in the URL
 */
export async function providerUrl(backend: AuthBackend, returnTo: string): Promise<Result<string, ProviderFailure>> {
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
