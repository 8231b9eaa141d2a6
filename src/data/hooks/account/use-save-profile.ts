import { useCallback } from 'react';
import { fail, type Result } from '../../../domain/values/result';
import { whileSignedIn } from '../../../db/sync-state';
import type { MemberDatabase, ProfileRow } from '../../../db/member-database';
import { logDebug } from '../../../lib/logger';
import type { ProfileChange, ProfileFailure } from '../../../api/supabase/save-profile';
import { useMemberStore } from '../../../hooks/member-provider';
import { useServices } from '../../../hooks/services-context';

/** A device that refuses does not make a saved profile an unsaved one; the next reading tries to keep it again. */
async function keep(database: MemberDatabase, profile: ProfileRow): Promise<void> {
  try {
    await whileSignedIn(database, [database.profile], () => database.profile.put(profile));
  } catch (error) {
    logDebug(`The saved profile could not be kept: ${String(error)}`);
  }
}

/** A function that saves a part of the profile on the server, and then on the device, where every screen reads it. */
export function useSaveProfile(): (change: ProfileChange) => Promise<Result<ProfileRow, ProfileFailure>> {
  const load = useServices();
  const runtime = useMemberStore();
  return useCallback(
    async (change) => {
      if (!runtime) return fail({ reason: 'signed-out' });
      try {
        const [{ tokens }, { saveProfile }] = await Promise.all([load(), import('../../../api/supabase/save-profile')]);
        const saved = await saveProfile(tokens, runtime.userId, change);
        if (saved.ok) await keep(runtime.database, saved.value);
        return saved;
      } catch {
        return fail({ reason: 'unreachable' });
      }
    },
    [load, runtime],
  );
}
