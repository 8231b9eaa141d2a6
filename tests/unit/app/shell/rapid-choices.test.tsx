import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLiveQuery } from 'dexie-react-hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { useSetWatchPreferences } from '../../../../src/features/watch-preferences/watch-preferences-screen';
import { useMemberPreferences } from '../../../../src/app/shell/header-account';
import { useWatchPreferences } from '../../../../src/hooks/use-watch-preferences';
import { MemberDatabase } from '../../../../src/db/member-database';
import { readProfile, readWatchPreferences } from '../../../../src/db/account-cache';
import { watchPreferencesStore } from '../../../../src/db/watch-preferences-store';
import type { MemberStore } from '../../../../src/services/member-store';
import { setWatchPreferences } from '../../../../src/services/refresh-account';
import { ServerClock } from '../../../../src/sync/clock';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../../../src/domain/watch-preferences';

vi.mock('../../../../src/hooks/member-provider');

const NETFLIX = { name: 'Netflix', ids: [8] };
const DISNEY = { name: 'Disney+', ids: [337] };
const having = (...services: WatchPreferences['services']): WatchPreferences => ({
  ...DEFAULT_WATCH_PREFERENCES,
  services,
});
const ENVIRONMENT = { now: () => 1000, newId: () => 'op', serverClock: new ServerClock(() => 0) };

let database: MemberDatabase;
let disk: Promise<unknown>;
beforeEach(() => {
  watchPreferencesStore.clear();
  database = new MemberDatabase('ada');
  disk = Promise.resolve();
  vi.mocked(useMemberStore).mockReturnValue({
    userId: 'ada',
    database,
    setWatchPreferences: async (value: WatchPreferences) => {
      await disk;
      return setWatchPreferences(database, ENVIRONMENT, value);
    },
  } as Partial<MemberStore> as MemberStore);
});
afterEach(() => database.delete());

const renderPreferences = () =>
  renderHook(() => {
    useMemberPreferences();
    // Reads like the hook, and after it, so that the hook has seen the same values.
    const read = useLiveQuery(async () => {
      await readProfile(database);
      return readWatchPreferences(database);
    }, []);
    return { read, seen: useWatchPreferences(), choose: useSetWatchPreferences() };
  });
const open = () => renderPreferences().result;

it('a second tap is kept while the first one is read back, and afterwards', async () => {
  const screen = open();
  await act(() => screen.current.choose(having(NETFLIX)));
  let release = () => {};
  disk = new Promise<void>((resolve) => (release = resolve));
  let second: Promise<unknown> = Promise.resolve();
  act(() => void (second = screen.current.choose(having(NETFLIX, DISNEY))));
  // The first one is pushed in the meantime, so the row read back lacks the second tap.
  await act(async () => {
    const row = await readWatchPreferences(database);
    if (row) await database.profile.put({ ...row, sent: true });
  });
  await waitFor(() => expect(screen.current.read?.sent).toBe(true));
  expect(screen.current.seen.services).toEqual([NETFLIX, DISNEY]);
  release();
  await act(() => second);
  expect(screen.current.seen.services).toEqual([NETFLIX, DISNEY]);
  expect((await readWatchPreferences(database))?.value.services).toEqual([NETFLIX, DISNEY]);
});

it('a second tap is kept when the write of the first one finishes', async () => {
  const screen = open();
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = screen.current.choose(having(NETFLIX))));
  let release = () => {};
  disk = new Promise<void>((resolve) => (release = resolve));
  let second: Promise<unknown> = Promise.resolve();
  act(() => void (second = screen.current.choose(having(NETFLIX, DISNEY))));
  await act(() => first);
  expect(screen.current.seen.services).toEqual([NETFLIX, DISNEY]);
  release();
  await act(() => second);
  expect((await readWatchPreferences(database))?.value.services).toEqual([NETFLIX, DISNEY]);
});

it('stores nothing for a member who signs out during the write', async () => {
  const { result: screen, rerender } = renderPreferences();
  await act(() => screen.current.choose(having(NETFLIX)));
  let release = () => {};
  disk = new Promise<void>((resolve) => (release = resolve));
  let last: Promise<unknown> = Promise.resolve();
  act(() => void (last = screen.current.choose(having())));
  vi.mocked(useMemberStore).mockReturnValue(null);
  rerender();
  act(() => watchPreferencesStore.clear());
  release();
  await act(() => last);
  expect([watchPreferencesStore.owner(), localStorage.getItem('matinee.watch-preferences')]).toEqual([null, null]);
});

it('a later choice from another device replaces it', async () => {
  const screen = open();
  await act(() => screen.current.choose(having(NETFLIX)));
  const row = await readWatchPreferences(database);
  await act(() =>
    database.profile.put({ id: 'watch-preferences', value: having(DISNEY), at: (row?.at ?? 0) + 1, sent: true }),
  );
  await waitFor(() => expect(screen.current.seen.services).toEqual([DISNEY]));
});
