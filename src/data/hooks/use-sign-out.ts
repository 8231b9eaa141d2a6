import { useCallback } from 'react';
import { useMember } from './member-provider';
import { useServices } from './services-context';

/**
 * Signs out: the session and the member's data leave the device first, whatever the network does; the server is told
 * afterwards. Changes not yet delivered stay for that member alone.
 * @returns a function that resolves when the device has forgotten the member
 */
export function useSignOut(): () => Promise<void> {
  const load = useServices();
  const member = useMember();
  return useCallback(async () => {
    const [{ store, tokens }, { wipeMember }, { unpinPosters }, { revokeSession }] = await Promise.all([
      load(),
      import('../local/wipe-member'),
      import('../local/pinned-posters'),
      import('../supabase/sign-out'),
    ]);
    const session = await store.read();
    if (!session) return;
    member?.stop();
    await store.remove(session);
    if (member) await wipeMember(member.database);
    await unpinPosters(session.member.id);
    void revokeSession(tokens, session);
  }, [load, member]);
}
