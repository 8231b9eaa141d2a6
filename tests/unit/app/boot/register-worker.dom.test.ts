import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_PRECACHE } from '../../../../src/config/cache';
import { registerWorker } from '../../../../src/app/boot/register-worker';
import { offlineReadiness } from '../../../../src/lib/offline-readiness';
import { toasts } from '../../../../src/components/toast';
import { APP } from '../../../../src/i18n/messages/shell';
import { eventually } from '../../../time/eventually';

const HOUR = 3_600_000;

/** A service worker of a version, as the browser exposes it. */
class Version extends EventTarget {
  readonly scriptURL = 'https://matinee.test/sw.js';
  state = 'installing';
  /** Whether all its files are stored. */
  complete = true;
  postMessage = vi.fn((message: { readonly type: string }, [port]: readonly MessagePort[] = []) => {
    if (message.type === CHECK_PRECACHE) port?.postMessage(this.complete);
  });
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration as the browser exposes it, with at most one version in each state. */
class Registration extends EventTarget {
  installing: Version | null = null;
  waiting: Version | null = null;
  active: Version | null = null;
  update = vi.fn(() => Promise.reject(new TypeError('no network')));
  found(version: Version): void {
    this.installing = version;
    this.dispatchEvent(new Event('updatefound'));
  }
  installs(version: Version): void {
    this.installing = null;
    this.waiting = version;
    version.becomes('installed');
  }
  activates(version: Version): void {
    this.waiting = null;
    this.active = version;
    version.becomes('activating');
    version.becomes('activated');
  }
}

let registration: Registration;
let register: ReturnType<typeof vi.fn>;
let container: EventTarget;
let getReady: () => void;
const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  registration = new Registration();
  registration.installing = new Version();
  register = vi.fn(() => Promise.resolve(registration));
  container = Object.assign(new EventTarget(), {
    register,
    getRegistration: () => Promise.resolve(registration),
    ready: new Promise((resolve) => (getReady = () => resolve(registration))),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://matinee.test/', reload });
});
afterEach(() => {
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const offers = () => toasts.visible().map(({ text }) => text);
const OFFER = APP.updateReady;

it('an open application checks for a new version every hour, even after an hour offline', async () => {
  registerWorker();
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(registration.update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

it('the offer of a new version stays on every screen until it is answered, and nothing changes before', async () => {
  registration.active = new Version();
  const next = new Version();
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  registration.found(next);
  expect(offers()).toEqual([]);
  registration.installs(next);
  toasts.clearOnNavigation();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(offers()).toEqual([OFFER]);
  expect(next.postMessage).not.toHaveBeenCalled();
  toasts.visible()[0]?.action?.onSelect();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a new version that does not activate on request is not waited for', async () => {
  registration.active = new Version();
  registration.waiting = new Version();
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  toasts.visible()[0]?.action?.onSelect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalled();
});

it('after another tab has updated, a press loads the new version, which is no longer waiting', async () => {
  registration.active = new Version();
  const next = new Version();
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  registration.found(next);
  registration.installs(next);
  await vi.advanceTimersByTimeAsync(1000);
  registration.activates(next);
  toasts.visible()[0]?.action?.onSelect();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(next.postMessage).not.toHaveBeenCalled();
});

it('a version waiting since the last visit is offered, but not the very first one', async () => {
  const first = new Version();
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  registration.found(first);
  registration.installs(first);
  registration.activates(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect(offers()).toEqual([]);
  registration.waiting = new Version();
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(offers()).toEqual([OFFER]);
});

it('a failed first installation is retried, and so is a failed registration', async () => {
  // No 'updatefound': it may be another page's installation.
  const first = new Version();
  registration.installing = first;
  register.mockRejectedValueOnce(new TypeError('no network'));
  registerWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledTimes(2);
  first.becomes('redundant');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).toHaveBeenCalledTimes(3);
});

it('an installation that failed before the page could observe it is retried', async () => {
  registration.installing = null;
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register.mock.calls.length).toBeGreaterThan(1);
});

it('a registration that the browser refuses is not retried, and its error is available', async () => {
  register.mockRejectedValue(new DOMException('private window', 'SecurityError'));
  registerWorker();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(register).toHaveBeenCalledTimes(1);
  expect(offlineReadiness.state()).toBe('refused');
});

it('reports whether the application opens offline', async () => {
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(offlineReadiness.state()).toBe('not-yet');
  registration.active = new Version();
  getReady();
  await eventually(() => expect(offlineReadiness.state()).toBe('ready'));
  register.mockRejectedValueOnce(new TypeError('no network'));
  registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(offlineReadiness.state()).toBe('not-yet');
  registerWorker();
  await eventually(() => expect(offlineReadiness.state()).toBe('ready'));
});

it('does not open offline while files of the worker are missing, and asks it again when the network is back', async () => {
  registration.active = Object.assign(new Version(), { complete: false });
  registerWorker();
  await eventually(() => expect(offlineReadiness.state()).toBe('not-yet'));
  registration.active.complete = true;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(offlineReadiness.state()).toBe('ready'));
});

it('requests periodic background sync twice a day, and works without it if the browser refuses', async () => {
  const periodicSync = { register: vi.fn(() => Promise.reject(new DOMException('not granted', 'NotAllowedError'))) };
  Object.assign(registration, { periodicSync });
  registerWorker();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(periodicSync.register).toHaveBeenCalledExactlyOnceWith('matinee-renewal', { minInterval: 12 * HOUR });
  expect(registration.update).toHaveBeenCalledTimes(1);
});
