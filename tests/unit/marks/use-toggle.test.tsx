// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useMemberState } from '../../../src/data/hooks/member-provider';
import type { MarkableFilm } from '../../../src/data/member-runtime';
import type { ToggleKind } from '../../../src/features/marks/mark-sentences';
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
  ] as const)('asks a visitor to sign in: %s [ERR-01, ERR-05, ROLE-03]', (kind, sentence) => {
    expect(tap(kind, FILM, { status: 'none' })).toEqual([sentence]);
  });

  it.each([
    ['favorite', 'Cannot favorite this movie'],
    ['watched', 'Cannot mark this movie as watched'],
  ] as const)('refuses a film without an id: %s [ERR-02, ERR-06]', (kind, sentence) => {
    expect(tap(kind, { ...FILM, id: NaN }, open)).toEqual([sentence]);
    expect(tap(kind, { ...FILM, id: 0 }, open)).toEqual([sentence, sentence]);
  });

  it('says why where the device keeps nothing, and waits while the data opens', () => {
    const failed: MemberState = { status: 'failed', error: { reason: 'unavailable' } };
    expect(tap('favorite', FILM, failed)).toEqual([expect.stringContaining('Could not update favorites')]);
    expect(tap('favorite', FILM, { status: 'opening' })).toHaveLength(1);
    const { result } = renderHook(() => useToggle('favorite', FILM));
    expect(result.current.ready).toBe(false);
  });
});
