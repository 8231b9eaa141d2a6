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

it('a badges answer that never ends does not keep the next change from the server', async () => {
  ({ runtime: store } = await openAda(({ path }) => (path.includes('sync_') ? undefined : new Promise(() => {}))));
  const unsent = async () => store?.database.outbox.count();
  await store.mark('favorite', HEAT, true);
  await eventually(async () => expect(await unsent()).toBe(0));
  await store.mark('watched', HEAT, true);
  await eventually(async () => expect(await unsent()).toBe(0));
});

it('who asks for a round waits for it alone', async () => {
  ({ runtime: store } = await openAda(({ path }) => (path.includes('sync_') ? undefined : new Promise(() => {}))));
  expect(await store.syncOnce()).toMatchObject({ ok: true });
});

it('the worker can wait for what goes on beside the delivery', async () => {
  const asked = vi.fn(() => undefined);
  ({ runtime: store } = await openAda(({ path }) => (path.includes('check_and_award_badges') ? asked() : undefined)));
  await store.mark('favorite', HEAT, true);
  await store.syncOnce();
  await store.whenIdle();
  expect(asked).toHaveBeenCalled();
});

it('a task runs once at a time, and once more when it is asked for meanwhile', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const task = createBackgroundTask(work, vi.fn());
  task.request();
  task.request();
  task.request();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await eventually(() => expect(work).toHaveBeenCalledTimes(2));
  const settled = task.whenIdle();
  ends[1]?.();
  await settled;
  expect(work).toHaveBeenCalledTimes(2);
});
