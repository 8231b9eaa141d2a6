import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DiarySlot } from '../../../../src/features/movie/diary-slot';
import { DIARY_PANEL } from '../../../../src/features/movie/messages';
import { useSession } from '../../../../src/hooks/session-provider';
import { MATRIX, openMarks, showMember } from '../../marks/open-marks';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/session-provider');

afterEach(cleanup);

it('shows a member’s diary', async () => {
  const { userId } = await openMarks();
  vi.mocked(useSession).mockReturnValue({ status: 'signed-in', session: { member: { id: userId } } } as ReturnType<
    typeof useSession
  >);
  render(<DiarySlot movie={MATRIX} place="screen" />);
  expect(await screen.findByRole('region', { name: DIARY_PANEL.title })).toBeTruthy();
});

it.each(['loading', 'signed-out'] as const)('keeps its space only for members: %s', (status) => {
  vi.mocked(useSession).mockReturnValue({ status } as ReturnType<typeof useSession>);
  showMember({ status: 'none' });
  const { container } = render(<DiarySlot movie={MATRIX} place="screen" />);
  expect(container.childElementCount).toBe(status === 'loading' ? 1 : 0);
});
