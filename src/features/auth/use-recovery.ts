import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenRecovery } from '../../data/hooks/session/use-open-recovery';
import type { SessionTokens } from '../../api/supabase/auth-callback';
import type { Recovery } from '../../api/supabase/recovery';

/** How far a recovery link's tokens have come. */
export type RecoveryState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'unreachable'; readonly retry: () => void }
  | { readonly phase: 'open'; readonly recovery: Recovery };

/**
 * Sets the session of a recovery link.
 * @param tokens null for a link without them
 * @param onInvalid told when there is no session to be had of the link
 */
export function useRecovery(tokens: SessionTokens | null, onInvalid: () => void): RecoveryState {
  const openRecovery = useOpenRecovery();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RecoveryState>({ phase: 'checking' });
  const refuse = useEffectEvent(onInvalid);

  useEffect(() => {
    if (!tokens) {
      refuse();
      return;
    }
    let ended = false;
    void openRecovery(tokens).then((answer) => {
      if (ended) return;
      if (answer.ok) setState({ phase: 'open', recovery: answer.value });
      else if (answer.error === 'refused') refuse();
      else {
        const retry = () => {
          setState({ phase: 'checking' });
          setAttempt((last) => last + 1);
        };
        setState({ phase: 'unreachable', retry });
      }
    });
    return () => {
      ended = true;
    };
  }, [tokens, attempt, openRecovery]);

  return state;
}
