import { useLiveQuery } from 'dexie-react-hooks';
import type { AccountRow } from '../local/member-database';
import { useMember } from './member-provider';

/** Badges and searches as the device keeps them; null where it has none yet, undefined while that is being read. */
export function useAccount(): AccountRow | null | undefined {
  const member = useMember();
  return useLiveQuery(
    async () => (member ? ((await member.database.account.get('account')) ?? null) : undefined),
    [member],
  );
}
