import { useCallback } from 'react';
import { sessionShown } from '../local/session-shown-store';
import { useMember } from './member-provider';
import { useServices } from './services-context';

/**
 * Signs the member out, with and without a network.
 * @returns a function that resolves to the number of changes that stay on the device for this member
 */
export function useSignOut(): () => Promise<number> {
  const load = useServices();
  const member = useMember();
  return useCallback(async () => {
    const [{ store, tokens }, { signOut }] = await Promise.all([load(), import('../sign-out')]);
    member?.stop();
    sessionShown.clear();
    if (member) return signOut(store, tokens, member.database);
    // The device's storage failed: there is nothing to wipe, but nobody may stay signed in.
    const session = await store.read();
    if (session) await store.remove(session);
    return 0;
  }, [load, member]);
}
