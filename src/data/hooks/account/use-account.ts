import { useLiveQuery } from 'dexie-react-hooks';
import type { AccountRow } from '../../../db/member-database';
import { useMemberStore } from '../member/member-provider';

/** Badges and searches as the device keeps them; null where it has none yet, undefined while that is being read. */
export function useAccount(): AccountRow | null | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(
    async () => (runtime ? ((await runtime.database.account.get('account')) ?? null) : undefined),
    [runtime],
  );
}
