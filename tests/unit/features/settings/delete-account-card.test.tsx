import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DeletionFailure } from '../../../../src/api/supabase/delete-account';
import type { StorageError } from '../../../../src/db/storage';
import { fail, ok, type Result } from '../../../../src/domain/values/result';
import { DeleteAccountCard } from '../../../../src/features/settings/settings-screen';
import { toasts } from '../../../../src/components/toast';
import { eventually } from '../../../time/eventually';
import { stored } from '../../services/session-row';
import { renderUi } from '../marked-movies/render-ui';
import { DELETE_ACCOUNT } from '../../../../src/features/settings/messages';
import { DELETION } from '../../../../src/features/settings/delete-account-messages';
import { APP } from '../../../../src/i18n/messages/shell';

const deleteAccount = vi.fn<(password: string | null) => Promise<Result<void, DeletionFailure>>>();
const wipe = vi.fn<(memberId: string) => Promise<Result<boolean, StorageError>>>();
const providerAddress = vi.fn();
let unsent = 0;

const stop = vi.fn();
const store = { countUnsent: () => Promise.resolve(ok(unsent)), stop };

vi.mock('../../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ tokens: {}, store: {} });
  return { useServices: () => load };
});
vi.mock('../../../../src/api/supabase/delete-account', () => ({
  deleteAccount: (_tokens: unknown, _member: unknown, password: string | null) => deleteAccount(password),
}));
vi.mock('../../../../src/services/deleted-account', () => ({
  endDeletedAccount: (_store: unknown, memberId: string) => wipe(memberId),
}));
vi.mock('../../../../src/hooks/use-auth-actions', () => ({ useAuthActions: () => ({ providerAddress }) }));
vi.mock('../../../../src/hooks/member-provider', () => ({ useMemberStore: () => store }));

const { member } = stored();
const viaGoogle = { ...member, providers: ['google'] };

async function openDialog(who = member) {
  renderUi(<DeleteAccountCard member={who} />);
  fireEvent.click(screen.getByRole('button', { name: DELETE_ACCOUNT.action }));
  await screen.findByRole('dialog', { name: DELETION.question });
}

function enter(password: string) {
  fireEvent.change(screen.getByLabelText(DELETION.password), { target: { value: password } });
}

async function confirm() {
  fireEvent.click(screen.getByRole('button', { name: DELETION.confirm }));
  await act(() => Promise.resolve());
}

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  unsent = 0;
  stop.mockReset();
  deleteAccount.mockReset().mockResolvedValue(ok(undefined));
  wipe.mockReset().mockResolvedValue(ok(true));
  providerAddress.mockReset().mockResolvedValue(fail('unreachable'));
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

it('tells password managers whose password it asks for', async () => {
  await openDialog();
  expect(document.querySelector<HTMLInputElement>('form [autocomplete=username]')?.value).toBe(member.email);
});

it('says what will be deleted, whose account it is, and how many changes are not on the server', async () => {
  unsent = 3;
  await openDialog();
  for (const text of [...DELETE_ACCOUNT.deletedItems, DELETE_ACCOUNT.devices])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(DELETION.consequence(member.email))).toBeTruthy();
  expect(await screen.findByText(DELETION.unsynced(3))).toBeTruthy();
});

it('asks for the password first', async () => {
  await openDialog();
  await confirm();
  expect(screen.getByText(DELETION.passwordMissing)).toBeTruthy();
  expect(deleteAccount).not.toHaveBeenCalled();
});

it('deletes once, however often it is pressed, and reports it', async () => {
  let answer: (result: Result<void, DeletionFailure>) => void = () => undefined;
  deleteAccount.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await openDialog();
  enter('popcorn-1');
  const form = screen.getByRole('button', { name: DELETION.confirm }).closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('button', { name: DELETION.deleting });
  fireEvent.click(screen.getByRole('button', { name: APP.close }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await eventually(() => expect(deleteAccount).toHaveBeenCalled());
  expect(wipe).not.toHaveBeenCalled();
  answer(ok(undefined));
  await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual([DELETION.deleted]));
  expect(deleteAccount.mock.calls).toEqual([['popcorn-1']]);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(wipe.mock.calls).toEqual([[member.id]]);
});

it.each([ok(false), fail({ reason: 'unreadable' } as const)])(
  'reports what the device could not delete: %j',
  async (wiped) => {
    wipe.mockResolvedValue(wiped);
    await openDialog();
    enter('popcorn-1');
    await confirm();
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual([DELETION.notWiped]));
  },
);

it.each<[DeletionFailure, string]>([
  [{ reason: 'wrong-password' }, DELETION.reasons['wrong-password']],
  [{ reason: 'unreachable' }, DELETION.unknownText],
  [{ reason: 'not-fresh' }, DELETION.reasons['not-fresh']],
  [{ reason: 'other-account' }, DELETION.reasons['other-account']],
  [{ reason: 'signed-out' }, DELETION.reasons['signed-out']],
  [{ reason: 'too-many-attempts', waitMs: 90_000 }, DELETION.tooManyAttempts(2)],
  [{ reason: 'refused', message: 'No.' }, 'No.'],
  [{ reason: 'refused', message: '' }, DELETION.reasons.refused],
])('keeps the password and says why the deletion failed: %j', async (failure, text) => {
  deleteAccount.mockResolvedValue(fail(failure));
  await openDialog();
  enter('popcorn-1');
  await confirm();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(DELETION.password).value).toBe('popcorn-1');
  await confirm();
  await eventually(() => expect(deleteAccount).toHaveBeenCalledTimes(2));
  expect(wipe).not.toHaveBeenCalled();
});

it('a provider account is confirmed by a fresh sign-in there', async () => {
  deleteAccount.mockResolvedValue(fail({ reason: 'not-fresh' }));
  await openDialog(viaGoogle);
  expect(screen.queryByLabelText(DELETION.password)).toBeNull();
  await confirm();
  expect(await screen.findByText(DELETION.signInFirst)).toBeTruthy();
  expect(deleteAccount.mock.calls).toEqual([[null]]);
  fireEvent.click(screen.getByRole('button', { name: DELETION.signInAgain }));
  expect(await screen.findByText(DELETION.unknownText)).toBeTruthy();
  expect(providerAddress).toHaveBeenCalledTimes(1);
  providerAddress.mockRejectedValueOnce(new Error('the part did not load'));
  fireEvent.click(screen.getByRole('button', { name: DELETION.signInAgain }));
  expect(await screen.findByText(APP.partMissingHint(true))).toBeTruthy();
});

it('says so offline, and disables its button', async () => {
  await openDialog();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getAllByText(DELETE_ACCOUNT.offline)).toHaveLength(2);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: DELETION.confirm }).disabled).toBe(true);
  enter('popcorn-1');
  // as by the Enter key
  const form = screen.getByLabelText(DELETION.password).closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  await act(() => Promise.resolve());
  expect(deleteAccount).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
