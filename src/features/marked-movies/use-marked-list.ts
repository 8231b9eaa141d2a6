import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { browserTimer, type SetTimer } from '../../components/timers';
import { TYPING_PAUSE_MS } from '../../config/routes';
import { readMarkTimes } from '../../db/marks';
import {
  isNarrowed,
  markedChoices,
  type MarkedChoices,
  markedParameters,
  type MarkedView,
  readMarkedView,
  viewedIds,
} from '../../domain/lists/marked-list';
import type { MarkKind, UserMarkKind } from '../../domain/marks/mark-kinds';
import { useMemberStore } from '../../hooks/member-provider';
import { compareText } from '../../i18n/format';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';

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

/** How a list of marked movies is looked at, which stands in its address. */
export interface MarkedViewState {
  readonly view: MarkedView;
  readonly change: (parts: Partial<MarkedView>) => void;
  /** Puts into the address at once what waits for a pause of typing. */
  readonly settle: () => void;
}

const keyOf = (view: MarkedView) => JSON.stringify(markedParameters(view));

/**
 * The view in the address, which Back and a reload bring back. A change replaces the present entry of the history, so that
 * Back leaves the list; what is typed is seen at once and comes into the address after a pause.
 */
export function useMarkedView(after: SetTimer = browserTimer): MarkedViewState {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const addressed = readMarkedView((name) => parameters.get(name));
  const key = keyOf(addressed);
  const [draft, setDraft] = useState<MarkedView | null>(null);
  const [written, setWritten] = useState(key);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // A link or Back has changed the address, not what was written here and arrives late.
    if (key !== written) {
      setDraft(null);
      setWritten(key);
    }
  }
  const view = draft ?? addressed;
  // Compared with what was written last, since the address follows late: writing it twice would undo a navigation made in
  // between.
  const waits = draft !== null && keyOf(draft) !== written;

  function write(next: MarkedView) {
    setWritten(keyOf(next));
    for (const [name, value] of markedParameters(next)) {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    }
    void navigate({ search: parameters.toString() }, { replace: true, state });
  }

  const onPause = useEffectEvent(() => write(view));
  useEffect(() => (waits ? after(TYPING_PAUSE_MS, onPause) : undefined), [waits, draft, after]);

  return {
    view,
    change(parts) {
      const next = { ...view, ...parts };
      setDraft(next);
      if (next.text === view.text || next.text === '') write(next);
    },
    settle() {
      if (waits) write(view);
    },
  };
}

/**
 * When some movies were marked, in milliseconds since 1970, by id, null for a movie without the mark; undefined
 * before anything is read. While other movies than before are being read, it holds those of before.
 */
export function useMarkTimes(kind: MarkKind, ids: readonly number[]): ReadonlyMap<number, number | null> | undefined {
  const store = useMemberStore();
  return useLiveQuery(
    async () => (store ? readMarkTimes(store.database, kind, ids) : undefined),
    [store, kind, ids.join()],
  );
}
