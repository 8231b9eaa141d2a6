import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileChange, ProfileFailure } from '../../../../src/api/supabase/save-profile';
import { toasts } from '../../../../src/components/toast';
import { MemberDatabase, type ProfileRow } from '../../../../src/db/member-database';
import type { Result } from '../../../../src/domain/values/result';
import { PROFILE } from '../../../../src/features/profile/messages';
import { ProfileEditors, ProfileScreen } from '../../../../src/features/profile/profile-screen';
import { useMemberId } from '../../../../src/hooks/member-provider';
import { APP, SHELL } from '../../../../src/i18n/messages/shell';
import type { MemberStore } from '../../../../src/services/member-store';
import { eventually } from '../../../time/eventually';
import { stored } from '../../services/session-row';
import { showMember } from '../../marks/open-marks';
import { renderUi } from '../marked-movies/render-ui';

const STORED: ProfileRow = { id: 'profile', username: 'ada', firstName: 'Ada', lastName: null };
const refresh = vi.fn<() => Promise<boolean>>();
const save = vi.fn<(change: ProfileChange) => Promise<Result<ProfileRow, ProfileFailure>>>();
const available = vi.fn<(memberId: string, candidate: string) => Promise<boolean | null>>();

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ tokens: {} });
  return { useServices: () => load };
});
vi.mock('../../../../src/services/refresh-account', () => ({ refreshProfile: () => refresh() }));
vi.mock('../../../../src/api/supabase/save-profile', () => ({
  saveProfile: (...[, , change]: readonly [unknown, string, ProfileChange]) => save(change),
  usernameAvailable: (_: unknown, memberId: string, candidate: string) => available(memberId, candidate),
}));

let database: MemberDatabase;
beforeEach(() => {
  refresh.mockReset().mockResolvedValue(true);
  save.mockReset().mockResolvedValue({ ok: true, value: STORED });
  available.mockReset().mockResolvedValue(true);
  database = new MemberDatabase('ada');
  const store = { userId: 'ada', database } as MemberStore;
  vi.mocked(useMemberId).mockReturnValue('ada');
  showMember({ status: 'open', store, rebuilt: false, storage: null });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  await database.delete();
});

