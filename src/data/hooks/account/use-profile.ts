import { useLiveQuery } from 'dexie-react-hooks';
import type { ProfileRow } from '../../../db/member-database';
import { readProfile } from '../../../db/account-cache';
import { useMemberStore } from '../member/member-provider';

/** The member's profile as last read from the server; null before the first time, undefined while it is being looked up. */
export function useProfile(): ProfileRow | null | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => (runtime ? readProfile(runtime.database) : undefined), [runtime]);
}
