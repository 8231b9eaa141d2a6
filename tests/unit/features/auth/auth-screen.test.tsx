import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthRoute } from '../../../../src/features/auth/auth-screen';
import type { SessionState } from '../../../../src/hooks/session-provider';
import type { AuthActions } from '../../../../src/hooks/use-auth-actions';
import { AUTH } from '../../../../src/i18n/messages/auth';
import { APP } from '../../../../src/i18n/messages/shell';

const actions = {
  signIn: vi.fn<AuthActions['signIn']>(),
  signUp: vi.fn<AuthActions['signUp']>(),
  providerAddress: vi.fn<AuthActions['providerAddress']>(),
  requestPasswordReset: vi.fn<AuthActions['requestPasswordReset']>(),
  resendConfirmation: vi.fn<AuthActions['resendConfirmation']>(),
};
let session: SessionState = { status: 'signed-out', ended: null };
vi.mock('../../../../src/hooks/session-provider', () => ({ useSession: () => session }));
vi.mock('../../../../src/hooks/use-auth-actions', () => ({ useAuthActions: () => actions }));

function show(state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <AuthRoute />
    </MemoryRouter>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  for (const action of Object.values(actions)) action.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a navigation state selects sign-up; without one, or with any other, it is sign-in [AUTH-02]', () => {
  show({ mode: 'sign-up' });
  expect(title()).toBe(AUTH.signUpTitle);
  cleanup();
  show({ mode: 'sing-up', notice: 'toString' });
  expect(title()).toBe(AUTH.signInTitle);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the password field is required [VAL-04]', () => {
  show();
  expect(screen.getByLabelText<HTMLInputElement>(AUTH.password).required).toBe(true);
  fireEvent.change(screen.getByLabelText(AUTH.email), { target: { value: 'ada@example.com' } });
  press(AUTH.signIn);
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
  expect(actions.signIn).not.toHaveBeenCalled();
});

it.each([
  ['session', AUTH.notices['session-ended']],
  ['cleared', AUTH.notices['device-cleared']],
] as const)('says why the session ended: %s', (ended, sentence) => {
  session = { status: 'signed-out', ended };
  show({ from: '/profile' });
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  session = { status: 'signed-out', ended: null };
});

it('says why the visitor was sent here until the next step', () => {
  show({ notice: 'password-updated' });
  const sentence = 'Password updated successfully! You can now sign in with your new password.';
  expect(screen.getByRole('status').textContent).toBe(sentence);
  press(AUTH.signIn);
  expect(screen.queryByText(sentence)).toBeNull();
});

it('changing the mode keeps the typed values and clears their errors', () => {
  show();
  fireEvent.change(screen.getByLabelText(AUTH.email), { target: { value: 'nobody' } });
  press(AUTH.signIn);
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  press(AUTH.toSignUp);
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(AUTH.email).value).toBe('nobody');
});

it.each([
  ['switched-off', AUTH.notices.provider],
  ['unreachable', AUTH.notices.unreachable],
] as const)('a provider that is %s keeps the visitor here, with a message [ERR-70]', async (error, sentence) => {
  actions.providerAddress.mockResolvedValue({ ok: false, error });
  show();
  press(AUTH.continueWithProvider);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole('button', { name: AUTH.continueWithProvider }).getAttribute('aria-busy')).toBeNull();
});

