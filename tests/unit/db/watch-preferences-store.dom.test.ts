import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../../src/domain/watch-preferences';
import type { watchPreferencesStore as Kept } from '../../../src/db/watch-preferences-store';
import { clearTabState } from '../../../src/services/sign-out';

const GERMANY: WatchPreferences = { country: 'DE', services: [{ name: 'Netflix', ids: [8] }], language: 'de-DE' };

/** Simulates a reload of the page. */
async function opened(): Promise<typeof Kept> {
  vi.resetModules();
  return (await import('../../../src/db/watch-preferences-store')).watchPreferencesStore;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is the default until something is chosen, which the next visit restores at once', async () => {
  const first = await opened();
  expect(first.current()).toEqual(DEFAULT_WATCH_PREFERENCES);
  first.set('ann', GERMANY);
  const next = await opened();
  expect([next.current(), next.owner()]).toEqual([GERMANY, 'ann']);
  expect(next.current()).toBe(next.current());
});

it.each(['{', '7', '{"owner":7,"value":"DE"}'])('is the default when %s was stored', async (text) => {
  localStorage.setItem('matinee.watch-preferences', text);
  const store = await opened();
  expect([store.current(), store.owner()]).toEqual([DEFAULT_WATCH_PREFERENCES, null]);
});

it('notifies subscribers, and returns the same object as long as nothing changes', async () => {
  const store = await opened();
  const onChange = vi.fn();
  const end = store.subscribe(onChange);
  store.set(null, GERMANY);
  const before = store.current();
  store.set('ann', { ...GERMANY, services: [{ name: 'Netflix', ids: [8] }] });
  expect(store.current()).toBe(before);
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
  store.clear();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect([store.current(), store.owner(), localStorage.getItem('matinee.watch-preferences')]).toEqual([
    DEFAULT_WATCH_PREFERENCES,
    null,
    null,
  ]);
});

it('follows another tab’s choice', async () => {
  const store = await opened();
  store.start();
  store.current();
  localStorage.setItem('matinee.watch-preferences', JSON.stringify({ owner: null, value: GERMANY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.other' }));
  expect(store.current()).toEqual(DEFAULT_WATCH_PREFERENCES);
  window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.watch-preferences' }));
  expect(store.current()).toEqual(GERMANY);
});

it('lasts for the visit when the browser has no storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = await opened();
  store.set(null, GERMANY);
  expect(store.current()).toEqual(GERMANY);
});

it('is deleted at sign-out', () => {
  localStorage.setItem('matinee.watch-preferences', JSON.stringify({ owner: 'ann', value: GERMANY }));
  clearTabState();
  expect(localStorage.getItem('matinee.watch-preferences')).toBeNull();
});
