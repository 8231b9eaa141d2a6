import { useCallback } from 'react';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { StorageError } from '../../local/device/storage-error';
import type { Leaving } from '../../services/leaving';
import { useMemberRuntime } from './member-provider';
import { useMemberId } from './use-member-id';
import { useServices } from '../session/services-context';

/** Why a member is still signed in: a part of the application did not load, or the device refused. */
export type StayFailure = StorageError | { readonly reason: 'not-loaded' };

/**
 * Signs the member out, with and without a network.
 * @returns a function that tells what was left on the device, or why the member is still signed in
 */
export function useSignOut(): () => Promise<Result<Leaving, StayFailure>> {
  const load = useServices();
  const runtime = useMemberRuntime();
  const memberId = useMemberId();
  return useCallback(async () => {
    const parts = await Promise.all([
      load(),
      import('../../services/leaving'),
      import('../../services/forget-member'),
    ]).catch(() => null);
    if (!parts) return fail({ reason: 'not-loaded' });
    const [{ store, tokens }, { forgetTab, signOut }, { removeEmpty }] = parts;
    if (memberId === null) {
      runtime?.stop();
      // Nobody is signed in any more: another tab was faster.
      forgetTab();
      return ok({ wiped: false });
    }
    const left = await signOut(store, tokens, memberId, runtime?.database ?? null);
    if (left.ok) {
      runtime?.stop();
      void removeEmpty(store);
    }
    // What has left the device already is fetched anew.
    else runtime?.requestSync();
    return left;
  }, [load, runtime, memberId]);
}
