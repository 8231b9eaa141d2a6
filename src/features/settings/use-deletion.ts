import { useRef, useState } from 'react';
import { DELETION } from '../../words/en/own-data/deletion';
import { useDeleteAccount } from '../../data/hooks/member/use-delete-account';
import type { DeletionFailure } from '../../api/supabase/delete-account';
import type { Member } from '../../domain/account/session';
import { toasts } from '../../components/toast';

/** How far the deletion has come. `missing` is a password that was not entered. */
export type DeletionState =
  { readonly step: 'asking'; readonly failure: DeletionFailure | 'missing' | null } | { readonly step: 'deleting' };

/** Deletes a member's account, once however often it is asked for. Whoever is deleted is then told, and signed out. */
export function useDeletion(member: Member) {
  const deleteAccount = useDeleteAccount(member);
  const [state, setState] = useState<DeletionState>({ step: 'asking', failure: null });
  const running = useRef(false);

  /** @param password null where the account has none */
  async function confirm(password: string | null) {
    if (running.current) return;
    if (password === '') {
      setState({ step: 'asking', failure: 'missing' });
      return;
    }
    running.current = true;
    setState({ step: 'deleting' });
    const deleted = await deleteAccount(password);
    if (!deleted.ok) {
      running.current = false;
      setState({ step: 'asking', failure: deleted.error });
      return;
    }
    const { wiped } = deleted.value;
    toasts.show({
      kind: wiped ? 'success' : 'info',
      text: wiped ? DELETION.deleted : DELETION.notWiped,
      everywhere: true,
    });
  }

  return { state, confirm };
}
