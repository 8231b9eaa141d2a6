import { useEffect, useState } from 'react';
import { useMember } from './member-provider';
import { useOnline } from './use-online';

/** How the renewal of what the account pages show went. */
export type AccountRenewal = 'asking' | 'done' | 'offline' | 'failed';

/** Has badges checked and numbers read whenever a page is opened, and again when the network comes back. */
export function useRefreshedAccount(): AccountRenewal {
  const member = useMember();
  const online = useOnline();
  const [state, setState] = useState<AccountRenewal>('asking');

  useEffect(() => {
    if (!member || !online) return;
    let left = false;
    member
      .refreshAccount()
      // The device's own refusal is told by the frame.
      .catch(() => false)
      .then((answered) => !left && setState(answered ? 'done' : 'failed'))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [member, online]);

  return online ? state : 'offline';
}
