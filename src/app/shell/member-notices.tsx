import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { toasts } from '../../components/toast';
import { ROUTES } from '../../config/routes';
import { takeNewBadges } from '../../db/account-cache';
import { isUserMark, kindsWith, type UserMarkKind } from '../../domain/marks/mark-kinds';
import { useMemberId, useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useAccount } from '../../hooks/use-account';
import { STORAGE } from '../../i18n/messages/shell';
import { BADGE_NEWS, SYNC } from '../../i18n/messages/sync';
import { storageError } from '../../lib/storage';
import { MARKS } from '../../marks/messages';
import type { MemberStore } from '../../services/member-store';
import { pendingMarkIn, withoutPendingMark } from '../routes/return-to';

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

/**
 * Calls back with the name of each badge that was newly earned, once on this device, also when that was while it was closed.
 * @param tell the same function at every render
 */
export function useBadgeNews(tell: (badge: string) => void): void {
  const store = useMemberStore();
  const untold = useAccount()?.newBadges.length ?? 0;

  useEffect(() => {
    if (!store || untold === 0) return;
    takeNewBadges(store.database)
      .then((badges) => badges.forEach(tell))
      // What the device does not let go now is told another time.
      .catch(storageError);
  }, [store, untold, tell]);
}

/** A mark set by hand that the server refused. */
export interface RefusedMark {
  /** The refused operation: another try that is refused again has the same. */
  readonly op: string;
  readonly kind: UserMarkKind;
}

/** The member's marks that were set aside; undefined while they are being read. */
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

/** Sets the mark that a member wanted before signing in, once: the history's entry forgets it. */
export function usePendingMark(): void {
  const store = useMemberStore();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state, key } = location;
  const fulfilled = useRef<string | null>(null);
  const here = useRef(key);
  useEffect(() => {
    here.current = key;
  }, [key]);

  useEffect(() => {
    if (!store || pendingMarkIn(state) === null || fulfilled.current === key) return;
    fulfilled.current = key;
    const pendingMark = pendingMarkIn(state)?.wish;
    async function fulfil(member: MemberStore) {
      const { resumePendingMark } = await import('./resume-pending-mark');
      // Who has gone on meanwhile is not called back.
      if (here.current === key)
        void navigate({ pathname, search, hash }, { replace: true, state: withoutPendingMark(state) });
      await resumePendingMark(member, pendingMark);
    }
    // Its part did not come: the wish stays in the history's entry, for the next time the page is loaded.
    fulfil(store).catch(() => undefined);
  }, [store, navigate, pathname, search, hash, state, key]);
}
