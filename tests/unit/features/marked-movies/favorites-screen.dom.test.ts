import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '../../../../src/features/marked-movies/favorites-screen';

it('a filter that leaves nothing drops what was selected, and goes on selecting', () => {
  const { result, rerender } = renderHook(({ view }: { view: readonly number[] }) => useSelection(view, 3), {
    initialProps: { view: [1, 2, 3] },
  });
  act(() => result.current.start());
  act(() => result.current.selectAll());
  rerender({ view: [] });
  expect([...result.current.ids]).toEqual([]);
  expect(result.current.selecting).toBe(true);
});

it('what leaves the list is selected no more, also when it comes back; with its last movie selecting ends', () => {
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
