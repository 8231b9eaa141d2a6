import { useCallback, useEffect, useState } from 'react';
import { USERNAME_CHECK_MS } from '../../../config/account';
import { needsCheck, type Availability } from '../../../domain/account/username';
import { useServices } from '../../../hooks/services-context';
import { useMemberId } from '../../../hooks/member-provider';
import { useOnline } from '../../../hooks/use-online';

/**
 * Whether a username is free, asked for some time after the last keystroke; answers for what is no longer typed are
 * passed over. Asked again when the network comes back.
 * @param username as it would be saved
 * @param current the member's own, which needs no question
 */
export function useUsernameCheck(username: string, current: string | null) {
  const load = useServices();
  const online = useOnline();
  const memberId = useMemberId();
  const [known, setKnown] = useState<{ readonly username: string; readonly is: Availability } | null>(null);

  useEffect(() => {
    if (memberId === null || !needsCheck(username, current)) return;
    const id = memberId;
    let outdated = false;
    function say(is: Availability) {
      if (!outdated) setKnown({ username, is });
    }
    async function ask() {
      say('checking');
      const [{ tokens }, { usernameAvailable }] = await Promise.all([
        load(),
        import('../../../api/supabase/save-profile'),
      ]);
      const free = await usernameAvailable(tokens, id, username);
      say(free === null ? 'unknown' : free ? 'available' : 'taken');
    }
    const timer = setTimeout(() => {
      // Code that cannot be loaded says as little as a server that cannot be reached.
      ask().catch(() => say('unknown'));
    }, USERNAME_CHECK_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [username, current, load, memberId, online]);

  const answer = known?.username === username && needsCheck(username, current) ? known.is : null;
  return {
    availability: answer ?? 'unknown',
    /** It was asked for, and the server could not say. */
    unanswered: answer === 'unknown',
    /** Notes what the server said at saving. */
    noteTaken: useCallback((taken: string) => setKnown({ username: taken, is: 'taken' }), []),
  };
}
