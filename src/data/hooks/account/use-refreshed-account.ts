import { useEffect, useState } from 'react';
import type { MemberStore } from '../../../services/member-store';
import { useMemberStore } from '../member/member-provider';
import { useOnline } from '../device/use-online';

/** How the renewal of what the account pages show went. */
export type AccountRenewal = 'asking' | 'done' | 'offline' | 'failed';

/** Has badges checked and numbers read whenever a page is opened, and again when the network comes back. */
export function useRefreshedAccount(): AccountRenewal {
  const runtime = useMemberStore();
  const online = useOnline();
  const [state, setState] = useState<AccountRenewal>('asking');

  useEffect(() => {
    if (!runtime || !online) return;
    let left = false;
    async function renew({ refreshAccount, onStorageFailure }: MemberStore) {
      const answered = await refreshAccount();
      // The frame tells of the device's own refusal.
      if (!answered.ok) onStorageFailure(answered.error);
      if (!left) setState(answered.ok && answered.value ? 'done' : 'failed');
    }
    void renew(runtime);
    return () => {
      left = true;
    };
  }, [runtime, online]);

  return online ? state : 'offline';
}
