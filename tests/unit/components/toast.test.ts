import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_AUTO_CLOSE_MS } from '../../../src/config/ui';
import { createToastStore, selectAction, type ToastStore } from '../../../src/components/toast';
import { SYNC } from '../../../src/i18n/messages/sync';

let store: ToastStore;
let onlyNewest: boolean;
const texts = () => store.visible().map((toast) => toast.text);
const show = (text: string) => store.show({ kind: 'info', text });

beforeEach(() => {
  vi.useFakeTimers();
  onlyNewest = false;
  store = createToastStore({
    onlyNewest: () => onlyNewest,
    now: () => Date.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
});
afterEach(() => vi.useRealTimers());

it('shows at most three, and the fourth replaces the oldest [CONST-11]', () => {
  for (const text of ['one', 'two', 'three', 'four']) show(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

it('closes each toast 4000 ms after it appeared [CONST-12]', () => {
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

it('keeps a toast that a newer one hides until it was shown as long as others', () => {
  onlyNewest = true;
  show('first');
  vi.advanceTimersByTime(1000);
  show('second');
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual(['first']);
  vi.advanceTimersByTime(2999);
  expect(texts()).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('pauses the timers and resumes them where they stopped', () => {
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

it('gives a toast that appeared during a pause its full time afterwards', () => {
  store.pause();
  show('late');
  vi.advanceTimersByTime(10_000);
  store.resume();
  vi.advanceTimersByTime(3999);
  expect(texts()).toEqual(['late']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('resumes after a toast is closed, even if no pointer event follows', () => {
  const first = show('first');
  show('second');
  store.pause();
  store.dismiss(first);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual([]);
});

it('cancels the timer of a closed toast', () => {
  const id = show('gone');
  store.dismiss(id);
  expect(vi.getTimerCount()).toBe(0);
});

it('shows a repeated message once, as a new toast with its full time', () => {
  show('You can select up to 3 genres');
  vi.advanceTimersByTime(3000);
  show('You can select up to 3 genres');
  vi.advanceTimersByTime(3999);
  expect(texts()).toEqual(['You can select up to 3 genres']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

const UNDO = { label: 'Undo', onSelect: () => {} };
const showFor = (text: string, name: string, action?: typeof UNDO) =>
  store.show({ kind: 'success', text, about: { key: name, name }, ...(action && { action }) });
const names = () => store.visible().map(({ subjects }) => subjects.map(({ name }) => name));

it('merges the same message about several movies into one toast, whose action applies to all of them', () => {
  const undone: string[] = [];
  for (const name of ['Heat', 'Ran', 'Up'])
    showFor('removed', name, { label: 'Undo', onSelect: () => void undone.push(name) });
  expect(names()).toEqual([['Heat', 'Ran', 'Up']]);
  const [shownToast] = store.visible();
  if (shownToast) selectAction(shownToast);
  expect(undone).toEqual(['Heat', 'Ran', 'Up']);
});

it('a new message about a movie replaces its previous one', () => {
  showFor('removed', 'Heat', UNDO);
  showFor('removed', 'Ran', UNDO);
  showFor('added', 'Heat');
  expect(texts()).toEqual(['removed', 'added']);
  expect(names()).toEqual([['Ran'], ['Heat']]);
  showFor('added', 'Ran');
  expect(texts()).toEqual(['added']);
});

it('a toast with an action stays until that is done or it is closed', () => {
  const id = showFor('removed', 'Heat', UNDO);
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['removed']);
  store.dismiss(id);
  expect(texts()).toEqual([]);
});

it('a toast with an action is not replaced, and reappears when there is space', () => {
  showFor('removed', 'Heat', UNDO);
  for (const text of ['one', 'two', 'three']) show(text);
  expect(texts()).toEqual(['removed', 'two', 'three']);
  for (const name of ['Ran', 'Up', 'Ten']) showFor(`removed ${name}`, name, UNDO);
  expect(texts()).toEqual(['removed Ran', 'removed Up', 'removed Ten']);
  store.dismiss(store.visible().at(-1)?.id ?? 0);
  expect(texts()).toEqual(['removed', 'removed Ran', 'removed Up']);
});

it('an error stays until it is closed or its screen is left [CONST-12]', () => {
  const error = (text: string) => store.show({ kind: 'error', text });
  const id = error('not kept');
  show('kept');
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['not kept']);
  for (const text of ['one', 'two', 'three']) show(text);
  expect(texts()).toEqual(['not kept', 'two', 'three']);
  store.dismiss(id);
  expect(texts()).toEqual(['two', 'three']);
  error('not found');
  store.clearOnNavigation();
  expect(texts()).toEqual([]);
});

it('a temporary error closes like other toasts', () => {
  store.show({ kind: 'error', text: 'another tab is in the way', autoClose: true });
  vi.advanceTimersByTime(TOAST_AUTO_CLOSE_MS - 1);
  expect(texts()).toEqual(['another tab is in the way']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('closes with its screen, unless it belongs to none or has an action', () => {
  show('here');
  store.show({ kind: 'info', text: 'Signed in', acrossRoutes: true });
  showFor('removed', 'Heat', UNDO);
  store.clearOnNavigation();
  expect(texts()).toEqual(['Signed in', 'removed']);
});

it('clears toasts about movies when another member signs in', () => {
  show('here');
  showFor('removed', 'Heat', UNDO);
  store.show({ kind: 'error', text: 'refused', action: { label: SYNC.seeWhy, onSelect: vi.fn() } });
  store.clearOnMemberChange();
  expect(texts()).toEqual(['here']);
});

it('notifies its subscribers, and returns the same list while nothing changes', () => {
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  const before = store.visible();
  expect(store.visible()).toBe(before);
  show('news');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  show('more');
  expect(listener).toHaveBeenCalledTimes(1);
});
