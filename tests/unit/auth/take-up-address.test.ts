// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { takeUpAddress } from '../../../src/app/take-up-address';

beforeEach(() => window.history.replaceState({ old: true }, '', '/'));

it('takes the tokens out of the address and out of the entry of the history', () => {
  window.history.replaceState(null, '', '/reset-password#access_token=a&refresh_token=r&type=recovery');
  const entries = window.history.length;
  expect(takeUpAddress(window)).toMatchObject({ kind: 'recovery', tokens: { accessToken: 'a' } });
  expect(window.location.href).toMatch(/\/reset-password$/);
  expect(window.history.length).toBe(entries);
  expect(JSON.stringify(window.history.state)).toBe('null');
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
});

it('takes an error out of the query', () => {
  window.history.replaceState(null, '', '/dashboard?error=access_denied&error_description=x');
  expect(takeUpAddress(window)).toEqual({ kind: 'failure', fault: 'provider-denied' });
  expect(window.location.href).toMatch(/\/dashboard$/);
});

it('leaves any other address and its state as they are', () => {
  window.history.replaceState({ usr: 1 }, '', '/charts?film=603#top');
  expect(takeUpAddress(window)).toBeNull();
  expect(window.location.href).toMatch(/\/charts\?film=603#top$/);
  expect(window.history.state).toEqual({ usr: 1 });
});
