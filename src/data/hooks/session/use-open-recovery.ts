import { useCallback } from 'react';
import type { Result } from '../../../domain/values/result';
import type { SessionTokens } from '../../../api/supabase/auth-callback';
import type { Recovery } from '../../../api/supabase/recovery';
import { useServices } from '../../../hooks/services-context';

/**
 * A function that sets the session of a recovery link, apart from the session of this device. A library that cannot be
 * loaded counts as 'unreachable'.
 */
export function useOpenRecovery(): (tokens: SessionTokens) => Promise<Result<Recovery, 'refused' | 'unreachable'>> {
  const load = useServices();
  return useCallback(
    async (tokens) => {
      try {
        const [services, { openRecovery }] = await Promise.all([load(), import('../../../api/supabase/recovery')]);
        return await openRecovery(services.tokens, tokens);
      } catch {
        return { ok: false, error: 'unreachable' };
      }
    },
    [load],
  );
}
