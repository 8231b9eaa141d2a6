import { useCallback, useEffect, useState } from 'react';
import { USERNAME_CHECK_MS } from '../../config/profile';
import { needsCheck, type Availability } from '../../domain/username';
import { useServices } from './services-context';

/**
 * Whether a username is free, asked for some time after the last keystroke; answers for what is no longer typed are
 * passed over.
 * @param username as it would be saved
 * @param current the member's own, which needs no question
 */
export function useUsernameCheck(username: string, current: string | null) {
  const load = useServices();
  const [known, setKnown] = useState<{ readonly username: string; readonly is: Availability } | null>(null);

  useEffect(() => {
    if (!needsCheck(username, current)) return;
    let outdated = false;
    function say(is: Availability) {
      if (!outdated) setKnown({ username, is });
    }
    async function ask() {
      say('checking');
      const [{ tokens }, { usernameAvailable }] = await Promise.all([load(), import('../supabase/save-profile')]);
      const free = await usernameAvailable(tokens, username);
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
  }, [username, current, load]);

  return {
    availability: known?.username === username && needsCheck(username, current) ? known.is : 'unknown',
    /** Notes what the server said at saving. */
    noteTaken: useCallback((taken: string) => setKnown({ username: taken, is: 'taken' }), []),
  };
}
