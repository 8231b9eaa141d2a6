import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MemberState } from '../../../src/hooks/member-provider';
import type { ProfileRow } from '../../../src/db/member-database';
import { ProfileEditors } from '../../../src/features/profile/profile-screen';
import { renderUi } from '../ui/render-ui';
import { eventually } from '../../time/eventually';
import { PROFILE } from '../../../src/features/profile/messages';

const MEMBER = { database: {} };
const refresh = vi.fn<() => Promise<boolean>>();
let profile: ProfileRow | null | undefined;
let failure: MemberState | null;
let online: boolean;

vi.mock('../../../src/hooks/use-account', () => ({ useProfile: () => profile }));
vi.mock('../../../src/hooks/use-online', () => ({ useOnline: () => online }));
vi.mock('../../../src/hooks/member-provider', () => ({
  useMemberRuntime: () => (failure ? null : MEMBER),
  useMemberState: () => failure ?? { status: 'open' },
}));
vi.mock('../../../src/hooks/member-provider', () => ({ useMemberId: () => 'ada' }));
vi.mock('../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ tokens: {} });
  return { useServices: () => load };
});
vi.mock('../../../src/services/refresh-account', () => ({ refreshProfile: () => refresh() }));

beforeEach(() => {
  profile = null;
  failure = null;
  online = true;
  refresh.mockReset().mockResolvedValue(true);
});

it('a profile that is not known yet cannot be edited, so that no name is overwritten with nothing', async () => {
  refresh.mockReturnValue(new Promise(() => undefined));
  renderUi(<ProfileEditors />);
  expect(screen.getByText(PROFILE.loading)).toBeTruthy();
  await eventually(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(PROFILE.none)).toBeNull();
});

it('a profile that cannot be read says so, and is asked for again', async () => {
  refresh.mockResolvedValue(false);
  renderUi(<ProfileEditors />);
  await screen.findByText(PROFILE.notLoaded);
  fireEvent.click(screen.getByRole('button', { name: PROFILE.retry }));
  expect(screen.getByText(PROFILE.loading)).toBeTruthy();
  await screen.findByText(PROFILE.notLoaded);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('without a network it says that the profile comes with the connection', () => {
  online = false;
  renderUi(<ProfileEditors />);
  expect(screen.getByText(PROFILE.notHere)).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
});

it('a device that cannot store says so', () => {
  failure = { status: 'failed', error: { reason: 'unavailable' } };
  profile = undefined;
  renderUi(<ProfileEditors />);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a known profile is there at once, and stays when reading it anew fails', async () => {
  profile = { id: 'profile', username: null, firstName: null, lastName: null };
  refresh.mockResolvedValue(false);
  renderUi(<ProfileEditors />);
  expect(screen.getAllByText(PROFILE.none)).toHaveLength(2);
  await eventually(() => expect(refresh).toHaveBeenCalled());
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Edit Username' })).toBeTruthy();
});
