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

/** The session on this device. Read from local storage, without waiting for the network. */
export type SessionState =
  /** `unreadable`: a session may be stored but can't be read, as on a full disk; it is retried. */
  | { readonly status: 'loading'; readonly unreadable?: true }
  /** No session is expected, but the database hasn't been checked yet, so don't redirect. */
  | { readonly status: 'unchecked'; readonly unreadable?: true }
  /** `ended`: why the session ended, unless the member signed out; `cleared`: the browser has evicted the data. */
  | { readonly status: 'signed-out'; readonly ended: EndReason | 'cleared' | null }
  | { readonly status: 'signed-in'; readonly session: Session };

interface SessionContextValue {
  readonly state: SessionState;
  /** Starts following the stored session; called when signing in. */
  readonly follow: () => void;
}

/** The element that was focused when the page was hidden, as browsers take the focus away; null while it's shown. */
let hiddenFocus: Element | null = null;

const LIFECYCLE = ['pagehide', 'pageshow', 'freeze', 'resume'];

/** Hides a page that the browser keeps or freezes: when it comes back, somebody else may be signed in. */
function hidePage(): void {
  hiddenFocus ??= document.activeElement;
  document.documentElement.style.visibility = 'hidden';
}

function showPage(): void {
  if (!hiddenFocus) return;
  document.documentElement.style.visibility = '';
  if (hiddenFocus instanceof HTMLElement) hiddenFocus.focus({ preventScroll: true });
  hiddenFocus = null;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/**
 * Follows the stored session: every sign-in, refresh and sign-out in any tab or in the worker. If neither a hint nor a
 * session is stored, nothing loads until `follow` is called or another tab signs in.
 */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const load = useServices();
  const [following, setFollowing] = useState(() => signedInHint.read());
  const [state, setState] = useState<SessionState>({ status: following ? 'loading' : 'unchecked' });

  useEffect(() => (following ? undefined : signedInHint.onWritten(() => setFollowing(true))), [following]);

  // The hint may be lost: the browser was killed before writing it, or its storage was cleared.
  useEffect(() => {
    if (following) return;
    let stopped = false;
    let failures = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      const stored = await hasStoredSession();
      if (stopped) return;
      if (stored === null) {
        setState({ status: 'unchecked', unreadable: true });
        retryTimer = setTimeout(() => void check(), backoffMs((failures += 1), Math.random()));
      } else if (stored) setFollowing(true);
      // The visitor's page is already rendered, so rerender it without blocking input.
      else
        startTransition(() => setState({ status: 'signed-out', ended: signedInHint.isCleared() ? 'cleared' : null }));
    };
    void check();
    return () => {
      stopped = true;
      clearTimeout(retryTimer);
    };
  }, [following]);

  useEffect(() => {
    if (!following) return;
    let stop = () => {};
    let run = 0;
    let failures = 0;
    let again: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      run += 1;
      clearTimeout(again);
      stop();
    };
    const start = () => {
      end();
      const started = run;
      // Without a stored session the visitor is signed out. If it can't be read, there's no redirect, and it is retried.
      const failed = async () => {
        stop();
        const stored = await hasStoredSession();
        if (started !== run) return;
        if (stored === false) setState({ status: 'signed-out', ended: null });
        else setState({ status: signedInHint.read() ? 'loading' : 'unchecked', unreadable: true });
        again = setTimeout(start, backoffMs((failures += 1), Math.random()));
      };
      load().then(({ store }) => {
        if (started !== run) return;
        stop = store.subscribe(
          (session, ended) => {
            failures = 0;
            // If the hint is set but no session was ever ended, the browser has evicted the database: under storage
            // pressure it spares localStorage. After a sign-out in another tab the hint may be updated later than the
            // database.
            const hadSession = signedInHint.read() || signedInHint.isCleared();
            const evicted = session === null && ended === null && hadSession;
            const reason = evicted ? 'cleared' : ended === 'signed-out' ? null : ended;
            if (reason === 'cleared') signedInHint.markCleared();
            else signedInHint.write(session !== null);
            setState(session ? { status: 'signed-in', session } : { status: 'signed-out', ended: reason });
          },
          () => void failed(),
        );
      }, failed);
    };
    start();

    // `persisted`: whether the page is kept for Back; undefined for a freeze.
    const onLifecycle = ({ type, persisted }: { readonly type: string; readonly persisted?: boolean }) => {
      if (persisted === false) return;
      if (type === 'pageshow' || type === 'resume') start();
      else {
        end();
        hidePage();
      }
    };
    // Captured, as the document gets the last two.
    for (const type of LIFECYCLE) window.addEventListener(type, onLifecycle, true);
    return () => {
      for (const type of LIFECYCLE) window.removeEventListener(type, onLifecycle, true);
      end();
    };
  }, [following, load]);

  // The state is new after each reading.
  useEffect(showPage, [state]);

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

/** The current session. */
export function useSession(): SessionState {
  return useSessionContext().state;
}

/** Returns a function that starts following the stored session. */
export function useFollowSession(): () => void {
  return useSessionContext().follow;
}
