import { useLiveQuery } from 'dexie-react-hooks';
import type { ProfileRow } from '../local/member-database';
import { useMember } from './member-provider';

/** The member's profile as last read from the server; null before the first time, undefined while it is being looked up. */
export function useProfile(): ProfileRow | null | undefined {
  const member = useMember();
  return useLiveQuery(
    async () => (member ? ((await member.database.profile.get('profile')) ?? null) : undefined),
    [member],
  );
}
