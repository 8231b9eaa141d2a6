import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../../src/lib/web-storage';

const count = createStore('count', (value) => (typeof value === 'number' ? value : 0));
const tabCount = createStore('count', (value) => (typeof value === 'number' ? value : 0), 'sessionStorage');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it('stores a value until it is cleared', () => {
  expect(count.read()).toBe(0);
  count.write(5);
  expect([count.read(), localStorage.getItem('count')]).toEqual([5, '5']);
  count.clear();
  expect([count.read(), localStorage.length]).toEqual([0, 0]);
});

it('keeps the value of a tab apart', () => {
  tabCount.write(7);
  expect([count.read(), tabCount.read(), sessionStorage.getItem('count')]).toEqual([0, 7, '7']);
});

it.each(['no JSON', '"five"', ''])('reads %j like a missing value', (text) => {
  localStorage.setItem('count', text);
  expect(count.read()).toBe(0);
});

it.each(['getItem', 'setItem', 'removeItem'] as const)('works in a browser that refuses %s', (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  count.write(5);
  expect(count.read()).toBe(method === 'removeItem' ? 5 : 0);
  count.clear();
});

it('works in a browser that refuses storage altogether', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  count.write(5);
  expect(count.read()).toBe(0);
  count.clear();
});

it('reports changes by other tabs, also when they clear everything, until unsubscribed', () => {
  const listener = vi.fn();
  const unsubscribe = count.subscribe(listener);
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  change('other');
  expect(listener).not.toHaveBeenCalled();
  change('count');
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  change('count');
  expect(listener).toHaveBeenCalledTimes(2);
});
