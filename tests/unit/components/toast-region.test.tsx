import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createToastStore } from '../../../src/components/toast';
import { choosePlace, type Obstacle, ToastRegion } from '../../../src/components/toast-region';
import { enterTopLayer } from '../../../src/components/layout/focus';
import { renderUi } from '../features/marked-movies/render-ui';
import { APP } from '../../../src/i18n/messages/shell';

it('announces politely and leaves the focus where it is', () => {
  const store = createToastStore();
  renderUi(
    <>
      <button type="button">here</button>
      <ToastRegion store={store} />
    </>,
  );
  screen.getByRole('button', { name: 'here' }).focus();
  act(() => void store.show({ kind: 'success', text: 'Movie added to favorites!' }));
  expect(screen.getByRole('region', { name: APP.notifications }).getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('Movie added to favorites!')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('here');
});

it('moves into the topmost dialog while one is open, since the rest of the page is inert', () => {
  const store = createToastStore();
  renderUi(<ToastRegion store={store} />);
  const container = document.body.appendChild(document.createElement('div'));
  const callbacks: (() => void)[] = [];
  act(() => void callbacks.push(enterTopLayer(container)));
  expect(container.contains(screen.getByRole('region'))).toBe(true);
  act(() => callbacks[0]?.());
  expect(container.contains(screen.getByRole('region'))).toBe(false);
});

it('closes a toast when its action is chosen', () => {
  const store = createToastStore();
  const onSelect = vi.fn();
  renderUi(<ToastRegion store={store} />);
  act(() => void store.show({ kind: 'error', text: 'failed', action: { label: 'Try Again', onSelect } }));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('failed')).toBeNull();
});

it('pauses the timer while the pointer is over it', () => {
  vi.useFakeTimers();
  try {
    const store = createToastStore();
    renderUi(<ToastRegion store={store} />);
    act(() => void store.show({ kind: 'info', text: 'slow reader' }));
    fireEvent.pointerEnter(screen.getByRole('region'));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('slow reader')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region'));
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText('slow reader')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('names the movie it is about, and counts several', () => {
  const store = createToastStore();
  renderUi(<ToastRegion store={store} />);
  const showToast = (name: string) =>
    act(() => void store.show({ kind: 'success', text: 'Movie added to favorites!', about: { key: name, name } }));
  showToast('Heat');
  expect(screen.getByText('Heat')).toBeTruthy();
  showToast('Ran');
  showToast('Up');
  expect(screen.getByText('Movie added to favorites!')).toBeTruthy();
  expect(screen.getByText(APP.movies(3))).toBeTruthy();
});

it.each(['Undo', 'Dismiss'])('returns the focus when %s was pressed in it', (name) => {
  const store = createToastStore();
  renderUi(
    <>
      <button type="button">here</button>
      <ToastRegion store={store} />
    </>,
  );
  act(() => void store.show({ kind: 'info', text: 'removed', action: { label: 'Undo', onSelect: vi.fn() } }));
  act(() => screen.getByRole('button', { name: 'here' }).focus());
  act(() => screen.getByRole('button', { name }).focus());
  fireEvent.click(screen.getByRole('button', { name }));
  expect(document.activeElement?.textContent).toBe('here');
});

it('Escape closes the newest toast, or in a dialog the dialog’s toast first', () => {
  const store = createToastStore();
  renderUi(<ToastRegion store={store} />);
  act(() => void store.show({ kind: 'info', text: 'removed', action: { label: 'Undo', onSelect: vi.fn() } }));
  const container = document.body.appendChild(document.createElement('div'));
  const callbacks: (() => void)[] = [];
  act(() => void callbacks.push(enterTopLayer(container)));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('removed')).not.toBeNull();
  act(() => callbacks[0]?.());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('removed')).toBeNull();
});

const box = (top: number, bottom: number, left = 0, right = 100) => ({ top, bottom, left, right });
const upper = { at: 'upper', box: box(60, 110) };
const lower = { at: 'lower', box: box(700, 750) };
const between = { at: 'between', box: box(300, 350) };
const chosen = (...obstacles: readonly Obstacle[]) => choosePlace([upper, lower, between], obstacles).at;
const title: Obstacle = { kind: 'subject', box: box(80, 120) };
const poster: Obstacle = { kind: 'subject', box: box(740, 900) };

it('takes the first place that covers nothing', () => {
  expect(chosen()).toBe('upper');
  expect(chosen({ kind: 'control', box: box(110, 150) })).toBe('upper');
  expect(chosen({ kind: 'control', box: box(60, 110, 100, 200) })).toBe('upper');
  expect(chosen(title)).toBe('lower');
  expect(chosen(title, poster)).toBe('between');
});

it('covers a title rather than a control, and a control rather than the focused one', () => {
  const button: Obstacle = { kind: 'control', box: box(700, 720) };
  const link: Obstacle = { kind: 'control', box: box(320, 340) };
  expect(chosen(title, button, link)).toBe('upper');
  expect(chosen({ kind: 'focused', box: box(60, 110) }, button, link)).toBe('lower');
});

it('covers the smallest part where everything is taken', () => {
  const photo: Obstacle = { kind: 'subject', box: box(345, 500) };
  expect(chosen(title, { ...poster, box: box(720, 900) }, photo)).toBe('between');
});
