import { useDeferredValue, useMemo } from 'react';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';
import { isNarrowed, markedChoices, viewedIds, type MarkedChoices } from '../../domain/lists/marked-list';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { compareText } from '../../i18n/format';
import { useMarkedView, type MarkedViewState } from './use-marked-view';

/** A member's movies with a mark, as they look at them. */
export interface MarkedList extends MarkedViewState {
  /** The movies in view, in its order; undefined while they are being read. */
  readonly ids: readonly number[] | undefined;
  /** All movies with the mark, in view or not. */
  readonly total: number;
  readonly narrowed: boolean;
  readonly choices: MarkedChoices;
}

/**
 * The newest first comes from the index alone, at once; another order, and filters, when all cards are read. What they need
 * of thousands of movies is worked out after the list itself has been painted.
 */
export function useMarkedList(kind: UserMarkKind): MarkedList {
  const newest = useMarkedIds(kind);
  const state = useMarkedView();
  const { text, sort, genre, decade } = state.view;
  const narrowed = isNarrowed(state.view);
  const plain = sort === 'newest' && !narrowed;
  const later = useDeferredValue(newest);
  const movies = useListedMovies(plain ? later : newest, !plain);
  const viewed = useMemo(
    () => (plain ? undefined : movies && viewedIds(movies, { text, sort, genre, decade }, compareText)),
    [plain, movies, text, sort, genre, decade],
  );
  const choices = useMemo(() => markedChoices(movies ?? [], { genre, decade }, compareText), [movies, genre, decade]);
  const listed = plain ? newest : movies;
  return { ...state, ids: plain ? newest : viewed, total: (listed ?? newest)?.length ?? 0, narrowed, choices };
}
