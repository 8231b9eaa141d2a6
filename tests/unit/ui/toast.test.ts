import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore, type ToastStore } from '../../../src/ui/toast';

let store: ToastStore;
const texts = () => store.visible().map((toast) => toast.text);
const show = (text: string) => store.show({ kind: 'info', text });

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore({
    now: () => Date.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
});
afterEach(() => vi.useRealTimers());

it('shows at most three: the oldest leaves for the fourth', () => {
  for (const text of ['one', 'two', 'three', 'four']) show(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

it('closes each toast 4000 ms after it came', () => {
  show('first');
  vi.advanceTimersByTime(1000);
  show('second');
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['first', 'second']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['second']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

it('stops the time while paused and goes on where it stopped', () => {
  show('read me');
  vi.advanceTimersByTime(3000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['read me']);
  store.resume();
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(['read me']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('gives a toast that came during a pause its whole time after it', () => {
  store.pause();
  show('late');
  vi.advanceTimersByTime(10_000);
  store.resume();
  vi.advanceTimersByTime(3999);
  expect(texts()).toEqual(['late']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('goes on after one is put away, although nobody says that the pointer left', () => {
  const first = show('first');
  show('second');
  store.pause();
  store.dismiss(first);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual([]);
});

it('forgets the time of a toast that was put away', () => {
  const id = show('gone');
  store.dismiss(id);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells its listeners, and keeps the same list while nothing changes', () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const before = store.visible();
  expect(store.visible()).toBe(before);
  show('news');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  show('more');
  expect(listener).toHaveBeenCalledTimes(1);
});
