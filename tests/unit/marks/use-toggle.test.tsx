// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useMemberState } from '../../../src/data/hooks/member-provider';
import type { MarkableFilm } from '../../../src/data/member-runtime';
import type { ToggleKind } from '../../../src/features/marks/mark-sentences';
import { ok } from '../../../src/domain/result';
import { useToggle } from '../../../src/features/marks/use-toggle';
import { toasts } from '../../../src/ui/toast';

vi.mock('../../../src/data/hooks/member-provider');
vi.mock('../../../src/data/hooks/use-mark', () => ({ useMark: () => false }));

type MemberState = ReturnType<typeof useMemberState>;

const FILM: MarkableFilm = {
  id: 603,
  title: 'The Matrix',
  year: 1999,
  rating: 8.2,
  genres: ['Action'],
  description: '',
  posterPath: null,
};

afterEach(() => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

/** What a tap says, in a state of the member's data. */
function tap(kind: ToggleKind, film: MarkableFilm, state: MemberState): string[] {
  vi.mocked(useMemberState).mockReturnValue(state);
  const { result } = renderHook(() => useToggle(kind, film));
  act(() => result.current.toggle());
  return toasts.visible().map(({ text }) => text);
}

// No command may be called in these tests.
const open = { status: 'open', member: {}, rebuilt: false, storage: null } as unknown as MemberState;

describe('a tap on a mark', () => {
  it.each([
    ['favorite', 'Please sign in to add favorites'],
    ['watched', 'Please sign in to mark movies as watched'],
  ] as const)('asks a visitor to sign in: %s [ERR-01, ERR-05, ROLE-03, VAL-11]', (kind, sentence) => {
    expect(tap(kind, FILM, { status: 'none' })).toEqual([sentence]);
  });

  it.each([
    ['favorite', 'Cannot favorite this movie'],
    ['watched', 'Cannot mark this movie as watched'],
  ] as const)('refuses a film without an id: %s [ERR-02, ERR-06, VAL-11]', (kind, sentence) => {
    expect(tap(kind, { ...FILM, id: NaN }, open)).toEqual([sentence]);
    expect(tap(kind, { ...FILM, id: 0 }, open)).toEqual([sentence, sentence]);
  });

  it.each([
    ['favorite', 'Could not update favorites'],
    ['watched', 'Could not update watched status'],
  ] as const)('says why where the device keeps nothing: %s [ERR-03, ERR-07]', (kind, sentence) => {
    const failed: MemberState = { status: 'failed', error: { reason: 'unavailable' } };
    expect(tap(kind, FILM, failed)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['favorite', true, 'Movie added to favorites!', 'ERR-49'],
    ['favorite', false, 'Movie removed from favorites', 'ERR-48'],
    ['watched', true, 'Movie marked as watched!', 'ERR-51'],
    ['watched', false, 'Movie unmarked as watched', 'ERR-50'],
  ] as const)('says what was done: %s %s: %s [%s]', async (...[kind, present, sentence]) => {
    const toggle = vi.fn(() => Promise.resolve(ok({ present })));
    tap(kind, FILM, { ...open, member: { toggle } } as unknown as MemberState);
    await vi.waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual([sentence]));
    expect(toggle).toHaveBeenCalledWith(kind, FILM);
  });

  it('waits while the data opens', () => {
    expect(tap('favorite', FILM, { status: 'opening' })).toEqual([]);
    const { result } = renderHook(() => useToggle('favorite', FILM));
    expect(result.current.ready).toBe(false);
  });
});
