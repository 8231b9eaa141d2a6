import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberNotices } from '../../../../src/app/shell/member-notices';
import { useMemberId, useMemberState, useMemberStore, type MemberState } from '../../../../src/hooks/member-provider';
import { toasts } from '../../../../src/components/toast';
import { STORAGE } from '../../../../src/i18n/messages/shell';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { SIGN_OUT_RESULT } from '../../../../src/i18n/messages/sync';
import { eventually } from '../../../time/eventually';
import type { PendingCleanup } from '../../../../src/db/device-database';
import type { Services } from '../../../../src/services/services';
import { renderUi } from '../../features/marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');

let cleanups: readonly PendingCleanup[] = [];
const services = { store: { readPendingCleanups: () => Promise.resolve(cleanups) } } as unknown as Services;
const notices = (
  <ServicesProvider value={() => Promise.resolve(services)}>
    <MemberNotices />
  </ServicesProvider>
);

afterEach(() => {
  cleanups = [];
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

it.each(['full', 'unreadable', 'blocked', 'newer', 'unavailable'] as const)(
  'storage that is %s is reported once on any screen, phones included',
  (reason) => {
    const state: MemberState = { status: 'failed', error: { reason } };
    vi.mocked(useMemberState).mockReturnValue(state);
    vi.mocked(useMemberStore).mockReturnValue(null);
    const { rerender } = renderUi(notices);
    expect(toasts.visible().map(({ text }) => text)).toEqual([STORAGE[reason]]);
    rerender(notices);
    expect(toasts.visible()).toHaveLength(1);
  },
);

it('data of the previous member that couldn’t be removed is reported', async () => {
  vi.mocked(useMemberId).mockReturnValue('bob');
  vi.mocked(useMemberState).mockReturnValue({ status: 'opening' });
  vi.mocked(useMemberStore).mockReturnValue(null);
  cleanups = [
    { id: 'ended:cy', reason: 'session', memberId: 'cy' },
    { id: 'left:ada', reason: 'signed-out', memberId: 'ada' },
  ];
  renderUi(notices);
  await eventually(() => expect(toasts.visible().map(({ text }) => text)).toEqual([SIGN_OUT_RESULT.leftover]));
});
