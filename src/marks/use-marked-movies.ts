import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { newestMarkedIds, readCards, readListedCards } from '../db/marks';
import type { MovieRow } from '../db/member-database';
import type { ListedMovie } from '../domain/lists/marked-list';
import type { MarkKind } from '../domain/marks/mark-kinds';
import { useMemberStore } from '../hooks/member-provider';
import { tryStorage } from '../db/storage';
import type { MemberStore } from '../services/member-store';

type Cards = ReadonlyMap<number, ListedMovie['card']>;

const NONE: Cards = new Map();

/** Timeout in ms for pages that never become idle, and for browsers without requestIdleCallback. */
const IDLE_TIMEOUT_MS = 1000;

/** Like `lib/idle`, which is in the backfill's chunk: sharing it would add a chunk to load. */
function whenIdle(read: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(read, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(read, IDLE_TIMEOUT_MS);
}

/**
 * The movies of a list with their stored cards; undefined before the first read. Each card is read once, when its movie
 * joins the list, so that a change in a list of ten thousand reads one.
 * @param ids undefined while loading
 * @param urgent false if the cards aren't visible yet: they are read when the page is idle
 */
export function useListedMovies(ids: readonly number[] | undefined, urgent = true): readonly ListedMovie[] | undefined {
  const store = useMemberStore();
  const [read, setRead] = useState<{ readonly runtime: MemberStore; readonly cards: Cards } | null>(null);
  const cards = read !== null && read.runtime === store ? read.cards : NONE;

  const missingIds = useEffectEvent((listed: readonly number[]) => listed.filter((id) => !cards.get(id)));
  const addCards = useEffectEvent((of: MemberStore, found: Cards) =>
    setRead({ runtime: of, cards: new Map([...cards, ...found]) }),
  );
  useEffect(() => {
    if (!store || !ids) return;
    const missing = missingIds(ids);
    if (missing.length === 0) return;
    let ended = false;
    const read = () => {
      if (ended) return;
      void tryStorage(() => readListedCards(store.database, missing)).then((found) => {
        if (found.ok && !ended) addCards(store, found.value);
      });
    };
    if (urgent) read();
    else whenIdle(read);
    return () => {
      ended = true;
    };
  }, [store, ids, urgent]);

  return useMemo(() => {
    const isRead = ids !== undefined && (ids.length === 0 || cards.size > 0);
    return isRead ? ids.map((id) => ({ id, card: cards.get(id) ?? null })) : undefined;
  }, [ids, cards]);
}

/**
 * The stored cards of some movies, null for movies without one; undefined before the first read. While `ids` change it
 * still holds the previous cards, so a missing key means not read yet.
 */
export function useMovieCards(ids: readonly number[]): ReadonlyMap<number, MovieRow | null> | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? readCards(store.database, ids) : undefined), [store, ids.join()]);
}

/** Ids of the marked movies on this device, newest first; undefined while loading. */
export function useMarkedIds(kind: MarkKind): readonly number[] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? newestMarkedIds(store.database, kind) : undefined), [store, kind]);
}
