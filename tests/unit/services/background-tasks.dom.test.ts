import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { MemberStore } from '../../../src/services/member-store';
import { createBackgroundTask } from '../../../src/services/background-task';
import { eventually } from '../../time/eventually';
import { openAda } from '../features/sync/full-device';

let store: MemberStore | undefined;
afterEach(async () => {
  store?.stop();
  await store?.database.delete();
});

const HEAT = { id: 949, title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

it('a badges request that never ends does not block the next push', async () => {
  ({ runtime: store } = await openAda(({ path }) => (path.includes('sync_') ? undefined : new Promise(() => {}))));
  const unsent = async () => store?.database.outbox.count();
  await store.mark('favorite', HEAT, true);
  await eventually(async () => expect(await unsent()).toBe(0));
  await store.mark('watched', HEAT, true);
  await eventually(async () => expect(await unsent()).toBe(0));
});

it('whoever requests a sync waits only for the sync', async () => {
  ({ runtime: store } = await openAda(({ path }) => (path.includes('sync_') ? undefined : new Promise(() => {}))));
  expect(await store.syncOnce()).toMatchObject({ ok: true });
});

it('the service worker can wait for the tasks that follow a sync', async () => {
  const checkBadges = vi.fn(() => undefined);
  ({ runtime: store } = await openAda(({ path }) =>
    path.includes('check_and_award_badges') ? checkBadges() : undefined,
  ));
  await store.mark('favorite', HEAT, true);
  await store.syncOnce();
  await store.whenIdle();
  expect(checkBadges).toHaveBeenCalled();
});

it('a task runs once at a time, and once more if it is requested while running', async () => {
  const finish: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  const task = createBackgroundTask(work, vi.fn());
  task.request();
  task.request();
  task.request();
  expect(work).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await eventually(() => expect(work).toHaveBeenCalledTimes(2));
  const settled = task.whenIdle();
  finish[1]?.();
  await settled;
  expect(work).toHaveBeenCalledTimes(2);
});
