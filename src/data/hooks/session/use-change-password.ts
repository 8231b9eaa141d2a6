import { useCallback } from 'react';
import { fail, type Result } from '../../../domain/values/result';
import type { PasswordFailure } from '../../../api/supabase/change-password';
import { useServices } from '../../../hooks/services-context';
import { useSession } from '../../../hooks/session-provider';

/** A function that changes the signed-in member's password. Code that cannot be loaded counts as 'unreachable'. */
export function useChangePassword(): (password: string) => Promise<Result<void, PasswordFailure>> {
  const load = useServices();
  const session = useSession();
  const memberId = session.status === 'signed-in' ? session.session.member.id : null;
  return useCallback(
    async (password) => {
      if (memberId === null) return fail({ reason: 'signed-out' });
      try {
        const [{ tokens }, { changePassword }] = await Promise.all([
          load(),
          import('../../../api/supabase/change-password'),
        ]);
        return await changePassword(tokens, memberId, password);
      } catch {
        return fail({ reason: 'unreachable' });
      }
    },
    [load, memberId],
  );
}
