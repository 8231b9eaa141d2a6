import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberNotices } from '../../../../src/app/shell/member-notices';
import { useMemberState, useMemberStore, type MemberState } from '../../../../src/hooks/member-provider';
import { toasts } from '../../../../src/components/toast';
import { STORAGE } from '../../../../src/i18n/messages/shell';
import { renderUi } from '../../features/marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider');

afterEach(() => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

it.each(['full', 'unreadable', 'blocked', 'newer', 'unavailable'] as const)(
  'storage that is %s is reported once on any screen, phones included',
  (reason) => {
    const state: MemberState = { status: 'failed', error: { reason } };
    vi.mocked(useMemberState).mockReturnValue(state);
    vi.mocked(useMemberStore).mockReturnValue(null);
    const { rerender } = renderUi(<MemberNotices />);
    expect(toasts.visible().map(({ text }) => text)).toEqual([STORAGE[reason]]);
    rerender(<MemberNotices />);
    expect(toasts.visible()).toHaveLength(1);
  },
);
