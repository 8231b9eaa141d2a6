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

/** Milliseconds after which a page that never rests, or a browser that does not tell, gets its cards. */
const REST_MS = 1000;

/** As `spare-moment` waits, which lies with what fills the device: shared with it, this would be a file of its own to fetch. */
function whenIdle(read: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(read, { timeout: REST_MS });
  else setTimeout(read, REST_MS);
}

/**
 * The movies of a list with what the device has of their cards; undefined before anything is read. A card is read once,
 * when its movie comes into the list: of ten thousand movies a change reads one.
 * @param ids undefined while they are being read
 * @param awaited false where nobody looks at the cards yet: then they are read when the page has nothing else to do
 */
export function useListedMovies(
  ids: readonly number[] | undefined,
  awaited = true,
): readonly ListedMovie[] | undefined {
  const store = useMemberStore();
  const [read, setRead] = useState<{ readonly runtime: MemberStore; readonly cards: Cards } | null>(null);
  const cards = read !== null && read.runtime === store ? read.cards : NONE;

  const missingOf = useEffectEvent((listed: readonly number[]) => listed.filter((id) => !cards.get(id)));
  const keep = useEffectEvent((of: MemberStore, found: Cards) =>
    setRead({ runtime: of, cards: new Map([...cards, ...found]) }),
  );
  useEffect(() => {
    if (!store || !ids) return;
    const missing = missingOf(ids);
    if (missing.length === 0) return;
    let ended = false;
    const read = () => {
      if (ended) return;
      void tryStorage(() => readListedCards(store.database, missing)).then((found) => {
        if (found.ok && !ended) keep(store, found.value);
      });
    };
    if (awaited) read();
    else whenIdle(read);
    return () => {
      ended = true;
    };
  }, [store, ids, awaited]);

  return useMemo(() => {
    const isRead = ids !== undefined && (ids.length === 0 || cards.size > 0);
    return isRead ? ids.map((id) => ({ id, card: cards.get(id) ?? null })) : undefined;
  }, [ids, cards]);
}

/**
 * The cards that the device has of some movies, null for a movie of which it has none; undefined before anything is read.
 * While other movies than before are being read, it holds those of before: a movie that it does not hold is not read yet.
 */
export function useMovieCards(ids: readonly number[]): ReadonlyMap<number, MovieRow | null> | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? readCards(store.database, ids) : undefined), [store, ids.join()]);
}

/** Ids of the member's movies with a mark, newest first, as the device has them; undefined while they are being read. */
export function useMarkedIds(kind: MarkKind): readonly number[] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? newestMarkedIds(store.database, kind) : undefined), [store, kind]);
}
