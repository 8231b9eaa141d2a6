import type { MemberDatabase } from './local/member-database';
import { unpinPosters } from './local/pinned-posters';
import { storageError } from './local/storage-error';
import { wipeMember } from './local/wipe-member';
import { logQuietly } from './quiet-log';
import type { SessionStore } from './supabase/session-store';
import { revokeSession } from './supabase/sign-out';
import type { TokenSource } from './supabase/token';

/**
 * Signs a member out: their data and then the session leave the device first, whatever the network does; the server is
 * told afterwards, at best. In this order nothing of theirs is left behind when the page is closed meanwhile: they are
 * then still signed in, on an empty device. Changes not yet delivered stay, for that member alone.
 * @returns how many changes stay
 */
export async function signOut(store: SessionStore, tokens: TokenSource, database: MemberDatabase): Promise<number> {
  const waiting = await forget(database);
  const session = await store.read();
  if (session?.member.id === database.userId) await store.remove(session);
  if (session) void revokeSession(tokens, session);
  return waiting;
}

/** Where the device refuses to forget, nobody stays signed in for it. */
async function forget(database: MemberDatabase): Promise<number> {
  try {
    const waiting = await wipeMember(database);
    await unpinPosters(database.userId);
    return waiting;
  } catch (error) {
    logQuietly(`Sign-out could not clear this device: ${storageError(error).reason}`);
    return 0;
  }
}
