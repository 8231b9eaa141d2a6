import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { readProfile } from '../db/account-cache';
import type { AccountRow, ProfileRow } from '../db/member-database';
import type { MemberStore } from '../services/member-store';
import { useMemberStore } from './member-provider';
import { useOnline } from './use-online';

/** The stored badges and searches; null if there are none yet, undefined while loading. */
export function useAccount(): AccountRow | null | undefined {
  const store = useMemberStore();
  return useLiveQuery(
    async () => (store ? ((await store.database.account.get('account')) ?? null) : undefined),
    [store],
  );
}

/** State of the account refresh. */
export type AccountRefresh = 'loading' | 'done' | 'offline' | 'failed';

/** Refreshes badges and statistics whenever a page is opened, and when the network returns. */
export function useRefreshedAccount(): AccountRefresh {
  const store = useMemberStore();
  const online = useOnline();
  const [state, setState] = useState<AccountRefresh>('loading');

  useEffect(() => {
    if (!store || !online) return;
    let cancelled = false;
    async function renew({ refreshAccount, onStorageFailure }: MemberStore) {
      const result = await refreshAccount();
      // Storage errors are reported by the shell.
      if (!result.ok) onStorageFailure(result.error);
      if (!cancelled) setState(result.ok && result.value ? 'done' : 'failed');
    }
    void renew(store);
    return () => {
      cancelled = true;
    };
  }, [store, online]);

  return online ? state : 'offline';
}

/** The member's profile as last fetched; null before the first fetch, undefined while loading. */
export function useProfile(): ProfileRow | null | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? readProfile(store.database) : undefined), [store]);
}