it('the dialog starts with the typed email, and says why an email was not sent [AUTH-04, CALL-22, ERR-71, ERR-72]', async () => {
  actions.requestPasswordReset.mockResolvedValueOnce({ ok: false, error: { reason: 'email-not-confirmed' } });
  actions.requestPasswordReset.mockRejectedValueOnce(new Error('the library did not load'));
  show();
  fireEvent.change(screen.getByLabelText(AUTH.email), { target: { value: ' ada@example.com' } });
  press('Forgot your password?');
  const dialog = within(screen.getByRole('dialog', { name: AUTH.forgotTitle }));
  expect(dialog.getByLabelText<HTMLInputElement>(AUTH.email).value.trim()).toBe('ada@example.com');
  fireEvent.click(dialog.getByRole('button', { name: AUTH.sendLink }));
  expect(
    await dialog.findByText('Please confirm your email account first before resetting your password.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: AUTH.sendLink }));
  expect(await dialog.findByText('Failed to send password reset email')).toBeTruthy();
  expect(actions.requestPasswordReset).toHaveBeenCalledWith(
    'ada@example.com',
    'http://localhost:3000/auth/reset-password',
  );
});

/** Advances promises and time. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a sign-up that waits for its email confirms no account, and the email can be requested again after a minute [AUTH-06]', async () => {
  vi.useFakeTimers();
  actions.signUp.mockResolvedValue({ ok: true, value: null });
  actions.resendConfirmation.mockResolvedValue({ ok: true, value: undefined });
  show({ mode: 'sign-up' });
  type('Email', ' ada@example.com');
  type('Password', 'popcorn-1');
  press(AUTH.signUp);
  await pass(0);
  expect(screen.getByText('Please check your email to confirm your account!')).toBeTruthy();
  expect(screen.queryByText(/created/i)).toBeNull();
  expect(screen.getByText(AUTH.noMail)).toBeTruthy();

  // The countdown is on the button, visible only.
  await pass(17_500);
  const resend = screen.getByRole('button', { name: AUTH.resend });
  expect(resend.textContent).toBe(AUTH.resend + AUTH.resendSeconds(43));
  press(AUTH.resend);
  await pass(0);
  expect(actions.resendConfirmation).not.toHaveBeenCalled();
  expect(screen.getByText(AUTH.resendLater(43)).getAttribute('role')).toBe('status');

  await pass(43_000);
  expect(resend.textContent).toBe(AUTH.resend);
  press(AUTH.resend);
  await pass(0);
  expect(actions.resendConfirmation).toHaveBeenCalledWith('ada@example.com', 'http://localhost:3000/dashboard');
  expect(screen.getByText(AUTH.resent)).toBeTruthy();
  expect(resend.textContent).toBe(AUTH.resend + AUTH.resendSeconds(60));
});

it('a visitor who already has an account is told so, in sign-in mode with the typed values [ERR-63]', async () => {
  actions.signUp.mockResolvedValue({ ok: false, error: { reason: 'already-registered' } });
  show({ mode: 'sign-up' });
  type('Email', 'ada@example.com');
  type('Password', 'popcorn-1');
  press(AUTH.signUp);
  expect(await screen.findByText('An account with this email already exists. Try signing in instead.')).toBeTruthy();
  expect(title()).toBe(AUTH.signInTitle);
  expect(screen.getByRole('button', { name: AUTH.signIn })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(AUTH.email).value).toBe('ada@example.com');
});

it('a visitor with an unconfirmed account or an invalid link can have the email sent again', async () => {
  vi.useFakeTimers();
  const tooSoon = { reason: 'too-many-attempts', waitMs: 52_000 } as const;
  actions.resendConfirmation.mockResolvedValueOnce({ ok: false, error: tooSoon });
  actions.signIn.mockResolvedValue({ ok: false, error: { reason: 'email-not-confirmed' } });
  show({ notice: 'mail-link' });
  expect(screen.getByRole('alert').textContent).toContain(AUTH.notices['mail-link']);
  press(AUTH.resend);
  expect(screen.getByText(AUTH.resendWhere)).toBeTruthy();
  type('Email', 'ada@example.com');
  press(AUTH.resend);
  await pass(0);
  expect(screen.getByText(AUTH.resendLater(52))).toBeTruthy();
  expect(screen.getByRole('button', { name: AUTH.resend }).textContent).toContain(AUTH.resendSeconds(52));

  type('Password', 'popcorn-1');
  press(AUTH.signIn);
  await pass(0);
  expect(screen.getByText(/^Please check your email and confirm your account/)).toBeTruthy();
  actions.resendConfirmation.mockRejectedValueOnce(new Error('the library did not load'));
  press(AUTH.resend);
  await pass(0);
  expect(screen.getByText(APP.partMissingHint(true))).toBeTruthy();
});

it('says that Matinee was updated when the form’s chunk is gone', async () => {
  actions.signIn.mockRejectedValueOnce(new Error('the library did not load'));
  show();
  type('Email', 'ada@example.com');
  type('Password', 'popcorn-1');
  press(AUTH.signIn);
  expect(await screen.findByText(APP.partMissingHint(true))).toBeTruthy();
});

it('a password email blocks the next one to the same address for a minute, but not to another', async () => {
  vi.useFakeTimers();
  actions.requestPasswordReset.mockResolvedValue({ ok: true, value: undefined });
  show();
  type('Email', 'ada@example.com');
  press('Forgot your password?');
  await pass(0);
  const dialog = within(screen.getByRole('dialog', { name: AUTH.forgotTitle }));
  fireEvent.click(dialog.getByRole('button', { name: AUTH.sendLink }));
  await pass(0);
  await pass(1000);
  const again = dialog.getByRole('button', { name: AUTH.sendAgain });
  expect(again.textContent).toBe(AUTH.sendAgain + AUTH.resendSeconds(59));
  fireEvent.click(again);
  expect(dialog.getByText(AUTH.resendLater(59))).toBeTruthy();
  expect(actions.requestPasswordReset).toHaveBeenCalledTimes(1);
  fireEvent.change(dialog.getByLabelText(AUTH.email), { target: { value: 'ada@example.org' } });
  fireEvent.click(again);
  await pass(0);
  expect(actions.requestPasswordReset).toHaveBeenCalledTimes(2);
});
