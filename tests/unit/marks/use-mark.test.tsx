import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMemberState } from '../../../src/hooks/member-provider';
import { useMark, useMarkToggle } from '../../../src/marks/use-mark';
import type { MarkableMovie } from '../../../src/services/member-store';
import type { UserMarkKind } from '../../../src/domain/marks/mark-kinds';
import { ok } from '../../../src/domain/values/result';
import { selectAction, toasts } from '../../../src/components/toast';
import { eventually } from '../../time/eventually';
import { MARKS } from '../../../src/marks/messages';

vi.mock('../../../src/hooks/member-provider');
vi.mock('../../../src/marks/use-mark');

type MemberState = ReturnType<typeof useMemberState>;

const MOVIE: MarkableMovie = {
  id: 603,
  title: 'The Matrix',
  year: 1999,
  rating: 8.2,
  genres: ['Action'],
  description: '',
  posterPath: null,
};

beforeEach(() => vi.mocked(useMark).mockReturnValue(false));
afterEach(() => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

/** What a tap says, in a state of the member's data. */
function tap(kind: UserMarkKind, movie: MarkableMovie, state: MemberState): string[] {
  vi.mocked(useMemberState).mockReturnValue(state);
  const { result } = renderHook(() => useMarkToggle(kind, movie));
  act(() => result.current.toggle());
  return toasts.visible().map(({ text }) => text);
}

// No command may be called in these tests.
const open = { status: 'open', runtime: {}, rebuilt: false, storage: null } as unknown as MemberState;

describe('a tap on a mark', () => {
  it.each([
    ['favorite', 'Please sign in to add favorites'],
    ['watched', 'Please sign in to mark movies as watched'],
    ['dismissed', MARKS.dismissed.signIn],
  ] as const)('asks a visitor to sign in: %s [ERR-01, ERR-05, ROLE-03, VAL-11]', (kind, sentence) => {
    expect(tap(kind, MOVIE, { status: 'none' })).toEqual([sentence]);
  });

  it.each([
    ['favorite', 'Cannot favorite this movie'],
    ['watched', 'Cannot mark this movie as watched'],
    ['dismissed', MARKS.dismissed.noId],
  ] as const)('refuses a movie without an id: %s [ERR-02, ERR-06, VAL-11]', (kind, sentence) => {
    const mark = vi.fn(() => Promise.resolve(ok({ changed: true, card: null })));
    const state = { ...open, runtime: { mark } } as unknown as MemberState;
    expect(tap(kind, { ...MOVIE, id: NaN }, state)).toEqual([sentence]);
    expect(tap(kind, { ...MOVIE, id: 0 }, state)).toEqual([sentence]);
    expect(mark).not.toHaveBeenCalled();
  });

  it.each([
    ['favorite', 'Could not update favorites'],
    ['watched', 'Could not update watched status'],
  ] as const)('says why where the device keeps nothing: %s [ERR-03, ERR-07]', (kind, sentence) => {
    const failed: MemberState = { status: 'failed', error: { reason: 'unavailable' } };
    expect(tap(kind, MOVIE, failed)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['favorite', true, 'Movie added to favorites!', 'FAV-05, ERR-49, CALL-40'],
    ['favorite', false, 'Movie removed from favorites', 'FAV-05, ERR-48'],
    ['watched', true, 'Movie marked as watched!', 'FAV-09, ERR-51, CALL-40'],
    ['watched', false, 'Movie unmarked as watched', 'FAV-09, ERR-50'],
  ] as const)('does what its label says, and tells it: %s %s: %s [%s]', async (...[kind, present, sentence]) => {
    vi.mocked(useMark).mockReturnValue(!present);
    const mark = vi.fn(() => Promise.resolve(ok({ changed: true, card: null })));
    tap(kind, MOVIE, { ...open, runtime: { mark } } as unknown as MemberState);
    await eventually(() => expect(toasts.visible().map(({ text }) => text)).toEqual([sentence]));
    expect(mark).toHaveBeenCalledWith(kind, MOVIE, present);
  });

  it.each([
    ['favorite', false, 'Add to Favorites', 'FAV-06'],
    ['favorite', true, 'Remove from Favorites', 'FAV-06, CALL-40'],
    ['watched', false, 'Mark as Watched', 'FAV-10'],
    ['watched', true, 'Mark as Unwatched', 'FAV-10, CALL-40'],
  ] as const)('has a label that says what it does: %s %s: %s [%s]', (...[kind, marked, label]) => {
    vi.mocked(useMark).mockReturnValue(marked);
    vi.mocked(useMemberState).mockReturnValue(open);
    const { result } = renderHook(() => useMarkToggle(kind, MOVIE));
    expect(result.current).toMatchObject({ marked, label, ready: true });
  });

  it('names the movie of a removed mark, and puts back the card that it had', async () => {
    vi.mocked(useMark).mockReturnValue(true);
    const card = { ...MOVIE, title: 'Matrix', genres: ['Sci-Fi'] };
    const mark = vi.fn(() => Promise.resolve(ok({ changed: true, card })));
    tap('favorite', MOVIE, { ...open, runtime: { mark } } as unknown as MemberState);
    await eventually(() => expect(toasts.visible()).toHaveLength(1));
    const [told] = toasts.visible();
    expect(told).toMatchObject({ action: { label: 'Undo' }, subjects: [{ name: 'The Matrix' }] });
    if (told) selectAction(told);
    await eventually(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['Movie added to favorites!']));
    expect(mark).toHaveBeenLastCalledWith('favorite', card, true);
  });

  it.each([
    [false, MARKS.dismissed.add, MARKS.dismissed.added, MARKS.dismissed.removed],
    [true, MARKS.dismissed.remove, MARKS.dismissed.removed, MARKS.dismissed.added],
  ])('‘Not for Me’ is turned around and undone from its notification: %s', async (...[marked, label, told, undone]) => {
    vi.mocked(useMark).mockReturnValue(marked);
    const mark = vi.fn(() => Promise.resolve(ok({ changed: true, card: null })));
    vi.mocked(useMemberState).mockReturnValue({ ...open, runtime: { mark } } as unknown as MemberState);
    const { result } = renderHook(() => useMarkToggle('dismissed', MOVIE));
    expect(result.current.label).toBe(label);
    act(() => result.current.toggle());
    await eventually(() => expect(toasts.visible().map(({ text }) => text)).toEqual([told]));
    expect(mark).toHaveBeenLastCalledWith('dismissed', MOVIE, !marked);
    const [notification] = toasts.visible();
    expect(notification).toMatchObject({ action: { label: 'Undo' }, subjects: [{ name: 'The Matrix' }] });
    if (notification) selectAction(notification);
    await eventually(() => expect(toasts.visible().map(({ text }) => text)).toEqual([undone]));
    expect(mark).toHaveBeenLastCalledWith('dismissed', MOVIE, marked);
  });

  it('says nothing of what stood already', async () => {
    const mark = vi.fn(() => Promise.resolve(ok({ changed: false, card: null })));
    tap('favorite', MOVIE, { ...open, runtime: { mark } } as unknown as MemberState);
    await eventually(() => expect(mark).toHaveBeenCalled());
    expect(toasts.visible()).toEqual([]);
  });

  it('waits while it is not known whether the movie is marked, and says so', () => {
    vi.mocked(useMark).mockReturnValue(undefined);
    const mark = vi.fn();
    const state = { ...open, runtime: { mark } } as unknown as MemberState;
    expect(tap('favorite', MOVIE, state)).toEqual([]);
    const { result } = renderHook(() => useMarkToggle('favorite', MOVIE));
    expect(result.current).toMatchObject({ ready: false, label: 'Loading your favorites...' });
    expect(mark).not.toHaveBeenCalled();
  });

  it('waits while the data opens', () => {
    expect(tap('favorite', MOVIE, { status: 'opening' })).toEqual([]);
    const { result } = renderHook(() => useMarkToggle('favorite', MOVIE));
    expect(result.current.ready).toBe(false);
  });
});
