import { useCallback } from 'react';
import type { Member } from '../../../domain/account/session';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { DeletionFailure } from '../../../api/supabase/delete-account';
import { useServices } from '../../../hooks/services-context';
import { useMemberStore } from '../../../hooks/member-provider';

/** What a deletion left behind. */
export interface Deletion {
  /** The device keeps nothing of the member any more. */
  readonly wiped: boolean;
}

/**
 * A function that deletes the member's account on the server, then all that this device keeps of it, and signs out. Its argument is null for accounts without a password.
 */
export function useDeleteAccount(
  member: Member,
): (password: string | null) => Promise<Result<Deletion, DeletionFailure>> {
  const load = useServices();
  const runtime = useMemberStore();
  return useCallback(
    async (password) => {
      const parts = await Promise.all([
        load(),
        import('../../../api/supabase/delete-account'),
        import('../../../services/deleted-account'),
      ]).catch(() => null);
      if (!parts) return fail({ reason: 'not-asked' });
      const [{ tokens, store }, { deleteAccount }, { endDeletedAccount }] = parts;
      const deleted = await deleteAccount(tokens, member, password);
      if (!deleted.ok) return deleted;
      runtime?.stop();
      const ended = await endDeletedAccount(store, member.id, 'deleted-here');
      return ok({ wiped: ended.ok && ended.value });
    },
    [load, runtime, member],
  );
}
