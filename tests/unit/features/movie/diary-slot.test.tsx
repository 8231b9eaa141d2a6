import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { selectAction, toasts } from '../../../../src/components/toast';
import { DiarySlot } from '../../../../src/features/movie/diary-slot';
import { DIARY_PANEL } from '../../../../src/features/movie/messages';
import { useSession } from '../../../../src/hooks/session-provider';
import { DIARY } from '../../../../src/marks/messages';
import { SignInRequest } from '../../../../src/marks/sign-in-request';
import { MATRIX, openMarks, showMember } from '../../marks/open-marks';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/session-provider');

afterEach(() => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

it('shows a member’s diary', async () => {
  const { userId } = await openMarks();
  vi.mocked(useSession).mockReturnValue({ status: 'signed-in', session: { member: { id: userId } } } as ReturnType<
    typeof useSession
  >);
  render(<DiarySlot movie={MATRIX} place="screen" />);
  expect(await screen.findByRole('region', { name: DIARY_PANEL.title })).toBeTruthy();
});

it('keeps its space while it is unknown who is signed in', () => {
  vi.mocked(useSession).mockReturnValue({ status: 'loading' });
  showMember({ status: 'none' });
  const { container } = render(<DiarySlot movie={MATRIX} place="screen" />);
  expect(container.childElementCount).toBe(1);
});

it('asks a visitor who rates a movie to sign in, and passes on the latest rating', async () => {
  vi.mocked(useSession).mockReturnValue({ status: 'signed-out' } as ReturnType<typeof useSession>);
  showMember({ status: 'none' });
  const requestSignIn = vi.fn();
  render(
    <SignInRequest value={requestSignIn}>
      <DiarySlot movie={MATRIX} place="screen" />
    </SignInRequest>,
  );
  const slider = await screen.findByRole('slider', { name: DIARY.yourRating });
  expect(screen.getByText(DIARY_PANEL.visitor)).toBeTruthy();
  for (const value of ['1', '9']) fireEvent.change(slider, { target: { value } });
  expect(slider.getAttribute('aria-valuetext'), 'stays as chosen').toBe(DIARY.stars('4.5'));
  expect(toasts.visible().map(({ text, subjects }) => [text, subjects.length])).toEqual([[DIARY_PANEL.signIn, 1]]);
  act(() => toasts.visible().forEach(selectAction));
  expect(requestSignIn.mock.calls).toEqual([[{ rating: 9, movie: MATRIX }]]);
});

it('asks nothing of a visitor who takes the rating back', async () => {
  vi.mocked(useSession).mockReturnValue({ status: 'signed-out' } as ReturnType<typeof useSession>);
  showMember({ status: 'none' });
  render(<DiarySlot movie={MATRIX} place="screen" />);
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: DIARY_PANEL.removeRating }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(DIARY_PANEL.notRated);
  expect(toasts.visible()).toEqual([]);
});
