import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { backoffMs } from '../domain/requests/backoff';
import { requestPersistentStorage } from '../lib/offline-readiness';
import type { StorageError } from '../db/storage';
import type { MemberStore } from '../services/member-store';
import { useServices } from './services-context';
import { useSession } from './session-provider';

/** Why a member's data is unavailable: the storage failed, or a chunk didn't load. */
export type MemberFailure = StorageError | { readonly reason: 'not-loaded' };

/** State of the signed-in member's data. */
export type MemberState =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly store: MemberStore;
      /** The local database was unreadable and is being filled again from the server. */
      readonly rebuilt: boolean;
      /** The last storage error, until a full sync cycle succeeds; or null. */
      readonly storage: StorageError | null;
    }
  | { readonly status: 'failed'; readonly error: MemberFailure };

const MemberContext = createContext<MemberState>({ status: 'none' });

/** Opens the signed-in member's database, keeps it in sync, and closes it on sign-out. */
export function MemberProvider({ children }: { readonly children: ReactNode }) {
  const load = useServices();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.session.member.id : null;
  const [opened, setOpened] = useState<{ readonly userId: string; readonly state: MemberState } | null>(null);

  useEffect(() => {
    if (userId === null) return;
    const id = userId;
    let ended = false;
    let close = () => {};
    let failures = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    function show(state: MemberState) {
      if (!ended) setOpened({ userId: id, state });
    }
    async function open() {
      const [services, { openMemberStore }, { reopenForMember }] = await Promise.all([
        load(),
        import('../services/member-store'),
        import('../db/wipe-member'),
      ]);
      const result = await openMemberStore(services, id, (storage) => onStorage(storage), requestPersistentStorage);
      if (!result.ok) {
        fail(result.error);
        return;
      }
      const { store: store, rebuilt } = result.value;
      let refused: StorageError | null = null;
      const onStorage = (storage: StorageError | null) => {
        if (storage !== refused) show({ status: 'open', store, rebuilt, storage });
        refused = storage;
      };
      close = store.stop;
      const reopened = await reopenForMember(store.database, () => services.store.isSignedIn(id));
      if (ended || !reopened.ok || !reopened.value) close();
      if (!reopened.ok) fail(reopened.error);
      else if (reopened.value) show({ status: 'open', store, rebuilt, storage: null });
    }
    function fail(error: MemberFailure) {
      show({ status: 'failed', error });
      // Storage may recover, for example once there is free space.
      if (!ended) retryTimer = setTimeout(start, backoffMs((failures += 1), Math.random()));
    }
    function start() {
      // Only the chunks can reject here; all other errors are values.
      open().catch(() => fail({ reason: 'not-loaded' }));
    }
    start();
    return () => {
      ended = true;
      clearTimeout(retryTimer);
      close();
    };
  }, [userId, load]);

  const state = stateFor(userId, opened);
  useSyncTriggers(state.status === 'open' ? state.store.requestSync : null);
  return <MemberContext value={state}>{children}</MemberContext>;
}

/** Never shows another member's data, not even for one frame. */
function stateFor(
  userId: string | null,
  opened: { readonly userId: string; readonly state: MemberState } | null,
): MemberState {
  if (userId === null) return { status: 'none' };
  return opened?.userId === userId ? opened.state : { status: 'opening' };
}

/** State of the signed-in member's data. */
export function useMemberState(): MemberState {
  return useContext(MemberContext);
}

/** The member's store; null for visitors and while it opens. */
export function useMemberStore(): MemberStore | null {
  const state = useContext(MemberContext);
  return state.status === 'open' ? state.store : null;
}

/** The signed-in member's id, or null. */
export function useMemberId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.session.member.id : null;
}

/**
 * Requests a sync on start, when the network returns, and when the page becomes visible, resumes or is restored from
 * the back/forward cache. Local changes and the slow timer request their own; the worker handles Background Sync.
 */
export function useSyncTriggers(requestSync: (() => void) | null): void {
  useEffect(() => {
    if (!requestSync) return;
    const whenVisible = () => {
      if (document.visibilityState === 'visible') requestSync();
    };
    const whenShownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) requestSync();
    };
    requestSync();
    window.addEventListener('online', requestSync);
    document.addEventListener('visibilitychange', whenVisible);
    document.addEventListener('resume', requestSync);
    window.addEventListener('pageshow', whenShownAgain);
    return () => {
      window.removeEventListener('online', requestSync);
      document.removeEventListener('visibilitychange', whenVisible);
      document.removeEventListener('resume', requestSync);
      window.removeEventListener('pageshow', whenShownAgain);
    };
  }, [requestSync]);
}
