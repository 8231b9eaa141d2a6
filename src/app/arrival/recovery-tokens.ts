import { createContext, useContext } from 'react';
import type { SessionTokens } from '../../api/supabase/auth-callback';

const RecoveryTokensContext = createContext<SessionTokens | null>(null);

export const RecoveryTokensProvider = RecoveryTokensContext.Provider;

/** The tokens of the recovery link that this page was opened with; they live as long as the page, and nowhere else. */
export function useRecoveryTokens(): SessionTokens | null {
  return useContext(RecoveryTokensContext);
}
