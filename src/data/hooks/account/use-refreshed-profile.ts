import { useCallback, useEffect, useState } from 'react';
import { useMemberStore } from '../../../hooks/member-provider';
import { useServices } from '../../../hooks/services-context';
import { useOnline } from '../../../hooks/use-online';

/** How reading the profile anew went. */
export type ProfileRenewal = 'asking' | 'done' | 'offline' | 'failed';

/** Reads the profile whenever its page is opened, again when the network comes back, and when asked to. */
export function useRefreshedProfile(): { readonly renewal: ProfileRenewal; readonly again: () => void } {
  const load = useServices();
  const runtime = useMemberStore();
  const online = useOnline();
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<Exclude<ProfileRenewal, 'offline'>>('asking');

  useEffect(() => {
    if (!runtime || !online) return;
    const { database } = runtime;
    let left = false;
    async function ask() {
      const [{ tokens }, { refreshProfile }] = await Promise.all([load(), import('../../../services/refresh-account')]);
      return refreshProfile(tokens, database);
    }
    ask()
      // The device's own refusal is told by the frame.
      .catch(() => false)
      .then((answered) => !left && setState(answered ? 'done' : 'failed'))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [runtime, online, load, asked]);

  return {
    renewal: online ? state : 'offline',
    again: useCallback(() => {
      setState('asking');
      setAsked((count) => count + 1);
    }, []),
  };
}
