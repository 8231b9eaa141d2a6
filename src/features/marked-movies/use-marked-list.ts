import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { browserTimer, type SetTimer } from '../../components/timers';
import { TYPING_PAUSE_MS } from '../../config/routes';
import { readRatings, readRatingsOf, readWatchedDates, readWatchedDatesOf } from '../../db/diary';
import { readMarkTimes } from '../../db/marks';
import {
  type DiaryFacts,
  isNarrowed,
  markedChoices,
  MARKED_SORTS,
  type MarkedChoices,
  markedParameters,
  type MarkedSort,
  type MarkedView,
  RATED_SORTS,
  readMarkedView,
  viewedIds,
  WATCHED_SORTS,
} from '../../domain/lists/marked-list';
import type { MarkKind, UserMarkKind } from '../../domain/marks/mark-kinds';
import { useMemberStore } from '../../hooks/member-provider';
import { compareText } from '../../i18n/format';
import { useListedMovies, useMarkedIds } from '../../marks/use-marked-movies';

/** A member's marked movies in their current view. */
export interface MarkedList extends MarkedViewState {
  /** The listed movies, in order; undefined while loading. */
  readonly ids: readonly number[] | undefined;
  /** Number of marked movies without filters. */
  readonly total: number;
  readonly narrowed: boolean;
  readonly choices: MarkedChoices;
  /** The available sort orders. */
  readonly sorts: readonly MarkedSort[];
}

const NO_DATES: DiaryFacts['dates'] = new Map();
const NO_RATINGS: DiaryFacts['ratings'] = new Map();

/** The diary's facts about all movies, empty if they aren't needed; undefined while loading. */
function useDiaryFacts(needsDates: boolean, needsRatings: boolean): DiaryFacts | undefined {
  const store = useMemberStore();
  const dates = useLiveQuery(
    async () => (store && needsDates ? readWatchedDates(store.database) : undefined),
    [store, needsDates],
  );
  const ratings = useLiveQuery(
    async () => (store && needsRatings ? readRatings(store.database) : undefined),
    [store, needsRatings],
  );
  const knownDates = needsDates ? dates : NO_DATES;
  const knownRatings = needsRatings ? ratings : NO_RATINGS;
  return useMemo(
    () => knownDates && knownRatings && { dates: knownDates, ratings: knownRatings },
    [knownDates, knownRatings],
  );
}

const SORTS: Readonly<Record<UserMarkKind, readonly MarkedSort[]>> = {
  favorite: RATED_SORTS,
  watched: WATCHED_SORTS,
  // A rated movie was watched, and isn't on the watchlist any more.
  watchlist: MARKED_SORTS,
  dismissed: MARKED_SORTS,
};

/**
 * The default order (newest first) comes from the index at once; other orders and filters need all cards, which are
 * read after the list has been painted.
 */
export function useMarkedList(kind: UserMarkKind): MarkedList {
  const newest = useMarkedIds(kind);
  const sorts = SORTS[kind];
  const state = useMarkedView(sorts);
  const { text, sort, genre, decade, rated } = state.view;
  const diary = useDiaryFacts(sort === 'date-watched', sort === 'your-rating' || rated !== null);
  const narrowed = isNarrowed(state.view);
  const plain = sort === 'newest' && !narrowed;
  const later = useDeferredValue(newest);
  const movies = useListedMovies(plain ? later : newest, !plain);
  const viewed = useMemo(
    () =>
      plain
        ? undefined
        : movies && diary && viewedIds(movies, { text, sort, genre, decade, rated }, diary, compareText),
    [plain, movies, diary, text, sort, genre, decade, rated],
  );
  const choices = useMemo(() => markedChoices(movies ?? [], { genre, decade }, compareText), [movies, genre, decade]);
  const listed = plain ? newest : movies;
  const total = (listed ?? newest)?.length ?? 0;
  return { ...state, ids: plain ? newest : viewed, total, narrowed, choices, sorts };
}

/** The view of a marked list, which is stored in its URL. */
export interface MarkedViewState {
  readonly view: MarkedView;
  readonly change: (parts: Partial<MarkedView>) => void;
  /** Writes a pending text filter to the URL at once. */
  readonly flush: () => void;
}

const keyOf = (view: MarkedView) => JSON.stringify(markedParameters(view));

/**
 * The view in the URL, restored by Back and reload. Changes replace the history entry, so that Back leaves the list;
 * typed text applies at once and is written to the URL after a pause.
 */
export function useMarkedView(sorts: readonly MarkedSort[], after: SetTimer = browserTimer): MarkedViewState {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const addressed = readMarkedView((name) => parameters.get(name), sorts);
  const key = keyOf(addressed);
  const [draft, setDraft] = useState<MarkedView | null>(null);
  const [writtenKey, setWrittenKey] = useState(key);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // The URL was changed by a link or by Back, not by our own delayed write.
    if (key !== writtenKey) {
      setDraft(null);
      setWrittenKey(key);
    }
  }
  const view = draft ?? addressed;
  // Compared with the last write, since the URL follows late: writing twice would undo a navigation in between.
  const isPending = draft !== null && keyOf(draft) !== writtenKey;

  function write(next: MarkedView) {
    setWrittenKey(keyOf(next));
    for (const [name, value] of markedParameters(next)) {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    }
    void navigate({ search: parameters.toString() }, { replace: true, state });
  }

  const onPause = useEffectEvent(() => write(view));
  useEffect(() => (isPending ? after(TYPING_PAUSE_MS, onPause) : undefined), [isPending, draft, after]);

  return {
    view,
    change(parts) {
      const next = { ...view, ...parts };
      setDraft(next);
      if (next.text === view.text || next.text === '') write(next);
    },
    flush() {
      if (isPending) write(view);
    },
  };
}

/**
 * When each movie was marked, in ms since 1970, null without a mark; undefined before the first read. While `ids`
 * change it still holds the previous ones.
 */
export function useMarkTimes(kind: MarkKind, ids: readonly number[]): ReadonlyMap<number, number | null> | undefined {
  const store = useMemberStore();
  return useLiveQuery(
    async () => (store ? readMarkTimes(store.database, kind, ids) : undefined),
    [store, kind, ids.join()],
  );
}

/** The member's ratings of movies; undefined before the first read. While `ids` change it still holds the previous ones. */
export function useOwnRatings(ids: readonly number[]): DiaryFacts['ratings'] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? readRatingsOf(store.database, ids) : undefined), [store, ids.join()]);
}

/** When movies were last watched; undefined before the first read. While `ids` change it still holds the previous ones. */
export function useWatchedDates(ids: readonly number[]): DiaryFacts['dates'] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? readWatchedDatesOf(store.database, ids) : undefined), [store, ids.join()]);
}
