import { useCallback } from 'react';
import { fail, ok, type Result } from '../domain/values/result';
import type { SignOutResult } from '../services/sign-out';
import { type MemberFailure, useMemberId, useMemberStore } from './member-provider';
import { useServices } from './services-context';

/**
 * Signs the member out, with and without a network.
 * @returns a function that tells what was left on the device, or why the member is still signed in
 */
export function useSignOut(): () => Promise<Result<SignOutResult, MemberFailure>> {
  const load = useServices();
  const memberStore = useMemberStore();
  const memberId = useMemberId();
  return useCallback(async () => {
    const parts = await Promise.all([load(), import('../services/sign-out'), import('../db/purge-member')]).catch(
      () => null,
    );
    if (!parts) return memberId === null ? ok({ wiped: false }) : fail({ reason: 'not-loaded' });
    const [{ store, auth }, { clearTabState, signOut }, { deleteEmptyDatabases }] = parts;
    if (memberId === null) {
      memberStore?.stop();
      // Nobody is signed in any more: another tab was faster.
      clearTabState();
      return ok({ wiped: false });
    }
    const left = await signOut(store, auth, memberId, memberStore?.database ?? null);
    if (left.ok) {
      memberStore?.stop();
      void deleteEmptyDatabases(store);
    }
    // What has left the device already is fetched anew.
    else memberStore?.requestSync();
    return left;
  }, [load, memberStore, memberId]);
}
