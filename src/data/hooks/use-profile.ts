import { useLiveQuery } from 'dexie-react-hooks';
import type { ProfileRow } from '../local/member-database';
import { useMember } from './member-provider';

/** The member's profile as last read from the server; null before the first time. */
export function useProfile(): ProfileRow | null {
  const member = useMember();
  return useLiveQuery(async () => (await member?.database.profile.get('profile')) ?? null, [member]) ?? null;
}
