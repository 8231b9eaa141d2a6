import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { toasts } from '../../components/toast';
import { ROUTES } from '../../config/routes';
import { takeNewBadges } from '../../db/account-cache';
import { isUserMark, kindsWith, type UserMarkKind } from '../../domain/marks/mark-kinds';
import { useMemberId, useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useAccount } from '../../hooks/use-account';
import { STORAGE } from '../../i18n/messages/shell';
import { BADGE_NEWS, SIGN_OUT_RESULT, SYNC } from '../../i18n/messages/sync';
import { storageError } from '../../db/storage';
import { MARKS } from '../../marks/messages';
import type { MemberStore } from '../../services/member-store';
import { pendingMarkIn, withoutPendingMark } from '../routes/return-to';

/** Shows a toast when the device's storage fails, and what to do about it. */
function useStorageNotices(): void {
  const state = useMemberState();
  const reason =
    state.status === 'failed' ? state.error.reason : state.status === 'open' ? state.storage?.reason : null;
  const rebuilt = state.status === 'open' && state.rebuilt;
  const isOutage = state.status === 'failed';

  useEffect(() => {
    if (!reason) return;
    // The user was already told about the change they just made.
    const passing = !isOutage;
    const toastId = toasts.show({ kind: 'error', text: STORAGE[reason], acrossRoutes: true, autoClose: passing });
    // A failed write stays until it is read; a storage outage goes once storage works again.
    return isOutage ? () => toasts.dismiss(toastId) : undefined;
  }, [reason, isOutage]);

  useEffect(() => {
    if (rebuilt) toasts.show({ kind: 'info', text: STORAGE.rebuilt, acrossRoutes: true });
  }, [rebuilt]);
}

/** Shows a toast when the server refuses a mark. Refusals of earlier visits are counted in the shell. */
function useRefusalNotices(): void {
  const refused = useRefused();
  const navigate = useNavigate();
  const seenOps = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    if (!refused) return;
    const previous = seenOps.current;
    seenOps.current = new Set(refused.map(({ op }) => op));
    const fresh = previous === null ? [] : refused.filter(({ op }) => !previous.has(op));
    for (const kind of new Set(fresh.map((mark) => mark.kind))) {
      const action = { label: SYNC.seeWhy, onSelect: () => void navigate(ROUTES.sync) };
      toasts.show({ kind: 'error', text: MARKS[kind].refused, action });
    }
  }, [refused, navigate]);
}

function congratulate(badge: string): void {
  toasts.show({ kind: 'success', text: BADGE_NEWS.earned(badge), acrossRoutes: true });
}

/** Drops a member's toasts when the member changes. */
function useMemberToasts(): void {
  const userId = useMemberId();
  useEffect(() => {
    toasts.clearOnMemberChange();
    return () => toasts.clearOnMemberChange();
  }, [userId]);
}

/** Says that data of a previously signed-in member couldn't be removed yet. */
function useLeftoverNotice(): void {
  const load = useServices();
  const userId = useMemberId();
  useEffect(() => {
    if (userId === null) return;
    load()
      .then(({ store }) => store.readPendingCleanups())
      .then((cleanups) => {
        if (cleanups.some(({ reason }) => reason === 'signed-out'))
          toasts.show({ kind: 'info', text: SIGN_OUT_RESULT.leftover, acrossRoutes: true });
      })
      // Said on the next visit.
      .catch(storageError);
  }, [userId, load]);
}

/** Tells a member what happened without their input: storage failures, refused marks, a resumed mark and new badges. */
export function MemberNotices() {
  useMemberToasts();
  useLeftoverNotice();
  useStorageNotices();
  useRefusalNotices();
  useBadgeNews(congratulate);
  usePendingMark();
  return null;
}

/**
 * Calls back with the name of each newly earned badge, once per device, including those earned while the app was
 * closed.
 * @param onBadge must be stable across renders
 */
export function useBadgeNews(onBadge: (badge: string) => void): void {
  const store = useMemberStore();
  const newBadges = useAccount()?.newBadges.length ?? 0;

  useEffect(() => {
    if (!store || newBadges === 0) return;
    takeNewBadges(store.database)
      .then((badges) => badges.forEach(onBadge))
      // If storage fails now, they are reported next time.
      .catch(storageError);
  }, [store, newBadges, onBadge]);
}

/** A mark set by the member that the server refused. */
export interface RefusedMark {
  /** Id of the refused operation; a retry that is refused again keeps it. */
  readonly op: string;
  readonly kind: UserMarkKind;
}

/** The member's blocked marks; undefined while loading. */
export function useRefused(): readonly RefusedMark[] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store) return undefined;
    const { outbox } = store.database;
    const ofKind = async (kind: UserMarkKind): Promise<readonly RefusedMark[]> => {
      const entries = await outbox.where('[state+operation.kind]').equals(['blocked', kind]).toArray();
      return entries.map(({ operation }) => ({ op: operation.op, kind }));
    };
    return (await Promise.all(kindsWith().filter(isUserMark).map(ofKind))).flat();
  }, [store]);
}

/** Sets the mark that a member wanted before signing in, once, and removes it from the history entry. */
export function usePendingMark(): void {
  const store = useMemberStore();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state, key } = location;
  const resumedKey = useRef<string | null>(null);
  const currentKey = useRef(key);
  useEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    if (!store || pendingMarkIn(state) === null || resumedKey.current === key) return;
    resumedKey.current = key;
    const pendingMark = pendingMarkIn(state)?.pendingMark;
    async function resume(member: MemberStore) {
      const { resumePendingMark } = await import('../../marks/toggle-mark');
      // If the member has navigated since, don't take them back.
      if (currentKey.current === key)
        void navigate({ pathname, search, hash }, { replace: true, state: withoutPendingMark(state) });
      await resumePendingMark(member, pendingMark);
    }
    // If the chunk fails to load, the mark stays in the history entry for the next reload.
    resume(store).catch(() => undefined);
  }, [store, navigate, pathname, search, hash, state, key]);
}
