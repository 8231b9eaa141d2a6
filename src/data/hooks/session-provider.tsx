import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Session } from '../../domain/session';
import { signedInHint } from '../local/signed-in-hint';
import { useServices } from './services-context';

/** Who is signed in on this device: read from the device, never awaited from the network. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly session: Session };

interface SessionContextValue {
  readonly state: SessionState;
  /** Starts to follow the stored session; screens that sign in call it. */
  readonly follow: () => void;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/**
 * Follows the stored session, and with it every sign-in, refresh and sign-out of any tab and of the worker. Without the
 * hint that a session is stored, nothing is loaded until `follow` is called or another tab signs in.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const load = useServices();
  const [following, setFollowing] = useState(() => signedInHint.read());
  const [state, setState] = useState<SessionState>({ status: following ? 'loading' : 'signed-out' });

  useEffect(() => (following ? undefined : signedInHint.onWritten(() => setFollowing(true))), [following]);

  useEffect(() => {
    if (!following) return;
    let stop = () => {};
    let ended = false;
    // A device that cannot be read has no session to offer; sign-in tells the member why.
    const nobody = () => {
      if (!ended) setState({ status: 'signed-out' });
    };
    load().then(({ store }) => {
      if (ended) return;
      stop = store.subscribe((session) => {
        signedInHint.write(session !== null);
        setState(session ? { status: 'signed-in', session } : { status: 'signed-out' });
      }, nobody);
    }, nobody);
    return () => {
      ended = true;
      stop();
    };
  }, [following, load]);

  const follow = useCallback(() => setFollowing(true), []);
  const value = useMemo(() => ({ state, follow }), [state, follow]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

function useSessionContext(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

/** Who is signed in. */
export function useSession(): SessionState {
  return useSessionContext().state;
}

/** A function that makes the page follow the stored session from now on. */
export function useFollowSession(): () => void {
  return useSessionContext().follow;
}
