import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { readProfile } from '../db/account-cache';
import type { AccountRow, ProfileRow } from '../db/member-database';
import type { MemberStore } from '../services/member-store';
import { useMemberStore } from './member-provider';
import { useOnline } from './use-online';

/** Badges and searches as the device keeps them; null where it has none yet, undefined while that is being read. */
export function useAccount(): AccountRow | null | undefined {
  const store = useMemberStore();
  return useLiveQuery(
    async () => (store ? ((await store.database.account.get('account')) ?? null) : undefined),
    [store],
  );
}

/** How the renewal of what the account pages show went. */
export type AccountRenewal = 'asking' | 'done' | 'offline' | 'failed';

/** Has badges checked and numbers read whenever a page is opened, and again when the network comes back. */
export function useRefreshedAccount(): AccountRenewal {
  const store = useMemberStore();
  const online = useOnline();
  const [state, setState] = useState<AccountRenewal>('asking');

  useEffect(() => {
    if (!store || !online) return;
    let left = false;
    async function renew({ refreshAccount, onStorageFailure }: MemberStore) {
      const answered = await refreshAccount();
      // The frame tells of the device's own refusal.
      if (!answered.ok) onStorageFailure(answered.error);
      if (!left) setState(answered.ok && answered.value ? 'done' : 'failed');
    }
    void renew(store);
    return () => {
      left = true;
    };
  }, [store, online]);

  return online ? state : 'offline';
}

/** The member's profile as last read from the server; null before the first time, undefined while it is being looked up. */
export function useProfile(): ProfileRow | null | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? readProfile(store.database) : undefined), [store]);
}
