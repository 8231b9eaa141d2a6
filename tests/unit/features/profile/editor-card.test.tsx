import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaveProfile } from '../../../../src/features/profile/editor-card';
import { MemberDatabase, type ProfileRow } from '../../../../src/db/member-database';
import type { ProfileChange, ProfileFailure } from '../../../../src/api/supabase/save-profile';
import type { AuthContext } from '../../../../src/api/supabase/auth-context';
import { ok, type Result } from '../../../../src/domain/values/result';

const GRACE: ProfileRow = { id: 'profile', username: 'grace', firstName: null, lastName: null };
const save =
  vi.fn<
    (source: AuthContext, memberId: string, change: ProfileChange) => Promise<Result<ProfileRow, ProfileFailure>>
  >();

let database: MemberDatabase;
vi.mock('../../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ auth: {} });
  return { useServices: () => load };
});
vi.mock('../../../../src/hooks/member-provider', () => ({
  useMemberStore: () => ({ userId: 'ada', database }),
}));
vi.mock('../../../../src/api/supabase/save-profile', () => ({
  saveProfile: (...call: Parameters<typeof save>) => save(...call),
}));

beforeEach(() => {
  database = new MemberDatabase('ada');
  save.mockReset().mockResolvedValue(ok(GRACE));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.delete();
});

const saved = () => renderHook(() => useSaveProfile()).result.current({ username: 'grace' });

it('stores the saved values on the device, where every screen reads them [CALL-06]', async () => {
  expect(await saved()).toEqual(ok(GRACE));
  expect(await database.profile.get('profile')).toEqual(GRACE);
  expect(save.mock.calls[0]?.slice(1)).toEqual(['ada', { username: 'grace' }]);
});

it('a profile saved on the server counts as saved even if the device is full', async () => {
  const log = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
  vi.spyOn(database.profile, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await saved()).toEqual(ok(GRACE));
  expect(String(log.mock.calls[0]?.[0])).toContain('could not be kept');
});

it('unsaved values are not stored', async () => {
  save.mockResolvedValue({ ok: false, error: { reason: 'taken' } });
  expect(await saved()).toEqual({ ok: false, error: { reason: 'taken' } });
  expect(await database.profile.count()).toBe(0);
});
