import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberNotices } from '../../../../src/app/shell/member-notices';
import { useMemberState, type MemberState } from '../../../../src/hooks/member-provider';
import { toasts } from '../../../../src/components/toast';
import { STORAGE } from '../../../../src/i18n/messages/shell';
import { renderUi } from '../../features/marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/member-provider', () => ({ useMemberId: () => 'ada' }));
vi.mock('../../../../src/app/shell/member-notices', () => ({ useBadgeNews: () => null }));
vi.mock('../../../../src/app/shell/member-notices', () => ({ useRefused: () => null }));
vi.mock('../../../../src/app/shell/member-notices', () => ({ useWishedMark: () => undefined }));

afterEach(() => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

it.each(['full', 'unreadable', 'blocked', 'newer', 'unavailable'] as const)(
  'a device whose storage is %s is told of on whatever screen, phones included, and once',
  (reason) => {
    const state: MemberState = { status: 'failed', error: { reason } };
    vi.mocked(useMemberState).mockReturnValue(state);
    const { rerender } = renderUi(<MemberNotices />);
    expect(toasts.visible().map(({ text }) => text)).toEqual([STORAGE[reason]]);
    rerender(<MemberNotices />);
    expect(toasts.visible()).toHaveLength(1);
  },
);
