import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { backoffMs } from '../domain/requests/backoff';
import { requestPersistentStorage } from '../lib/offline-readiness';
import type { StorageError } from '../lib/storage';
import type { MemberStore } from '../services/member-store';
import { useServices } from './services-context';
import { useSession } from './session-provider';

/** Why a member's data is not at hand: the device refused, or a part of the application did not load. */
export type MemberFailure = StorageError | { readonly reason: 'not-loaded' };

/** Whether the signed-in member's data is at hand. */
export type MemberState =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly store: MemberStore;
      /** What was on the device could not be read and was filled anew. */
      readonly rebuilt: boolean;
      /** Why the device could not keep something, until it has kept a whole round; or null. */
      readonly storage: StorageError | null;
    }
  | { readonly status: 'failed'; readonly error: MemberFailure };

const MemberContext = createContext<MemberState>({ status: 'none' });

/** Opens the database of whoever is signed in, closes it when they leave, and keeps it in sync meanwhile. */
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
    let again: ReturnType<typeof setTimeout> | undefined;
    function show(state: MemberState) {
      if (!ended) setOpened({ userId: id, state });
    }
    async function open() {
      const [services, { openMemberStore }, { reopenForMember }] = await Promise.all([
        load(),
        import('../services/member-store'),
        import('../db/wipe-member'),
      ]);
      const answer = await openMemberStore(services, id, (storage) => onStorage(storage), requestPersistentStorage);
      if (!answer.ok) {
        fail(answer.error);
        return;
      }
      const { store: store, rebuilt } = answer.value;
      let refused: StorageError | null = null;
      const onStorage = (storage: StorageError | null) => {
        if (storage !== refused) show({ status: 'open', store: store, rebuilt, storage });
        refused = storage;
      };
      close = store.stop;
      const welcomed = await reopenForMember(store.database, () => services.store.isSignedIn(id));
      if (ended || !welcomed.ok || !welcomed.value) close();
      if (!welcomed.ok) fail(welcomed.error);
      else if (welcomed.value) show({ status: 'open', store: store, rebuilt, storage: null });
    }
    function fail(error: MemberFailure) {
      show({ status: 'failed', error });
      // What cannot be read or written now may be in a moment, as when there is room again.
      if (!ended) again = setTimeout(start, backoffMs((failures += 1), Math.random()));
    }
    function start() {
      // Only the chunk itself can fail to load here: everything else is a value.
      open().catch(() => fail({ reason: 'not-loaded' }));
    }
    start();
    return () => {
      ended = true;
      clearTimeout(again);
      close();
    };
  }, [userId, load]);

  const state = stateFor(userId, opened);
  useSyncTriggers(state.status === 'open' ? state.store.requestSync : null);
  return <MemberContext value={state}>{children}</MemberContext>;
}

/** What was opened for another member is not shown, not even for one frame. */
function stateFor(
  userId: string | null,
  opened: { readonly userId: string; readonly state: MemberState } | null,
): MemberState {
  if (userId === null) return { status: 'none' };
  return opened?.userId === userId ? opened.state : { status: 'opening' };
}

/** The signed-in member's data, as far as it is open. */
export function useMemberState(): MemberState {
  return useContext(MemberContext);
}

/** The member's runtime, or null for a visitor and while it opens. */
export function useMemberStore(): MemberStore | null {
  const state = useContext(MemberContext);
  return state.status === 'open' ? state.store : null;
}

/** Id of who is signed in, or null. */
export function useMemberId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.session.member.id : null;
}

/**
 * Asks for sync at start, when the network returns, and when the page becomes visible or comes to life again: one that
 * was frozen, or kept for the Back button, may be shown without having been hidden. Changes and the slow timer ask by
 * themselves; the worker has the Background Sync event.
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
