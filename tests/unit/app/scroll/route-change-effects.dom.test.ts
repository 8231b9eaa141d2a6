import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFirstInteraction } from '../../../../src/app/scroll/route-change-effects';

afterEach(() => window.history.replaceState(null, '', '/'));

it('a press counts at its own address, and not after Back', () => {
  const { result, unmount } = renderHook(() => useFirstInteraction());
  const isUsed = result.current;
  expect(isUsed()).toBe(false);
  fireEvent.pointerDown(document.body);
  expect(isUsed()).toBe(true);
  window.history.pushState(null, '', '/charts');
  expect(isUsed()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isUsed()).toBe(true);
  fireEvent.popState(window);
  expect(isUsed()).toBe(false);
  unmount();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isUsed()).toBe(false);
});
