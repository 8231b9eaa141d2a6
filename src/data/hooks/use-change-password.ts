import { useCallback } from 'react';
import type { Result } from '../../domain/result';
import type { PasswordFailure } from '../supabase/password-failure';
import { useServices } from './services-context';

/** A function that changes the signed-in member's password. Code that cannot be loaded counts as 'unreachable'. */
export function useChangePassword(): (password: string) => Promise<Result<void, PasswordFailure>> {
  const load = useServices();
  return useCallback(
    async (password) => {
      try {
        const [{ tokens }, { changePassword }] = await Promise.all([load(), import('../supabase/change-password')]);
        return await changePassword(tokens, password);
      } catch {
        return { ok: false, error: { reason: 'unreachable' } };
      }
    },
    [load],
  );
}
