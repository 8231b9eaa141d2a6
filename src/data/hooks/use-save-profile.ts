import { useCallback } from 'react';
import { fail, type Result } from '../../domain/result';
import { whileSignedIn } from '../local/while-signed-in';
import type { ProfileRow } from '../local/member-database';
import type { ProfileChange, ProfileFailure } from '../supabase/save-profile';
import { useMember } from './member-provider';
import { useServices } from './services-context';

/** A function that saves a part of the profile on the server, and then on the device, where every screen reads it. */
export function useSaveProfile(): (change: ProfileChange) => Promise<Result<ProfileRow, ProfileFailure>> {
  const load = useServices();
  const member = useMember();
  return useCallback(
    async (change) => {
      try {
        const [{ tokens }, { saveProfile }] = await Promise.all([load(), import('../supabase/save-profile')]);
        const saved = await saveProfile(tokens, change);
        if (saved.ok && member) {
          const { database } = member;
          await whileSignedIn(database, [database.profile], () => database.profile.put(saved.value));
        }
        return saved;
      } catch {
        return fail({ reason: 'unreachable' });
      }
    },
    [load, member],
  );
}
