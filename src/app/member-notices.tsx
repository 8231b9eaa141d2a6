import { useEffect } from 'react';
import { STORAGE } from '../config/messages/storage';
import { useMemberState } from '../data/hooks/member-provider';
import { toasts } from '../ui/toast';

/** Says what is wrong with the device's storage, once, and what to do about it. */
export function MemberNotices() {
  const state = useMemberState();
  const reason =
    state.status === 'failed' ? state.error.reason : state.status === 'open' ? state.storage?.reason : null;
  const rebuilt = state.status === 'open' && state.rebuilt;

  useEffect(() => {
    if (reason) toasts.show({ kind: 'error', text: STORAGE[reason] });
  }, [reason]);

  useEffect(() => {
    if (rebuilt) toasts.show({ kind: 'info', text: STORAGE.rebuilt });
  }, [rebuilt]);

  return null;
}
