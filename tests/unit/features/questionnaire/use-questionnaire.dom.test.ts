import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import { useQuestionnaire } from '../../../../src/features/questionnaire/use-questionnaire';

const START = { draft: NO_ANSWERS, step: 'mood' } as const;

it('stores nothing when opened, then every change, including the return to no answer', () => {
  const onStand = vi.fn();
  const { result } = renderHook(() => useQuestionnaire(START, onStand, vi.fn()));
  expect(onStand).not.toHaveBeenCalled();
  const answered = { ...NO_ANSWERS, mood: 'happy' } as const;
  act(() => result.current.setDraft(answered));
  expect(onStand.mock.calls).toEqual([[{ draft: answered, step: 'mood' }]]);
  act(() => result.current.setDraft(NO_ANSWERS));
  expect(onStand).toHaveBeenLastCalledWith({ draft: NO_ANSWERS, step: 'mood' });
});
