import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrailerDialog } from '../../../../src/components/movie/trailer-dialog';
import { TRAILER_ANSWER_MS } from '../../../../src/config/ui';
import { TRAILER } from '../../../../src/i18n/messages/movies';
import { renderUi } from '../../features/marked-movies/render-ui';

const HOST = 'https://www.youtube-nocookie.com';
const URLS = [`${HOST}/embed/first_one`, `${HOST}/embed/second_one`];

const open = (online = true) => <TrailerDialog title="Heat" urls={URLS} online={online} onClose={() => undefined} />;
const frame = () => document.querySelector('iframe');
const link = () => screen.queryByRole('link', { name: TRAILER.onService })?.getAttribute('href');

/** A message as the player's frame posts it. */
function report(event: string, origin = HOST) {
  const data = JSON.stringify({ event, info: 150 });
  act(
    () =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame()?.contentWindow ?? null })),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => void vi.useRealTimers());

it('a trailer that the service refuses is replaced by the next one and a link to the service', () => {
  renderUi(open());
  expect(frame()?.src).toContain(`${URLS[0]}?`);
  report('onError', 'https://example.com');
  expect(frame()).not.toBeNull();
  report('onReady');
  expect(screen.queryByText(TRAILER.fault.refused)).toBeNull();
  report('onError');
  expect(screen.getByText(TRAILER.fault.refused)).toBeTruthy();
  expect(frame()).toBeNull();
  expect(link()).toBe('https://www.youtube.com/watch?v=first_one');
  fireEvent.click(screen.getByRole('button', { name: TRAILER.next }));
  expect(frame()?.src).toContain(`${URLS[1]}?`);
  expect(screen.queryByText(TRAILER.fault.refused)).toBeNull();
  report('onError');
  expect(screen.queryByRole('button', { name: TRAILER.next })).toBeNull();
  expect(link()).toBe('https://www.youtube.com/watch?v=second_one');
});

it('a service that does not answer is named; one that does is left alone', () => {
  renderUi(open());
  act(() => void vi.advanceTimersByTime(TRAILER_ANSWER_MS));
  expect(screen.getByText(TRAILER.fault.silent)).toBeTruthy();
  expect(link()).toMatch(/first_one$/);
  // The device has a network.
  expect(document.querySelector('.lucide-wifi-off')).toBeNull();
  report('onReady');
  expect(screen.queryByText(TRAILER.fault.silent)).toBeNull();
  act(() => void vi.advanceTimersByTime(TRAILER_ANSWER_MS));
  expect(screen.queryByText(TRAILER.fault.silent)).toBeNull();
});

it('asks nobody offline, and says so', () => {
  renderUi(open(false));
  expect(screen.getByText(TRAILER.offline)).toBeTruthy();
  expect(document.querySelector('.lucide-wifi-off')).not.toBeNull();
  expect(frame()).toBeNull();
  expect(link()).toBeUndefined();
});
