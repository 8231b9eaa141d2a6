import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';
import type { InstallationInputs } from '../engine';
import { SERVER } from '../server';

/** Node 20 has no WebSocket, and this server no Realtime: nothing ever connects. */
class NoSocket {}

/** Supabase's client as the member, over the bench's network. */
export function clientOf({ member, fetch }: InstallationInputs): SupabaseClient {
  return createClient(SERVER, EMBEDDED_PUBLIC_KEY, {
    global: { fetch },
    accessToken: () => Promise.resolve(member.accessToken),
    realtime: { transport: NoSocket as never },
  });
}
