import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../time/eventually';
import { renderUi } from './render-ui';
import { INSTALL } from '../../../../src/features/marked-movies/messages';

const TITLE = { name: INSTALL.title };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const DESKTOP_FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let standalone = false;
beforeEach(() => {
  standalone = false;
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function browser(userAgent: string, maxTouchPoints = 0, options: object = {}): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, languages: ['en-US'], ...options });
}

/** A freshly opened page with the screen that invites. */
async function open() {
  vi.resetModules();
  const { installation } = await import('../../../../src/lib/install');
  const { InstallInvitation } = await import('../../../../src/features/marked-movies/favorites-screen');
  installation.start();
  return { installation, show: () => renderUi(<InstallInvitation />) };
}

/** The browser fires its install event, with the reader's answer. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, prevented: event.defaultPrevented };
}

const invited = () => screen.queryByRole('heading', TITLE) !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps the browser’s prompt, and shows it on request', async () => {
  const { show } = await open();
  const { prompt, prevented } = offer('accepted');
  expect(prevented).toBe(true);
  show();
  expect(invited()).toBe(true);
  press('Install');
  await eventually(() => expect(invited()).toBe(false));
  expect(prompt).toHaveBeenCalledTimes(1);
  cleanup();
  show();
  expect(invited()).toBe(false);
});

it.each([INSTALL.decline, 'Install'])('is not shown again after it was declined: %s', async (button) => {
  const first = await open();
  offer('dismissed');
  first.show();
  press(button);
  await eventually(() => expect(invited()).toBe(false));
  cleanup();
  const again = await open();
  offer('accepted');
  again.show();
  expect(invited()).toBe(false);
});

it('is not shown when nothing can be installed, or it already is', async () => {
  browser(DESKTOP_FIREFOX);
  const { show } = await open();
  show();
  expect(invited()).toBe(false);

  offer('accepted');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  show();
  expect(invited()).toBe(false);

  const again = await open();
  standalone = true;
  offer('accepted');
  again.show();
  expect(invited()).toBe(false);
});

it('never appears while the reader is looking at the screen', async () => {
  const { show } = await open();
  const { rerender } = show();
  act(() => void offer('accepted'));
  rerender(<p>Something else</p>);
  expect(invited()).toBe(false);
});

it.each([
  ['an iPhone', IPHONE, 5, INSTALL.ios],
  ['an iPad', IPAD, 5, INSTALL.ios],
  ['Firefox on a phone', FIREFOX, 5, INSTALL.firefox],
])('shows the steps on %s', async (_device, userAgent, touches, steps) => {
  browser(userAgent, touches);
  const { show } = await open();
  show();
  expect(screen.getByText(steps)).toBeTruthy();
  expect(screen.queryByRole('button', { name: INSTALL.action })).toBeNull();
});

it('is not shown on a Mac, or on an iPhone’s home screen', async () => {
  browser(IPAD, 0);
  const mac = await open();
  expect(mac.installation.method()).toBeNull();
  browser(IPHONE, 5, { standalone: true });
  expect(mac.installation.method()).toBeNull();
});

it('stays declined for the visit when the browser has no storage', async () => {
  const { installation } = await open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  offer('accepted');
  installation.decline();
  expect(installation.method()).toBeNull();
  vi.restoreAllMocks();
});
