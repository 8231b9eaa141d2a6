import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { appUpdate } from '../../../../src/lib/app-update';
import type { PasswordFailure } from '../../../../src/api/supabase/change-password';
import type { Result } from '../../../../src/domain/values/result';
import { SettingsScreen } from '../../../../src/features/settings/settings-screen';
import { toasts } from '../../../../src/components/toast';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';
import { stored } from '../../services/session-row';
import { SETTINGS } from '../../../../src/features/settings/messages';
import { APP } from '../../../../src/i18n/messages/shell';

const changePassword = vi.fn<(password: string) => Promise<Result<void, PasswordFailure>>>();
const requestPasswordReset = vi.fn<(email: string, returnTo: string) => Promise<Result<void, { reason: 'other' }>>>();

vi.mock('../../../../src/api/supabase/change-password', () => ({
  changePassword: (_tokens: unknown, _memberId: string, password: string) => changePassword(password),
}));
vi.mock('../../../../src/features/settings/saved-movies', () => ({ SavedMoviesPanel: () => null }));
vi.mock('../../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ tokens: {} });
  return { useServices: () => load };
});
vi.mock('../../../../src/hooks/session-provider', () => ({
  useSession: () => ({ status: 'signed-in', session: stored() }),
}));
vi.mock('../../../../src/hooks/use-auth-actions', () => ({
  useAuthActions: () => ({ requestPasswordReset }),
}));

const { member } = stored();

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

beforeEach(() => {
  changePassword.mockReset().mockResolvedValue({ ok: true, value: undefined });
  requestPasswordReset.mockReset().mockResolvedValue({ ok: true, value: undefined });
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

it('an account with both a password and a provider keeps its password form', () => {
  renderUi(<SettingsScreen member={{ ...member, providers: ['email', 'google'] }} />);
  expect(screen.getByRole('heading', { name: SETTINGS.changeTitle })).toBeTruthy();
});

it('a provider account gets a note, and no way to change a password [SET-03, ROLE-05]', () => {
  renderUi(<SettingsScreen member={{ ...member, providers: ['google'] }} />);
  expect(screen.getByText(/^Password management is handled by Google/)).toBeTruthy();
  expect(document.querySelectorAll('input:not([type=radio]), main button, form')).toHaveLength(0);
});

it('an account with a password gets the form with its three fields and the card [SET-01, SET-02]', () => {
  renderUi(<SettingsScreen member={member} />);
  for (const label of [SETTINGS.currentPassword, SETTINGS.newPassword, SETTINGS.confirmPassword])
    expect(screen.getByLabelText(label).getAttribute('type')).toBe('password');
  expect(screen.getByRole('region', { name: 'Forgot Password' })).toBeTruthy();
  expect(document.querySelector<HTMLInputElement>('form [autocomplete=username]')?.value).toBe(member.email);
  expect(screen.queryByText(/handled by Google/)).toBeNull();
});

it('shows its progress until the response, then is empty again [SET-04, SET-05, SET-06, ERR-26]', async () => {
  let answer: (result: Result<void, PasswordFailure>) => void = () => undefined;
  changePassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderUi(<SettingsScreen member={member} />);
  type(SETTINGS.currentPassword, 'anything');
  type(SETTINGS.newPassword, 'popcorn-2');
  type(SETTINGS.confirmPassword, 'popcorn-2');
  fireEvent.click(screen.getByRole('button', { name: SETTINGS.update }));
  expect(screen.getByRole('button', { name: SETTINGS.updating }).getAttribute('aria-busy')).toBe('true');
  await eventually(() => expect(changePassword.mock.calls).toEqual([['popcorn-2']]));
  answer({ ok: true, value: undefined });
  await screen.findByRole('button', { name: SETTINGS.update });
  expect(toasts.visible().map(({ text }) => text)).toEqual(['Password updated successfully']);
  for (const label of [SETTINGS.currentPassword, SETTINGS.newPassword, SETTINGS.confirmPassword])
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
});

it.each([
  [{ reason: 'refused', message: 'New password should be different' }, 'New password should be different'],
  [{ reason: 'refused', message: '' }, 'Failed to update password'],
  [{ reason: 'unreachable' }, 'Failed to update password'],
  [{ reason: 'signed-out' }, 'Failed to update password'],
] as const)('a failure %o keeps the typed values and says "%s" [ERR-27]', async (failure, sentence) => {
  changePassword.mockResolvedValue({ ok: false, error: failure });
  renderUi(<SettingsScreen member={member} />);
  type(SETTINGS.newPassword, 'popcorn-2');
  type(SETTINGS.confirmPassword, 'popcorn-2');
  fireEvent.click(screen.getByRole('button', { name: SETTINGS.update }));
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByLabelText<HTMLInputElement>(SETTINGS.newPassword).value).toBe('popcorn-2');
});

it('says that Matinee was updated when the part that sends the password is gone', async () => {
  changePassword.mockRejectedValue(new Error('the part did not load'));
  renderUi(<SettingsScreen member={member} />);
  type(SETTINGS.newPassword, 'popcorn-2');
  type(SETTINGS.confirmPassword, 'popcorn-2');
  fireEvent.click(screen.getByRole('button', { name: SETTINGS.update }));
  expect(await screen.findByText(APP.partMissingHint(true))).toBeTruthy();
});

it('an account without an email address gets no email [ERR-28]', () => {
  renderUi(<SettingsScreen member={{ ...member, email: '' }} />);
  fireEvent.click(screen.getByRole('button', { name: SETTINGS.forgotAction }));
  expect(screen.getByText('No email address found')).toBeTruthy();
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

it("an email that can't be requested is reported [CALL-23, ERR-30]", async () => {
  requestPasswordReset.mockResolvedValue({ ok: false, error: { reason: 'other' } });
  renderUi(<SettingsScreen member={member} />);
  fireEvent.click(screen.getByRole('button', { name: SETTINGS.forgotAction }));
  expect(await screen.findByText('Failed to send password reset email')).toBeTruthy();
  expect(requestPasswordReset.mock.calls).toEqual([['ada@example.com', 'http://localhost:3000/reset-password']]);
});

it('offers a waiting new version, even after its notification was dismissed', async () => {
  renderUi(<SettingsScreen member={member} />);
  expect(screen.queryByRole('region', { name: SETTINGS.updateTitle })).toBeNull();
  const postMessage = vi.fn();
  const waitingWorker = { state: 'installed', postMessage } as unknown as ServiceWorker;
  const workers = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve({ waiting: waitingWorker }),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers });
  act(() => void appUpdate.found(waitingWorker));
  const card = within(screen.getByRole('region', { name: SETTINGS.updateTitle }));
  expect(card.getByText(/^A new version of Matinee is ready/)).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: APP.updateNow }));
  await waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }));
  vi.unstubAllGlobals();
});
