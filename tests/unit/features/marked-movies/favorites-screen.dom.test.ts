import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '../../../../src/features/marked-movies/favorites-screen';

it('a filter without results clears the selection, and selecting continues', () => {
  const { result, rerender } = renderHook(({ view }: { view: readonly number[] }) => useSelection(view, 3), {
    initialProps: { view: [1, 2, 3] },
  });
  act(() => result.current.start());
  act(() => result.current.selectAll());
  rerender({ view: [] });
  expect([...result.current.ids]).toEqual([]);
  expect(result.current.selecting).toBe(true);
});

it('a movie that leaves the list stays unselected when it returns, and selecting ends with the last movie', () => {
  const { result, rerender } = renderHook((ids: readonly number[] | undefined) => useSelection(ids, ids?.length ?? 1), {
    initialProps: [1, 2, 3] as readonly number[] | undefined,
  });
  const selected = () => [...result.current.ids];
  act(() => result.current.start());
  act(() => result.current.toggle(1));
  act(() => result.current.toggle(2));
  rerender(undefined);
  expect(selected(), 'while it is being read').toEqual([1, 2]);
  rerender([2, 3]);
  expect(selected()).toEqual([2]);
  rerender([1, 2, 3]);
  expect(selected()).toEqual([2]);
  rerender([]);
  rerender([2]);
  expect(result.current.selecting).toBe(false);
  expect(selected()).toEqual([]);
});
