import { createClient } from '@supabase/supabase-js';
import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';

/** Realtime is not used, but the library requires a WebSocket, which Node 20 lacks. */
class NoSocket extends EventTarget {}

/** A member's own client of a server, created as the browser does. */
export function connectTo(url: string) {
  return createClient(url, EMBEDDED_PUBLIC_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // the types require a browser's WebSocket; it is never opened
    realtime: { transport: NoSocket as unknown as typeof WebSocket },
  });
}

/** A new member, signed in. */
export async function newMember(url: string, email: string, password = 'secret1') {
  const client = connectTo(url);
  const { data, error } = await client.auth.signUp({ email, password });
  if (error ?? !data.user) throw error ?? new Error('no user');
  return { client, id: data.user.id, email, password };
}
