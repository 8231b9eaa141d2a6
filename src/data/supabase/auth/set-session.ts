import { AuthInvalidJwtError } from '@supabase/supabase-js';
import type { SessionTokens } from './arrival';
import type { authClient } from './auth-client';

/** Sets a client's session. The library throws at a token that it cannot even read; here that is an error like any other. */
export async function setSession(
  client: ReturnType<typeof authClient>,
  { accessToken, refreshToken }: SessionTokens,
): Promise<Awaited<ReturnType<typeof client.setSession>>> {
  try {
    return await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
  } catch {
    return { data: { user: null, session: null }, error: new AuthInvalidJwtError('unreadable token') };
  }
}
