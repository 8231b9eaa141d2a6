import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { browserDeps } from '../../../../src/sync/clock';
import { setMark } from '../../../../src/sync/outbox';
import type { MemberStore } from '../../../../src/services/member-store';
import { ok } from '../../../../src/domain/values/result';
import { SignOutDialog } from '../../../../src/features/sign-out/sign-out-dialog';
import { SyncScreen } from '../../../../src/features/sync/sync-screen';
import { toasts } from '../../../../src/components/toast';
import { SIGN_OUT } from '../../../../src/features/sign-out/messages';
import { SYNC_STORAGE } from '../../../../src/i18n/messages/sync';
import { SHELL, STORAGE } from '../../../../src/i18n/messages/shell';
import { renderUi } from '../marked-movies/render-ui';
import { fillDevice, openAda } from '../sync/full-device';
import { eventually } from '../../../time/eventually';
import { SYNC_PAGE } from '../../../../src/i18n/messages/sync-page';

vi.mock('../../../../src/hooks/member-provider');

const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let store: MemberStore;
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  ({ runtime: store } = await openAda());
  vi.mocked(useMemberStore).mockReturnValue(store);
  // Not with the member's own command, which would push it at once.
  expect(await setMark(store.database, browserDeps, 'favorite', { id: 949, card: CARD }, true)).toMatchObject({
    ok: true,
  });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  store.stop();
  await store.database.delete();
});

const toastTexts = () => toasts.visible().map(({ text }) => text);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('on a device without space for the server’s response', () => {
  it('the sign-out dialog says so, and still lets the member sign out or stay', async () => {
    const onSignOut = vi.fn();
    renderUi(<SignOutDialog unsentCount={1} onCancel={vi.fn()} onSignOut={onSignOut} />);
    fillDevice();
    press(SIGN_OUT.syncFirst);
    expect((await screen.findByRole('alert')).textContent).toBe(SYNC_STORAGE.full);
    expect(screen.queryByText(SYNC_PAGE.syncing)).toBeNull();
    expect(onSignOut).not.toHaveBeenCalled();
    press(SHELL.signOut);
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('the sync page says so, and can retry', async () => {
    renderUi(<SyncScreen onTakeBack={vi.fn()} />);
    await screen.findByText('Favorite: Heat');
    fillDevice();
    press(SYNC_PAGE.syncNow);
    expect((await screen.findByRole('alert')).textContent).toBe(SYNC_STORAGE.full);
    vi.restoreAllMocks();
    press(SYNC_PAGE.syncNow);
    await screen.findByText(SYNC_PAGE.nothingPending);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('signing out after a sync', () => {
  /** The dialog of a member store with the given sync. */
  function openDialog(syncOnce: MemberStore['syncOnce']) {
    vi.mocked(useMemberStore).mockReturnValue({ ...store, syncOnce });
    const onSignOut = vi.fn();
    renderUi(<SignOutDialog unsentCount={1} onCancel={vi.fn()} onSignOut={onSignOut} />);
    return onSignOut;
  }

  it('is not blocked by a sync that never ends, nor triggered by one that ends later', async () => {
    let end = () => {};
    const pendingSync: ReturnType<MemberStore['syncOnce']> = new Promise((resolve) => {
      end = () => resolve(ok({ pushed: 1, pulled: 0 }));
    });
    const onSignOut = openDialog(() => pendingSync);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(SIGN_OUT.syncFirst);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect((await screen.findByRole('alert')).textContent).toBe(SIGN_OUT.syncFailed);
    expect(screen.queryByText(SYNC_PAGE.syncing)).toBeNull();
    end();
    await pendingSync;
    await eventually(() => expect(screen.getByRole('button', { name: SIGN_OUT.syncFirst })).toBeTruthy());
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('happens once everything has been pushed', async () => {
    const onSignOut = openDialog(() => Promise.resolve(ok({ pushed: 1, pulled: 0 })));
    press(SIGN_OUT.syncFirst);
    await eventually(() => expect(onSignOut).toHaveBeenCalledOnce());
  });
});

describe('a failed action on a change is reported', () => {
  it('retry', async () => {
    const [entry] = await store.database.outbox.toArray();
    if (entry) await store.database.outbox.put({ ...entry, state: 'blocked', code: '23514' });
    renderUi(<SyncScreen onTakeBack={vi.fn()} />);
    await screen.findByText('Favorite: Heat');
    fillDevice();
    press('Try again: Favorite: Heat');
    await eventually(() => expect(toastTexts()).toEqual([STORAGE.full]));
  });

  it('discard', async () => {
    renderUi(<SyncScreen onTakeBack={vi.fn()} />);
    await screen.findByText('Favorite: Heat');
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    });
    press('Discard: Favorite: Heat');
    await eventually(() => expect(toastTexts()).toEqual([STORAGE.full]));
    expect(await store.database.outbox.count()).toBe(1);
  });

  it('undo', async () => {
    await store.database.conflicts.add({ at: 1, kind: 'favorite', movieId: 949, present: true, overruled: false });
    renderUi(<SyncScreen onTakeBack={vi.fn()} />);
    await screen.findByRole('button', { name: 'Undo: Favorite: Heat' });
    fillDevice();
    press('Undo: Favorite: Heat');
    await eventually(() => expect(toastTexts()).toEqual([STORAGE.full]));
    expect(await store.database.conflicts.count()).toBe(1);
  });
});
