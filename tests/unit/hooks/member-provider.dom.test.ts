import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSyncTriggers } from '../../../src/hooks/member-provider';

function shown(persisted: boolean): Event {
  return Object.assign(new Event('pageshow'), { persisted });
}

it.each([
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a frozen page goes on', () => document.dispatchEvent(new Event('resume'))],
  ['the Back button brings the page to life again', () => window.dispatchEvent(shown(true))],
])('syncs at start and when %s, until it is left', (_when, happens) => {
  const request = vi.fn();
  const { unmount } = renderHook(() => useSyncTriggers(request));
  expect(request).toHaveBeenCalledTimes(1);
  happens();
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  happens();
  expect(request).toHaveBeenCalledTimes(2);
});

it('a page that is shown for the first time has asked already', () => {
  const request = vi.fn();
  renderHook(() => useSyncTriggers(request));
  window.dispatchEvent(shown(false));
  expect(request).toHaveBeenCalledTimes(1);
});
