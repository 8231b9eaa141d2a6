import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { authFailure } from '../../../../src/api/supabase/auth-client';
import { authMessage, forgotPasswordMessage, resendMessage } from '../../../../src/features/auth/auth-error-message';
import { AUTH } from '../../../../src/i18n/messages/auth';

/** Words that would mislead the reader. */
const LYING = 'User already registered. Invalid login credentials. Email not confirmed.';
const api = (code: string, status = 400, message = LYING) => new AuthApiError(message, status, code);

it.each([
  ['email_not_confirmed', 'sign-in', 'Please check your email and confirm your account before signing in.'],
  ['invalid_credentials', 'sign-in', 'Invalid email or password. Please check your credentials.'],
  ['invalid_credentials', 'sign-up', 'Failed to create account. Please try again or use a different email.'],
  ['user_already_exists', 'sign-up', 'An account with this email already exists. Try signing in instead.'],
  ['email_exists', 'sign-up', 'An account with this email already exists. Try signing in instead.'],
  ['email_address_invalid', 'sign-up', 'Please enter a valid email address.'],
  ['validation_failed', 'sign-up', 'Please enter a valid email address.'],
] as const)(
  '%s at %s has its own message, whatever the backend says [ERR-60, ERR-61, ERR-62, ERR-63, ERR-65, ERR-83]',
  (code, mode, sentence) => {
    expect(authMessage(authFailure(api(code)), mode)).toBe(sentence);
  },
);

it('a password that is too short has its own message, and another weak one the backend’s [ERR-64, ERR-83]', () => {
  const weak = (reasons: ('length' | 'pwned')[]) =>
    authFailure(new AuthWeakPasswordError('Known from a leak', 422, reasons));
  const sentence = 'Password must be at least 6 characters long.';
  expect(authMessage(weak(['length']), 'sign-up')).toBe(sentence);
  expect(authMessage(weak([]), 'sign-in')).toBe(sentence);
  expect(authMessage(weak(['pwned']), 'sign-up')).toBe('Known from a leak');
});

it('any other refusal shows the backend’s message, or else a default [ERR-66]', () => {
  expect(authMessage(authFailure(api('signup_disabled', 422, 'Signups are closed')), 'sign-up')).toBe(
    'Signups are closed',
  );
  expect(authMessage(authFailure(api('over_request_rate_limit', 429, 'Slow down')), 'sign-in')).toBe('Slow down');
  // The library takes a body without a message for one.
  for (const empty of ['', ' ', '{}', '{"code":400}', '[]', 'null'])
    expect(authMessage(authFailure(api('', 400, empty)), 'sign-in')).toBe('Authentication failed');
});

it.each([
  new AuthRetryableFetchError('Failed to fetch', 0),
  new AuthRetryableFetchError('{}', 503),
  new AuthUnknownError('Unexpected token <', null),
])('an unreachable backend is not reported as a refusal: $name [ERR-83]', (error) => {
  expect(authMessage(authFailure(error), 'sign-in')).toBe(AUTH.unreachable);
});

it('a refused password email has two messages [ERR-71, ERR-72]', () => {
  expect(forgotPasswordMessage(authFailure(api('email_not_confirmed')))).toBe(
    'Please confirm your email account first before resetting your password.',
  );
  for (const code of ['validation_failed', 'over_email_send_rate_limit', 'unexpected_failure'])
    expect(forgotPasswordMessage(authFailure(api(code)))).toBe('Failed to send password reset email');
  expect(forgotPasswordMessage({ reason: 'unreachable' })).toBe('Failed to send password reset email');
});

it.each([
  [500, AUTH.tooManyAttempts(1)],
  [60_001, AUTH.tooManyAttempts(2)],
])('a rate limit with a known wait of %i ms mentions it', (waitMs, sentence) => {
  const failure = authFailure(api('over_request_rate_limit', 429, 'Slow down'), waitMs);
  expect(authMessage(failure, 'sign-in')).toBe(sentence);
});

it('an email limit without a known wait may last a minute or an hour, and says nothing about the account', () => {
  const failure = authFailure(api('over_email_send_rate_limit', 429, 'email rate limit exceeded'));
  for (const sentence of [authMessage(failure, 'sign-up'), forgotPasswordMessage(failure), resendMessage(failure)])
    expect(sentence).toBe(AUTH.tooManyMails);
});
