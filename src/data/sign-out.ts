import type { MemberDatabase } from './local/member-database';
import { unpinPosters } from './local/pinned-posters';
import { wipeMember } from './local/wipe-member';
import type { SessionStore } from './supabase/session-store';
import { revokeSession } from './supabase/sign-out';
import type { TokenSource } from './supabase/token';

/**
 * Signs a member out: the session and their data leave the device first, whatever the network does; the server is told
 * afterwards, at best. Changes not yet delivered stay, for that member alone.
 * @returns how many changes stay
 */
export async function signOut(store: SessionStore, tokens: TokenSource, database: MemberDatabase): Promise<number> {
  const session = await store.read();
  if (session?.member.id === database.userId) await store.remove(session);
  const waiting = await wipeMember(database);
  await unpinPosters(database.userId);
  if (session) void revokeSession(tokens, session);
  return waiting;
}
