import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { BADGE_NEWS, SYNC } from '../../i18n/messages/sync';
import { STORAGE } from '../../i18n/messages/shell';
import { ROUTES } from '../../config/routes';
import { useBadgeNews } from '../../data/hooks/account/use-badge-news';
import { useMemberId, useMemberState } from '../../hooks/member-provider';
import { useRefused } from '../../data/hooks/sync/use-refused';
import { MARKS } from '../../marks/messages';
import { toasts } from '../../components/toast';
import { usePendingMark } from './use-wished-mark';

/** What is wrong with the device's storage, once, and what to do about it. */
function useStorageNotices(): void {
  const state = useMemberState();
  const reason =
    state.status === 'failed' ? state.error.reason : state.status === 'open' ? state.storage?.reason : null;
  const rebuilt = state.status === 'open' && state.rebuilt;
  const isShut = state.status === 'failed';

  useEffect(() => {
    if (!reason) return;
    // Who pressed a button was told of that change already.
    const passing = !isShut;
    const told = toasts.show({ kind: 'error', text: STORAGE[reason], everywhere: true, passing });
    // That one change was not kept stays until it is read; that nothing can be kept goes once storage works again.
    return isShut ? () => toasts.dismiss(told) : undefined;
  }, [reason, isShut]);

  useEffect(() => {
    if (rebuilt) toasts.show({ kind: 'info', text: STORAGE.rebuilt, everywhere: true });
  }, [rebuilt]);
}

/** That the server refused a mark, when it happens; those of earlier visits are counted in the frame. */
function useRefusalNotices(): void {
  const refused = useRefused();
  const navigate = useNavigate();
  const told = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    if (!refused) return;
    const before = told.current;
    told.current = new Set(refused.map(({ op }) => op));
    const fresh = before === null ? [] : refused.filter(({ op }) => !before.has(op));
    for (const kind of new Set(fresh.map((mark) => mark.kind))) {
      const action = { label: SYNC.seeWhy, onSelect: () => void navigate(ROUTES.sync) };
      toasts.show({ kind: 'error', text: MARKS[kind].refused, action });
    }
  }, [refused, navigate]);
}

function congratulate(badge: string): void {
  toasts.show({ kind: 'success', text: BADGE_NEWS.earned(badge), everywhere: true });
}

/** What was told of one person's movies is not shown to another. */
function useOwnNotices(): void {
  const userId = useMemberId();
  useEffect(() => {
    toasts.forget();
    return () => toasts.forget();
  }, [userId]);
}

/** Tells a member what happened without a press: to the device's storage, to a mark, that a mark wanted
 * before signing in is set, and that the server awarded a badge. */
export function MemberNotices() {
  useOwnNotices();
  useStorageNotices();
  useRefusalNotices();
  useBadgeNews(congratulate);
  usePendingMark();
  return null;
}
