import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSyncTriggers } from '../../../src/hooks/member-provider';

function pageShowEvent(persisted: boolean): Event {
  return Object.assign(new Event('pageshow'), { persisted });
}

it.each([
  ['the device is back online', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a frozen page resumes', () => document.dispatchEvent(new Event('resume'))],
  ['the Back button restores the page', () => window.dispatchEvent(pageShowEvent(true))],
])('syncs at start and when %s, until the page is closed', (_when, triggerEvent) => {
  const request = vi.fn();
  const { unmount } = renderHook(() => useSyncTriggers(request));
  expect(request).toHaveBeenCalledTimes(1);
  triggerEvent();
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  triggerEvent();
  expect(request).toHaveBeenCalledTimes(2);
});

it('the first pageshow event triggers no further sync', () => {
  const request = vi.fn();
  renderHook(() => useSyncTriggers(request));
  window.dispatchEvent(pageShowEvent(false));
  expect(request).toHaveBeenCalledTimes(1);
});
