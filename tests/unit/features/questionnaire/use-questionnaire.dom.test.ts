import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NO_ANSWERS } from '../../../../src/domain/questionnaire/answers';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { useQuestionnaire, useStoredQuestionnaire } from '../../../../src/features/questionnaire/use-questionnaire';

vi.mock('../../../../src/hooks/member-provider', () => ({ useMemberId: () => null }));

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

it('movies of the device make way for those of the movie database, unless somebody goes through them', () => {
  const { result } = renderHook(() => useStoredQuestionnaire());
  const movies = (...ids: number[]) => ids.map((id) => ({ id }) as Recommendation);
  const shown = () => result.current.movies.map(({ id }) => id);
  act(() => void result.current.showMovies(movies(1, 2), Date.now(), false));
  act(() => void result.current.showMovies(movies(3, 4), null, true));
  expect(shown()).toEqual([3, 4]);
  act(() => void result.current.showMovies(movies(1, 2), Date.now(), false));
  act(() => result.current.storeResults({ place: 1 }));
  act(() => void result.current.showMovies(movies(3, 4), null, true));
  expect(shown()).toEqual([1, 2]);
});
