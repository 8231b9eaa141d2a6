import { useCallback } from 'react';
import { fail, type Result } from '../../domain/result';
import { whileSignedIn } from '../local/while-signed-in';
import type { MemberDatabase, ProfileRow } from '../local/member-database';
import { logQuietly } from '../quiet-log';
import type { ProfileChange, ProfileFailure } from '../supabase/save-profile';
import { useMember } from './member-provider';
import { useServices } from './services-context';

/** A device that refuses does not make a saved profile an unsaved one; the next reading tries to keep it again. */
async function keep(database: MemberDatabase, profile: ProfileRow): Promise<void> {
  try {
    await whileSignedIn(database, [database.profile], () => database.profile.put(profile));
  } catch (error) {
    logQuietly(`The saved profile could not be kept: ${String(error)}`);
  }
}

/** A function that saves a part of the profile on the server, and then on the device, where every screen reads it. */
export function useSaveProfile(): (change: ProfileChange) => Promise<Result<ProfileRow, ProfileFailure>> {
  const load = useServices();
  const member = useMember();
  return useCallback(
    async (change) => {
      if (!member) return fail({ reason: 'signed-out' });
      try {
        const [{ tokens }, { saveProfile }] = await Promise.all([load(), import('../supabase/save-profile')]);
        const saved = await saveProfile(tokens, member.userId, change);
        if (saved.ok) await keep(member.database, saved.value);
        return saved;
      } catch {
        return fail({ reason: 'unreachable' });
      }
    },
    [load, member],
  );
}
