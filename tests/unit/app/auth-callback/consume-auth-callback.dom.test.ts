import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consumeAuthCallback } from '../../../../src/app/auth-callback/consume-auth-callback';
import { pendingAuthCallback } from '../../../../src/db/pending-auth-callback';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState({ old: true }, '', '/');
});
afterEach(() => vi.useRealTimers());

/** The callback that the tab's next page finds at a path. */
function reloadedAt(path: string) {
  window.history.replaceState(null, '', path);
  return consumeAuthCallback(window);
}

it('removes the tokens from the URL and the history entry', () => {
  window.history.replaceState(null, '', '/reset-password#access_token=a&refresh_token=r&type=recovery');
  const entries = window.history.length;
  expect(consumeAuthCallback(window)).toMatchObject({ kind: 'recovery', tokens: { accessToken: 'a' } });
  expect(window.location.href).toMatch(/\/reset-password$/);
  expect(window.history.length).toBe(entries);
  expect(JSON.stringify(window.history.state)).toBe('null');
  expect(window.localStorage.length).toBe(0);
});

it('removes an error from the query', () => {
  window.history.replaceState(null, '', '/dashboard?error=access_denied&error_description=x');
  expect(consumeAuthCallback(window)).toEqual({ kind: 'failure', error: 'provider-denied' });
  expect(window.location.href).toMatch(/\/dashboard$/);
});

it('leaves any other URL and its state unchanged', () => {
  window.history.replaceState({ usr: 1 }, '', '/charts?movie=603#top');
  expect(consumeAuthCallback(window)).toBeNull();
  expect(window.location.href).toMatch(/\/charts\?movie=603#top$/);
  expect(window.history.state).toEqual({ usr: 1 });
});

it('keeps a reset link for a reload of its screen until it is used', () => {
  const link = reloadedAt('/reset-password#access_token=a&refresh_token=r&type=recovery');
  expect(reloadedAt('/reset-password')).toEqual(link);
  expect(reloadedAt('/charts')).toBeNull();
  pendingAuthCallback.clear();
  expect(reloadedAt('/reset-password')).toBeNull();
});

it('keeps a confirmation link for a reload anywhere in the tab', () => {
  const link = reloadedAt('/dashboard#access_token=a&refresh_token=r&expires_in=3600&type=signup');
  expect(reloadedAt('/')).toEqual(link);
  expect(link).toMatchObject({ kind: 'session', tokens: { accessToken: 'a' }, from: 'mail' });
});

it('drops a link when its tokens have expired, or when an unusable one arrives', () => {
  vi.useFakeTimers();
  reloadedAt('/reset-password#access_token=a&refresh_token=r&type=recovery');
  vi.advanceTimersByTime(3_600_001);
  expect(reloadedAt('/reset-password')).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
  reloadedAt('/reset-password#access_token=a&refresh_token=r&type=recovery');
  reloadedAt('/reset-password#error=access_denied&error_code=otp_expired');
  expect(reloadedAt('/reset-password')).toBeNull();
});

it('ignores malformed stored callbacks', () => {
  window.sessionStorage.setItem('matinee.auth-callback', '{');
  expect(reloadedAt('/reset-password')).toBeNull();
  window.sessionStorage.setItem('matinee.auth-callback', '{"hash":"#access_token=a&refresh_token=r&type=recovery"}');
  expect(reloadedAt('/reset-password')).toBeNull();
});
