import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectAction, toasts } from '../../../src/components/toast';
import { isMarked } from '../../../src/db/marks';
import type { UserMarkKind } from '../../../src/domain/marks/mark-kinds';
import { MARKS } from '../../../src/marks/messages';
import { useMarkToggle } from '../../../src/marks/mark-button';
import { eventually } from '../../time/eventually';
import { MATRIX, openMarks, showMember } from './open-marks';

vi.mock('../../../src/hooks/member-provider');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const toastTexts = () => toasts.visible().map(({ text }) => text);

const toggleOf = (kind: UserMarkKind, movie = MATRIX) => renderHook(() => useMarkToggle(kind, movie)).result;

/** Taps a mark as soon as its state is known. */
async function tap(kind: UserMarkKind, movie = MATRIX) {
  const toggle = toggleOf(kind, movie);
  await eventually(() => expect(toggle.current.ready).toBe(true));
  act(() => toggle.current.toggle());
}

describe('tapping a mark', () => {
  it.each([
    ['favorite', 'Please sign in to add favorites'],
    ['watched', 'Please sign in to mark movies as watched'],
    ['dismissed', MARKS.dismissed.signIn],
  ] as const)('asks a visitor to sign in: %s [ERR-01, ERR-05, ROLE-03, VAL-11]', async (kind, sentence) => {
    showMember({ status: 'none' });
    await tap(kind);
    expect(toastTexts()).toEqual([sentence]);
  });

  it.each([
    ['favorite', 'Cannot favorite this movie'],
    ['watched', 'Cannot mark this movie as watched'],
    ['dismissed', MARKS.dismissed.noId],
  ] as const)('rejects a movie without an id: %s [ERR-02, ERR-06, VAL-11]', async (kind, sentence) => {
    const store = await openMarks();
    for (const id of [0, 0.5]) {
      await tap(kind, { ...MATRIX, id });
      expect(toastTexts()).toEqual([sentence]);
    }
    expect(await store.database.outbox.count()).toBe(0);
  });

  it.each([
    ['favorite', 'Could not update favorites'],
    ['watched', 'Could not update watched status'],
  ] as const)("reports why the device can't store it: %s [ERR-03, ERR-07]", async (kind, sentence) => {
    showMember({ status: 'failed', error: { reason: 'unavailable' } });
    await tap(kind);
    expect(toastTexts()).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['favorite', true, 'Movie added to favorites!', 'FAV-05, ERR-49, CALL-40'],
    ['favorite', false, 'Movie removed from favorites', 'FAV-05, ERR-48'],
    ['watched', true, 'Movie marked as watched!', 'FAV-09, ERR-51, CALL-40'],
    ['watched', false, 'Movie unmarked as watched', 'FAV-09, ERR-50'],
  ] as const)('does what its label says, and reports it: %s %s: %s [%s]', async (...[kind, present, sentence]) => {
    const store = await openMarks(present ? [] : [kind]);
    await tap(kind);
    await eventually(() => expect(toastTexts()).toEqual([sentence]));
    expect(await isMarked(store.database, kind, MATRIX.id)).toBe(present);
  });

  it.each([
    ['favorite', false, 'Add to Favorites', 'FAV-06'],
    ['favorite', true, 'Remove from Favorites', 'FAV-06, CALL-40'],
    ['watched', false, 'Mark as Watched', 'FAV-10'],
    ['watched', true, 'Mark as Unwatched', 'FAV-10, CALL-40'],
  ] as const)('has a label that says what it does: %s %s: %s [%s]', async (...[kind, marked, label]) => {
    await openMarks(marked ? [kind] : []);
    const toggle = toggleOf(kind);
    await eventually(() => expect(toggle.current).toMatchObject({ marked, label, ready: true }));
  });

  it('names the movie of a removed mark, and restores its card', async () => {
    const store = await openMarks(['favorite']);
    const card = { ...MATRIX, title: 'Matrix', genres: ['Sci-Fi'] };
    await store.database.movies.put(card);
    await tap('favorite');
    await eventually(() => expect(toastTexts()).toEqual([MARKS.favorite.removed]));
    const [notice] = toasts.visible();
    expect(notice).toMatchObject({ action: { label: 'Undo' }, subjects: [{ name: 'The Matrix' }] });
    if (notice) selectAction(notice);
    await eventually(() => expect(toastTexts()).toEqual([MARKS.favorite.added]));
    expect((await store.database.outbox.toArray()).map(({ operation }) => operation)).toMatchObject([
      { kind: 'favorite', movieId: MATRIX.id, present: true, movie: { title: 'Matrix', genres: ['Sci-Fi'] } },
    ]);
    expect(await store.database.movies.get(MATRIX.id)).toMatchObject(card);
  });

  it.each([
    [false, MARKS.dismissed.add, MARKS.dismissed.added, MARKS.dismissed.removed],
    [true, MARKS.dismissed.remove, MARKS.dismissed.removed, MARKS.dismissed.added],
  ])('‘Not for Me’ is toggled, and undone from its toast: %s', async (...[marked, label, said, undone]) => {
    const { database } = await openMarks(marked ? ['dismissed'] : []);
    const toggle = toggleOf('dismissed');
    await eventually(() => expect(toggle.current).toMatchObject({ label, ready: true }));
    act(() => toggle.current.toggle());
    await eventually(() => expect(toastTexts()).toEqual([said]));
    expect(await isMarked(database, 'dismissed', MATRIX.id)).toBe(!marked);
    const [notice] = toasts.visible();
    expect(notice).toMatchObject({ action: { label: 'Undo' }, subjects: [{ name: 'The Matrix' }] });
    if (notice) selectAction(notice);
    await eventually(() => expect(toastTexts()).toEqual([undone]));
    expect(await isMarked(database, 'dismissed', MATRIX.id)).toBe(marked);
  });

  it('shows no toast if nothing changed', async () => {
    const store = await openMarks();
    const mark = vi.spyOn(store, 'mark');
    const toggle = toggleOf('favorite');
    await eventually(() => expect(toggle.current.ready).toBe(true));
    // Another page has set it in the meantime.
    const { toggle: late } = toggle.current;
    await store.mark('favorite', MATRIX, true);
    act(late);
    await eventually(() => expect(mark).toHaveBeenCalledTimes(2));
    expect(await mark.mock.results[1]?.value).toMatchObject({ ok: true, value: { changed: false } });
    expect(toastTexts()).toEqual([]);
  });

  it('waits while it is unknown whether the movie is marked, and says so', async () => {
    const { database } = await openMarks([], false);
    const toggle = toggleOf('favorite');
    await database.sync.count();
    act(() => toggle.current.toggle());
    expect(toastTexts()).toEqual([]);
    expect(toggle.current).toMatchObject({ ready: false, label: 'Loading your favorites...' });
    expect(await database.outbox.count()).toBe(0);
  });

  it('waits while the data opens', () => {
    showMember({ status: 'opening' });
    const toggle = toggleOf('favorite');
    act(() => toggle.current.toggle());
    expect(toastTexts()).toEqual([]);
    expect(toggle.current.ready).toBe(false);
  });
});
