import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type AnswersDraft, NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import { LastAnswers } from '../../../../src/features/questionnaire/last-answers';
import { OptionalAnswers } from '../../../../src/features/questionnaire/optional-answers';
import { renderUi } from '../marked-movies/render-ui';

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

it.each([
  ['Happy & Upbeat · Comedy · Just Me', null],
  ['Happy & Upbeat · Comedy · Just Me · 90 minutes', 90],
  ['Happy & Upbeat · Comedy · Just Me · All night', 'none'],
] as const)('the last answers include it: %s', (line, maxRuntime) => {
  const answers = { ...NO_ANSWERS, mood: 'happy', genres: ['comedy'], company: 'solo', ageFiltering: 'no' } as const;
  renderUi(<LastAnswers answers={{ ...answers, maxRuntime }} onSearch={vi.fn()} onChange={vi.fn()} />);
  expect(screen.getByText(line)).toBeTruthy();
});
