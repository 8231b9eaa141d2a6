import { useCallback } from 'react';
import { fail, ok, type Result } from '../domain/values/result';
import type { SignOutResult } from '../services/sign-out';
import { type MemberFailure, useMemberId, useMemberStore } from './member-provider';
import { useServices } from './services-context';

/**
 * Signs the member out, online or offline.
 * @returns a function that resolves with what is left on the device, or why the member is still signed in
 */
export function useSignOut(): () => Promise<Result<SignOutResult, MemberFailure>> {
  const load = useServices();
  const memberStore = useMemberStore();
  const memberId = useMemberId();
  return useCallback(async () => {
    const modules = await Promise.all([load(), import('../services/sign-out'), import('../db/purge-member')]).catch(
      () => null,
    );
    if (!modules) return memberId === null ? ok({ purged: false }) : fail({ reason: 'not-loaded' });
    const [{ store, auth }, { clearTabState, signOut }, { deleteEmptyDatabases }] = modules;
    if (memberId === null) {
      memberStore?.stop();
      // Another tab has already signed out.
      clearTabState();
      return ok({ purged: false });
    }
    const result = await signOut(store, auth, memberId, memberStore?.database ?? null);
    if (result.ok) {
      memberStore?.stop();
      void deleteEmptyDatabases(store);
    }
    // Refetch what was already deleted from the device.
    else memberStore?.requestSync();
    return result;
  }, [load, memberStore, memberId]);
}
