import { describe, expect, it } from 'vitest';
import { parseAuthCallback } from '../../../../src/api/supabase/auth-callback';

const PATHS = { reset: ['/auth/reset-password', '/reset-password'], confirmed: '/dashboard' };
const read = (pathname: string, hash: string, search = '') => parseAuthCallback({ pathname, hash, search }, PATHS);
const TOKENS = { accessToken: 'a', refreshToken: 'r' };

it('ignores every other URL', () => {
  expect(read('/', '')).toBeNull();
  expect(read('/privacy', '#retention')).toBeNull();
  expect(read('/charts', '', '?movie=603&error=none')).toBeNull();
});

it.each(['/', '/auth/reset-password', '/reset-password', '/profile/favorites'])(
  'reads the recovery tokens on %s [AUTH-10]',
  (path) => {
    expect(read(path, '#access_token=a&refresh_token=r&expires_in=3600&type=recovery')).toEqual({
      kind: 'recovery',
      tokens: TOKENS,
    });
  },
);

it.each(['#type=recovery', '#access_token=a&type=recovery', '#refresh_token=r&type=recovery'])(
  'reports what %s lacks of a recovery link [RESET-03, ERR-74]',
  (hash) => {
    expect(read('/auth/reset-password', hash)).toEqual({ kind: 'recovery', tokens: null });
  },
);

it('distinguishes the provider’s tokens from those of an email link', () => {
  const hash = '#access_token=a&refresh_token=r&expires_in=3600';
  expect(read('/dashboard', hash)).toEqual({ kind: 'session', tokens: TOKENS, from: 'provider' });
  expect(read('/dashboard', `${hash}&type=signup`)).toEqual({ kind: 'session', tokens: TOKENS, from: 'mail' });
});

it('reports incomplete tokens as an error', () => {
  expect(read('/dashboard', '#access_token=a')).toEqual({ kind: 'failure', error: 'provider' });
  expect(read('/dashboard', '#access_token=a&type=signup')).toEqual({ kind: 'failure', error: 'mail-link' });
});

describe('errors', () => {
  it.each([
    ['/auth/reset-password', '#error=access_denied&error_code=otp_expired'],
    ['/reset-password', '#error=server_error&error_code=unexpected_failure'],
    ['/reset-password', '#error=access_denied&error_description=x'],
  ])('on %s%s come from a reset link [ERR-73]', (path, hash) => {
    expect(read(path, hash)).toEqual({ kind: 'failure', error: 'reset-link' });
  });

  it.each(['/', '/login'])(
    'on %s, where some backends send every link, come from a link of unknown purpose',
    (path) => {
      expect(read(path, '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid')).toEqual(
        {
          kind: 'failure',
          error: 'some-link',
        },
      );
    },
  );

  it('of a confirmation link are not those of a reset link', () => {
    expect(read('/dashboard', '#error=access_denied&error_code=otp_expired')).toEqual({
      kind: 'failure',
      error: 'mail-link',
    });
  });

  it.each([
    ['#error=invalid_request&error_code=invalid_credentials', 'provider-credentials'],
    ['#error=popup_closed_by_user', 'provider-closed'],
    ['#error_code=popup_closed', 'provider-closed'],
    ['#error=access_denied&error_description=The+user+denied', 'provider-denied'],
    ['#error=access_denied&error_code=user_banned', 'provider-denied'],
    ['#error=server_error&error_code=bad_oauth_state', 'provider'],
    // never by the description
    ['#error=server_error&error_description=access_denied', 'provider'],
    ['#error=constructor', 'provider'],
  ])('of the provider are read by code: %s [ERR-67, ERR-68, ERR-69, ERR-70]', (hash, fault) => {
    expect(read('/dashboard', hash)).toEqual({ kind: 'failure', error: fault });
    expect(read('/dashboard', '', `?${hash.slice(1)}&error_description=x`)).toEqual({ kind: 'failure', error: fault });
  });

  it('take precedence over tokens', () => {
    expect(read('/', '#error=access_denied&access_token=a&refresh_token=r')).toEqual({
      kind: 'failure',
      error: 'provider-denied',
    });
  });
});
