// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthRoute } from '../../../src/app/auth-route';
import type { AuthActions } from '../../../src/data/hooks/use-auth-actions';
import { ThemeProvider } from '../../../src/ui/theme/theme-provider';

const actions = {
  signIn: vi.fn<AuthActions['signIn']>(),
  signUp: vi.fn<AuthActions['signUp']>(),
  providerAddress: vi.fn<AuthActions['providerAddress']>(),
  requestPasswordReset: vi.fn<AuthActions['requestPasswordReset']>(),
};
vi.mock('../../../src/data/hooks/use-auth-actions', () => ({ useAuthActions: () => actions }));

function show(state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <ThemeProvider>
        <AuthRoute mode="sign-in" />
      </ThemeProvider>
    </MemoryRouter>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  for (const action of Object.values(actions)) action.mockReset();
});
afterEach(cleanup);

it('a navigation state asks for sign-up; without one, and with any other, it is sign-in [AUTH-02]', () => {
  show({ mode: 'sign-up' });
  expect(title()).toBe('Create your account');
  cleanup();
  show({ mode: 'sing-up', notice: 'toString' });
  expect(title()).toBe('Welcome back');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the password field is required [VAL-04]', () => {
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Password').required).toBe(true);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  press('Sign In');
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
  expect(actions.signIn).not.toHaveBeenCalled();
});

it('says what brought the visitor here until the next step', () => {
  show({ notice: 'password-updated' });
  const sentence = 'Password updated successfully! You can now sign in with your new password.';
  expect(screen.getByRole('status').textContent).toBe(sentence);
  press('Sign In');
  expect(screen.queryByText(sentence)).toBeNull();
});

it('a change of mode keeps what was typed and takes back what was said of it', () => {
  show();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } });
  press('Sign In');
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  press('New here? Create an account');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nobody');
});

it.each([
  ['switched-off', /^Google authentication failed/],
  ['unreachable', /^We cannot reach the server/],
] as const)('a provider that is %s leaves the visitor here, with a sentence [ERR-70]', async (error, sentence) => {
  actions.providerAddress.mockResolvedValue({ ok: false, error });
  show();
  press('Continue with Google');
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-busy')).toBeNull();
});

it('the dialog takes over the e-mail typed so far, and says why no mail was sent [AUTH-04, ERR-71, ERR-72]', async () => {
  actions.requestPasswordReset.mockResolvedValueOnce({ ok: false, error: { reason: 'email-not-confirmed' } });
  actions.requestPasswordReset.mockRejectedValueOnce(new Error('the library did not load'));
  show();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' ada@example.com' } });
  press('Forgot your password?');
  const dialog = within(screen.getByRole('dialog', { name: 'Reset your password' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value.trim()).toBe('ada@example.com');
  fireEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(
    await dialog.findByText('Please confirm your email account first before resetting your password.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(await dialog.findByText('Failed to send password reset email')).toBeTruthy();
  expect(actions.requestPasswordReset).toHaveBeenCalledWith(
    'ada@example.com',
    'http://localhost:3000/auth/reset-password',
  );
});