describe('editing the profile', () => {
  it("an unknown profile can't be edited, so that no name is overwritten with nothing", async () => {
    refresh.mockReturnValue(new Promise(() => undefined));
    renderUi(<ProfileEditors />);
    expect(screen.getByText(PROFILE.loading)).toBeTruthy();
    await eventually(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(PROFILE.none)).toBeNull();
  });

  it("a profile that can't be loaded says so, and can be requested again", async () => {
    refresh.mockResolvedValue(false);
    renderUi(<ProfileEditors />);
    await screen.findByText(PROFILE.notLoaded);
    fireEvent.click(screen.getByRole('button', { name: PROFILE.retry }));
    expect(screen.getByText(PROFILE.loading)).toBeTruthy();
    await screen.findByText(PROFILE.notLoaded);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('offline it says that the profile will load later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderUi(<ProfileEditors />);
    expect(await screen.findByText(PROFILE.offlineNoProfile)).toBeTruthy();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('storage that fails is reported', () => {
    showMember({ status: 'failed', error: { reason: 'unavailable' } });
    renderUi(<ProfileEditors />);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a known profile is shown at once, and stays when a refresh fails', async () => {
    await database.profile.put({ id: 'profile', username: null, firstName: null, lastName: null });
    refresh.mockResolvedValue(false);
    renderUi(<ProfileEditors />);
    expect(await screen.findAllByText(PROFILE.none)).toHaveLength(2);
    await eventually(() => expect(refresh).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Edit Username' })).toBeTruthy();
  });
});

describe("a member's profile", () => {
  beforeEach(async () => {
    await database.profile.put(STORED);
    renderUi(<ProfileScreen member={stored().member} />);
    await screen.findByText(STORED.username ?? '');
  });

  const card = (name: string) => within(screen.getByRole('region', { name }));
  const button = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => fireEvent.click(button(name));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  const toastTexts = () => toasts.visible().map(({ text }) => text);

  it('shows both editors and, read-only, the email and the join date [PROF-02, PROF-03]', () => {
    expect(card(PROFILE.username).getByText('ada')).toBeTruthy();
    expect(card(PROFILE.name).getByText('Ada')).toBeTruthy();
    const account = card('Account');
    expect(account.getByText('ada@example.com')).toBeTruthy();
    expect(account.getByText('January 5, 2025')).toBeTruthy();
    expect(account.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Google Account/)).toBeNull();
  });

  it('omits an unknown date, and says that there is no email [PROF-03]', () => {
    cleanup();
    renderUi(<ProfileScreen member={{ ...stored().member, email: '', createdAt: '' }} />);
    expect(card(SHELL.account).queryByText(PROFILE.memberSince)).toBeNull();
    expect(card(SHELL.account).getByText(PROFILE.none)).toBeTruthy();
  });

  it('names the type of a provider account [PROF-04]', () => {
    renderUi(<ProfileScreen member={{ ...stored().member, providers: ['google'] }} />);
    expect(screen.getByText('Account Type: Google Account')).toBeTruthy();
  });

  it('Edit opens the username, Cancel and Escape restore the old one, and the focus moves along [PROF-05, PROF-06]', () => {
    press('Edit Username');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: PROFILE.username }));
    type('Username', 'grace');
    press('Cancel');
    expect(card(PROFILE.username).getByText('ada')).toBeTruthy();
    expect(document.activeElement).toBe(button('Edit Username'));
    press('Edit Username');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: PROFILE.username }).value).toBe('ada');
    fireEvent.keyDown(screen.getByRole('textbox', { name: PROFILE.username }), { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: PROFILE.username })).toBeNull();
    press('Edit Username');
    fireEvent.keyDown(screen.getByRole('textbox', { name: PROFILE.username }), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('textbox', { name: PROFILE.username })).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('checks whether a username is free 500 ms after the last keystroke, but never an empty one or one’s own [PROF-07, VAL-06, VAL-07, ERR-31, ERR-32]', async () => {
    vi.useFakeTimers();
    press('Edit Username');
    const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    for (const unasked of ['', '   ', ' ada ']) {
      type('Username', unasked);
      await after(1000);
    }
    expect(available).not.toHaveBeenCalled();

    type('Username', 'gra');
    await after(400);
    type('Username', ' grace ');
    await after(499);
    expect(available).not.toHaveBeenCalled();
    let answer: (free: boolean) => void = () => undefined;
    available.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await after(1);
    expect(available.mock.calls.map(([, candidate]) => candidate)).toEqual(['grace']);
    expect(screen.getByText(PROFILE.checking)).toBeTruthy();
    await act(async () => {
      answer(true);
      await Promise.resolve();
    });
    expect(screen.getByText('Username is available')).toBeTruthy();

    available.mockResolvedValue(false);
    type('Username', 'alan');
    expect(screen.queryByText('Username is available')).toBeNull();
    await after(500);
    expect(screen.getByText('Username is already taken')).toBeTruthy();
    expect(button('Save')).toHaveProperty('disabled', true);
  });

  it('a check without a response stays open, is mentioned quietly, allows saving, and is repeated once online [PROF-07]', async () => {
    vi.useFakeTimers();
    available.mockResolvedValue(null);
    press('Edit Username');
    type('Username', 'grace');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText(PROFILE.unchecked)).toBeTruthy();
    expect(button('Save')).toHaveProperty('disabled', false);

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(button('Save')).toHaveProperty('disabled', true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    available.mockResolvedValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Username is available')).toBeTruthy();
  });

  it('a response for outdated input is ignored [PROF-07]', async () => {
    vi.useFakeTimers();
    press('Edit Username');
    let resolveCheck: (free: boolean) => void = () => undefined;
    available.mockReturnValueOnce(new Promise((resolve) => (resolveCheck = resolve)));
    type('Username', 'alan');
    await act(() => vi.advanceTimersByTimeAsync(500));
    type('Username', 'grace');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Username is available')).toBeTruthy();
    await act(async () => {
      resolveCheck(false);
      await Promise.resolve();
    });
    expect(screen.getByText('Username is available')).toBeTruthy();
  });

  it('saves the username trimmed, never empty and never twice [PROF-05, VAL-08, VAL-09, ERR-35]', async () => {
    let answer: (result: Result<ProfileRow, ProfileFailure>) => void = () => undefined;
    save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    press('Edit Username');
    type('Username', '   ');
    expect(button('Save')).toHaveProperty('disabled', true);
    type('Username', '  grace ');
    press('Save');
    fireEvent.click(button('Saving…'));
    expect(button('Saving…').getAttribute('aria-disabled')).toBe('true');
    await eventually(() => expect(save.mock.calls).toEqual([[{ username: 'grace' }]]));
    await act(async () => {
      answer({ ok: true, value: STORED });
      await Promise.resolve();
    });
    await waitFor(() => expect(toastTexts()).toEqual(['Username updated successfully']));
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('textbox', { name: PROFILE.username })).toBeNull();
  });

  it('a username taken in the meantime is reported as such, and the typed value stays [ERR-33]', async () => {
    save.mockResolvedValue({ ok: false, error: { reason: 'taken' } });
    press('Edit Username');
    type('Username', 'grace');
    press('Save');
    await screen.findByText('Username is already taken');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: PROFILE.username }).value).toBe('grace');
    expect(button('Save')).toHaveProperty('disabled', true);
  });

  it.each(['unreachable', 'refused', 'signed-out'] as const)(
    "a username that can't be saved (%s) stays in the field with the reason [ERR-34]",
    async (reason) => {
      save.mockResolvedValue({ ok: false, error: { reason } });
      press('Edit Username');
      type('Username', 'grace');
      press('Save');
      await screen.findByText('Failed to update username');
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: PROFILE.username }).value).toBe('grace');
    },
  );

  it('says that Matinee was updated when the part that saves it is gone', async () => {
    save.mockRejectedValue(new Error('the part did not load'));
    press('Edit Username');
    type('Username', 'grace');
    press('Save');
    expect(await screen.findByText(APP.partMissingHint(true))).toBeTruthy();
  });

  it('the name works the same way: trimmed, empty parts as null, neither required [PROF-08, VAL-10, ERR-37]', async () => {
    press('Edit Name');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: PROFILE.firstName }));
    type(PROFILE.firstName, ' Grace ');
    press('Cancel');
    expect(card(PROFILE.name).getByText('Ada')).toBeTruthy();
    press('Edit Name');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: PROFILE.firstName }).value).toBe('Ada');
    type(PROFILE.firstName, '  ');
    type(PROFILE.lastName, ' Hopper ');
    press('Save');
    await waitFor(() => expect(toastTexts()).toEqual(['Name updated successfully']));
    expect(save.mock.calls).toEqual([[{ first_name: null, last_name: 'Hopper' }]]);
  });

  it("a name that can't be saved stays in its fields [ERR-36]", async () => {
    save.mockResolvedValue({ ok: false, error: { reason: 'unreachable' } });
    press('Edit Name');
    type(PROFILE.lastName, 'Lovelace');
    press('Save');
    await screen.findByText('Failed to update name');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: PROFILE.lastName }).value).toBe('Lovelace');
  });
});
