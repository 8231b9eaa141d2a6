import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { EndReason, Session } from '../domain/account/session';
import { backoffMs } from '../domain/requests/backoff';
import { sessionImpressions } from '../db/session-impressions';
import { hasStoredSession, signedInHint } from '../db/session-hint';
import { useServices } from './services-context';

/** Who is signed in on this device: read from the device, never awaited from the network. */
export type SessionState =
  /** `unreadable`: the device says nothing of a session that it has, as on a full disk; it is asked again. */
  | { readonly status: 'loading'; readonly unreadable?: true }
  /** Nothing hints at a session, but the device was not asked yet: nobody is to be sent away for it. */
  | { readonly status: 'unasked'; readonly unreadable?: true }
  /** `ended`: why, where the member did not sign out; `cleared`: the browser has removed what the device kept. */
  | { readonly status: 'signed-out'; readonly ended: EndReason | 'cleared' | null }
  | { readonly status: 'signed-in'; readonly session: Session };

interface SessionContextValue {
  readonly state: SessionState;
  /** Starts to follow the stored session; screens that sign in call it. */
  readonly follow: () => void;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/**
 * Follows the stored session, and with it every sign-in, refresh and sign-out of any tab and of the worker. Without a
 * hint that a session is stored, and without a stored one, nothing is loaded until `follow` is called or another tab
 * signs in.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const load = useServices();
  const [following, setFollowing] = useState(() => signedInHint.read());
  const [state, setState] = useState<SessionState>({ status: following ? 'loading' : 'unasked' });

  useEffect(() => (following ? undefined : signedInHint.onWritten(() => setFollowing(true))), [following]);

  // The hint may be lost: the browser can be killed before it is on the disk, or its storage cleared.
  useEffect(() => {
    if (following) return;
    let stopped = false;
    let failures = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const stored = await hasStoredSession();
      if (stopped) return;
      if (stored === null) {
        setState({ status: 'unasked', unreadable: true });
        again = setTimeout(() => void ask(), backoffMs((failures += 1), Math.random()));
      } else if (stored) setFollowing(true);
      // A visitor's page is drawn already: it is gone through again in slices, between which it answers.
      else
        startTransition(() => setState({ status: 'signed-out', ended: signedInHint.isCleared() ? 'cleared' : null }));
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(again);
    };
  }, [following]);

  useEffect(() => {
    if (!following) return;
    let stop = () => {};
    let stopped = false;
    let failures = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    // A device that keeps nothing, or no session, has none to offer. Otherwise nobody is sent away; it is asked again.
    const failed = async () => {
      stop();
      const stored = await hasStoredSession();
      if (stopped) return;
      if (stored === false) setState({ status: 'signed-out', ended: null });
      else setState({ status: signedInHint.read() ? 'loading' : 'unasked', unreadable: true });
      again = setTimeout(start, backoffMs((failures += 1), Math.random()));
    };
    const start = () => {
      load().then(({ store }) => {
        if (stopped) return;
        stop = store.subscribe(
          (session, ended) => {
            failures = 0;
            // Where nothing is known of anybody and the hint of a session stands, the browser has removed the database:
            // short of room, it spares localStorage. Of another tab's leaving the hint may tell later than the database.
            const hinted = signedInHint.read() || signedInHint.isCleared();
            const lost = session === null && ended === null && hinted;
            const why = lost ? 'cleared' : ended === 'left' ? null : ended;
            if (why === 'cleared') signedInHint.markCleared();
            else signedInHint.write(session !== null);
            setState(session ? { status: 'signed-in', session } : { status: 'signed-out', ended: why });
          },
          () => void failed(),
        );
      }, failed);
    };
    start();
    return () => {
      stopped = true;
      clearTimeout(again);
      stop();
    };
  }, [following, load]);

  useEffect(() => {
    if (state.status === 'signed-in') sessionImpressions.setOwner(state.session.member.id);
    else if (state.status === 'signed-out') sessionImpressions.setOwner(null);
  }, [state]);

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
