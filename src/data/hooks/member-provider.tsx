import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { StorageError } from '../local/storage-error';
import type { MemberRuntime } from '../member-runtime';
import { useServices } from './services-context';
import { useSession } from './session-provider';
import { useSyncTriggers } from './use-sync-triggers';

/** Whether the signed-in member's data is at hand. */
export type MemberState =
  | { readonly status: 'none' }
  | { readonly status: 'opening' }
  | {
      readonly status: 'open';
      readonly member: MemberRuntime;
      /** What was on the device could not be read and was filled anew. */
      readonly rebuilt: boolean;
      /** Why sync could not store what it received, or null. */
      readonly storage: StorageError | null;
    }
  | { readonly status: 'failed'; readonly error: StorageError };

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
    function show(state: MemberState) {
      if (!ended) setOpened({ userId: id, state });
    }
    async function open() {
      const [services, { openMember }, { welcomeMember }] = await Promise.all([
        load(),
        import('../member-runtime'),
        import('../local/wipe-member'),
      ]);
      const answer = await openMember(services, id, (storage) => onStorageFailure(storage));
      if (!answer.ok) {
        show({ status: 'failed', error: answer.error });
        return;
      }
      const { member, rebuilt } = answer.value;
      const onStorageFailure = (storage: StorageError) => show({ status: 'open', member, rebuilt, storage });
      close = member.stop;
      await welcomeMember(member.database);
      if (ended) {
        close();
        return;
      }
      show({ status: 'open', member, rebuilt, storage: null });
    }
    // Only the chunk itself can fail to load here: everything else is a value.
    open().catch(() => show({ status: 'failed', error: { reason: 'unavailable' } }));
    return () => {
      ended = true;
      close();
    };
  }, [userId, load]);

  const state = stateFor(userId, opened);
  useSyncTriggers(state.status === 'open' ? state.member.requestSync : null);
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
export function useMember(): MemberRuntime | null {
  const state = useContext(MemberContext);
  return state.status === 'open' ? state.member : null;
}
