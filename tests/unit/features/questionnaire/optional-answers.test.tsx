import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type AnswersDraft, NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import { LastAnswers } from '../../../../src/features/questionnaire/last-answers';
import { OptionalAnswers } from '../../../../src/features/questionnaire/results';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useMarkedIds } from '../../../../src/marks/use-marked-movies';
import { answers } from '../../services/candidates';
import { renderUi } from '../marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider', { spy: true });
vi.mock('../../../../src/marks/use-marked-movies');

const onDraft = vi.fn<(draft: AnswersDraft) => void>();

/** The options, which keep what's chosen. */
function Options() {
  const [draft, setDraft] = useState(NO_ANSWERS);
  return (
    <OptionalAnswers
      draft={draft}
      onDraft={(chosen) => {
        setDraft(chosen);
        onDraft(chosen);
      }}
    />
  );
}

it('offers a limit of time, none at first, which can be lifted again', () => {
  renderUi(<Options />);
  const group = screen.getByRole('group', { name: 'We have about' });
  const limits = screen.getAllByRole<HTMLInputElement>('radio');
  expect(limits.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['90 minutes', '120 minutes', 'All night']);
  expect(limits.every((limit) => group.contains(limit) && !limit.checked)).toBe(true);
  const chosen = (): readonly unknown[] => limits.filter(({ checked }) => checked).map(({ value }) => value);
  for (const [name, maxRuntime] of [
    ['90 minutes', 90],
    ['All night', 'none'],
  ] as const) {
    fireEvent.click(screen.getByRole('radio', { name }));
    expect(onDraft).toHaveBeenLastCalledWith({ ...NO_ANSWERS, maxRuntime });
    expect(chosen()).toEqual([String(maxRuntime)]);
  }
});

it('offers the watchlist to members who have movies on it, off at first', () => {
  const toggle = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'From my watchlist' });
  const { rerender } = renderUi(<Options />);
  for (const ids of [undefined, []]) {
    vi.mocked(useMarkedIds).mockReturnValue(ids);
    rerender(<Options />);
    expect(toggle()).toBeNull();
  }
  vi.mocked(useMarkedIds).mockReturnValue([949]);
  rerender(<Options />);
  expect(toggle()?.checked).toBe(false);
  for (const fromWatchlist of [true, false]) {
    fireEvent.click(screen.getByRole('checkbox', { name: 'From my watchlist' }));
    expect(onDraft).toHaveBeenLastCalledWith({ ...NO_ANSWERS, fromWatchlist });
  }
});

it('keeps the place of the watchlist’s choice free while the device is read', () => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'opening' });
  vi.mocked(useMarkedIds).mockReturnValue(undefined);
  const { rerender } = renderUi(<Options />);
  expect(screen.getByText('From my watchlist')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  vi.mocked(useMarkedIds).mockReturnValue([949]);
  rerender(<Options />);
  expect(screen.getByRole('checkbox', { name: 'From my watchlist' })).toBeTruthy();
});

it.each([
  ['Happy & Upbeat · Comedy · Just Me', {}],
  ['Happy & Upbeat · Comedy · Just Me · 90 minutes', { maxRuntime: 90 }],
  ['Happy & Upbeat · Comedy · Just Me · All night · From my watchlist', { maxRuntime: 'none', fromWatchlist: true }],
] as const)('the last answers include them: %s', (line, chosen) => {
  renderUi(<LastAnswers answers={answers(chosen)} onSearch={vi.fn()} onChange={vi.fn()} />);
  expect(screen.getByText(line)).toBeTruthy();
});
