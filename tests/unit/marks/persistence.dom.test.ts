import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MemberRuntime } from '../../../src/data/member/member-runtime';
import { ok } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';

const FILM = { id: 603, title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };

let asked: string[] = [];
// Each test is a page of its own.
beforeEach(() => vi.resetModules());
afterEach(() => {
  asked = [];
  Reflect.deleteProperty(navigator, 'storage');
});

/** A press on a heart, in a browser that keeps what is on the device or does not promise to. */
async function press({ present, persisted, changed = true }: Readonly<Record<string, boolean | undefined>>) {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      persisted: () => Promise.resolve((asked.push('whether it is kept'), persisted)),
      persist: () => Promise.resolve((asked.push('to keep it'), true)),
    },
  });
  const runtime = { mark: () => Promise.resolve(ok({ changed, card: null })) } as unknown as MemberRuntime;
  const { pressMark } = await import('../../../src/features/marks/set-mark');
  await pressMark(runtime, { kind: 'favorite', film: FILM }, present === true);
}

it('the browser is asked to keep what is on the device once there is something to keep', async () => {
  await press({ present: true, persisted: false });
  await eventually(() => expect(asked).toEqual(['whether it is kept', 'to keep it']));
});

it('and no more where it does already', async () => {
  await press({ present: true, persisted: true });
  await eventually(() => expect(asked).toEqual(['whether it is kept']));
});

it.each([
  { present: false, persisted: false },
  { present: true, persisted: false, changed: false },
])('nor for what takes no room: %j', async (tap) => {
  await press(tap);
  expect(asked).toEqual([]);
});

it('nor again while the page lives: the reader may have put the question away', async () => {
  await press({ present: true, persisted: false });
  await eventually(() => expect(asked).toHaveLength(2));
  await press({ present: true, persisted: false });
  await eventually(() => expect(asked).toHaveLength(2));
});
