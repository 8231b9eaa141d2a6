import { AuthClient } from '@supabase/supabase-js';
import type { ApiConfig } from '../door/door';
import { fetchWithTimeout } from '../door/time-limit';
import type { SessionStore } from '../../../db/session-store';

/** What the auth backend is called with. */
export interface AuthBackend extends ApiConfig {
  readonly store: SessionStore;
}

/**
 * A client that keeps nothing on the device: the session it obtains goes into the session store, which page and worker
 * share, and is refreshed there (token.ts). The library's own storage and timers would be a second truth.
 */
export function authClient(door: ApiConfig): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${door.supabaseUrl}/auth/v1`,
    headers: { apikey: door.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
    // the library warns of two clients under one name, as of two that share a storage
    storageKey: crypto.randomUUID(),
    fetch: fetchWithTimeout(door),
  });
}
