import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchByName, searchCollection } from '../../api/tmdb/collection-search';
import { discoverSource } from '../../api/tmdb/discover';
import type { TmdbError } from '../../api/tmdb/errors';
import { FRESH_RESULTS_PAUSE_MS, TEXT_SEARCH_MS } from '../../config/collection';
import { type CollectionParams, collectionPath } from '../../config/nearest-places';
import { COLLECTION_LIMIT } from '../../config/recommend';
import { FIRST_PULL_WAIT_MS } from '../../config/sync';
import { allImpressions, excludedMovies, readRecommended } from '../../db/impressions';
import { sessionImpressions } from '../../db/session-impressions';
import { awaitInitialSync } from '../../db/initial-sync';
import {
  type CollectionMovie,
  type CollectionRequest,
  type CollectionView,
  FIRST_VIEW,
} from '../../domain/lists/collection';
import type { StreamedBy } from '../../domain/movies/movie-query';
import { isNetworkError } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import { useMemberId, useMemberState, useMemberStore } from '../../hooks/member-provider';
import { collectionKey } from '../../hooks/query-client';
import { useServices } from '../../hooks/services-context';
import { useOnline } from '../../hooks/use-online';
import { delay } from '../../lib/delay';
import { newSeed } from '../../lib/random';
import { tryStorage } from '../../db/storage';
import { fireAndForget } from '../../services/fire-and-forget';
import { collectionOnlineOrOffline } from '../../services/offline-search';

/** The screen's three searches, and the automatic one on an empty screen. */
export type CollectionSearchKind = 'open' | 'search' | 'variety' | 'fresh';

export type CollectionCriteria = CollectionRequest & {
  /** Restricts searches without text to the viewer's services; null for no restriction. */
  readonly streamed: StreamedBy | null;
  /** The search's URL, by which it's told from others. */
  readonly address: string;
};

/** The result of a search. */
interface FoundCollection {
  readonly movies: readonly CollectionMovie[];
  /** For movies from the device: when the oldest was listed, in ms since 1970; null if they come from TMDB. */
  readonly since: number | null;
  /** Movies shown before that a text search found anyway. */
  readonly shownBefore: ReadonlySet<number>;
  /** Whether nothing was found because all matches had been shown. */
  readonly allSeen: boolean;
  /** The URL of the search. */
  readonly address: string;
}

/** Why a search failed. 'not-loaded': part of the application is missing, as after an update; 'here': its storage failed. */
type CollectionError = TmdbError | { readonly reason: 'not-loaded' | 'here' };

export interface Collection {
  /** The last successful result; null before the first. */
  readonly found: FoundCollection | null;
  /** The running search. */
  readonly running: CollectionSearchKind | null;
  /** Share of the matches read so far, 0 to 1, for searches that read all pages; else null. */
  readonly share: number | null;
  /** Why the last search failed. */
  readonly failure: { readonly kind: CollectionSearchKind; readonly error: CollectionError } | null;
  readonly search: (kind: Exclude<CollectionSearchKind, 'open'>, criteria: CollectionCriteria) => void;
  /** Records movies that came on screen. */
  readonly recordShown: (ids: readonly number[]) => void;
  /** Repeats the last search. */
  readonly retry: () => void;
  /** The last search was stopped before it finished. */
  readonly stopped: boolean;
  /** Stops the running search. */
  readonly stop: () => void;
}

/** The last search and its state. */
interface LastSearch {
  readonly kind: CollectionSearchKind;
  readonly criteria: CollectionCriteria;
  readonly pending: boolean;
  readonly share: number | null;
  readonly failure: Collection['failure'];
  readonly stopped: boolean;
}

const NO_MOVIES: ReadonlySet<number> = new Set();

/** Only movies that came on screen count as shown in this session. */
const recordShown = (ids: readonly number[]) => sessionImpressions.add(ids);

/**
 * The collection's searches, and the last result, for as long as the page is open.
 * Movies on screen count as shown in this session, but not in the database: user_shown_movies holds recommendations
 * (specification, section 3), which the history and the badges use. So the next search brings other movies, and 'Fresh
 * Results', which only clears the session, has something to bring back. Text searches also find movies that were shown
 * before (reading 16).
 * @param wanted the search of the URL, which runs by itself unless its result is there
 */
export function useCollection(wanted: CollectionCriteria): Collection {
  const load = useServices();
  const store = useMemberStore();
  const opening = useMemberState().status === 'opening';
  const online = useOnline();
  const client = useQueryClient();
  const key = collectionKey(useMemberId(), 'movies');
  const { data: found } = useQuery<FoundCollection>({ queryKey: key, queryFn: skipToken, staleTime: Infinity });
  const running = useRef<AbortController | null>(null);
  const [last, setLast] = useState<LastSearch | null>(null);

  async function runSearch(
    kind: CollectionSearchKind,
    { genre, text, mix, streamed, address }: CollectionCriteria,
  ): Promise<Result<FoundCollection, CollectionError>> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const before = sessionImpressions.read();
    if (kind === 'fresh') {
      sessionImpressions.clear();
      await delay(FRESH_RESULTS_PAUSE_MS, controller.signal);
    }
    const database = store?.database ?? null;
    if (database) await awaitInitialSync(database, FIRST_PULL_WAIT_MS);
    const named = text.trim() !== '';
    const [services, read] = await Promise.all([
      load().catch(() => null),
      tryStorage(async () => (named ? allImpressions(await readRecommended(database)) : excludedMovies(database))),
    ]);
    if (services === null || !read.ok) {
      if (kind === 'fresh' && running.current === controller) sessionImpressions.add(before);
      // The shell reports storage errors.
      if (!read.ok) store?.onStorageFailure(read.error);
      if (controller.signal.aborted) return fail({ reason: 'cancelled' });
      if (!read.ok) return fail({ reason: 'here' });
      return fail({ reason: navigator.onLine ? 'not-loaded' : 'offline' });
    }
    const { tmdb, browsingCache } = services;
    const alreadyShown = read.value;
    const choice = {
      request: { genre, text, mix },
      excluded: named ? NO_MOVIES : alreadyShown,
      now: new Date().toISOString(),
      seed: newSeed(),
      limit: COLLECTION_LIMIT,
    };
    let allSeen = false;
    const searchTmdb = () =>
      searchCollection({
        ...choice,
        discover: discoverSource(tmdb, named ? null : streamed).discover,
        findByName: (name) => searchByName(tmdb, name, controller.signal),
        signal: controller.signal,
        enough: AbortSignal.timeout(TEXT_SEARCH_MS),
        onAllExcluded: () => (allSeen = true),
        onProgress(share) {
          if (!controller.signal.aborted) setLast((now) => now && { ...now, share });
        },
      });
    const found = await collectionOnlineOrOffline(navigator.onLine, searchTmdb, browsingCache.read, choice);
    const outcome = controller.signal.aborted ? fail<TmdbError>({ reason: 'cancelled' }) : found;
    if (!outcome.ok) {
      // Nothing new was found, so what is still on screen stays excluded.
      if (kind === 'fresh' && running.current === controller) sessionImpressions.add(before);
      return outcome;
    }
    if (kind !== 'open' && store) void fireAndForget(store, () => store.recordSearch(genre));
    return ok({ ...outcome.value, shownBefore: named ? alreadyShown : NO_MOVIES, allSeen, address });
  }

  async function start(kind: CollectionSearchKind, criteria: CollectionCriteria): Promise<void> {
    const current = { kind, criteria, failure: null, share: null, stopped: false };
    setLast({ ...current, pending: true });
    // An exception is a bug, but the search must end anyway.
    const outcome = await runSearch(kind, criteria).catch(() => fail<CollectionError>({ reason: 'here' }));
    if (outcome.ok) for (const place of [key, [...key, criteria.address]]) client.setQueryData(place, outcome.value);
    // Canceled by a later search, or by the member.
    else if (outcome.error.reason === 'cancelled') return;
    setLast({ ...current, pending: false, failure: outcome.ok ? null : { kind, error: outcome.error } });
  }

  const onConnection = useEffectEvent(() => {
    const asked = last?.criteria.address ?? found?.address;
    if (opening || (last?.pending === true && asked === wanted.address)) return;
    const earlier = client.getQueryData<FoundCollection>([...key, wanted.address]);
    if (earlier && asked !== wanted.address) {
      // Back shows what this URL had found.
      running.current?.abort();
      setLast(null);
      client.setQueryData(key, earlier);
    } else if (found === undefined || asked !== wanted.address) void start('open', wanted);
    else if (online && last?.failure && isNetworkError(last.failure.error.reason)) {
      if (found.address === wanted.address) setLast(null);
      else void start('open', wanted);
    }
  });
  // At first, for another URL, and whenever the network returns, because an empty collection fills itself.
  useEffect(() => queueMicrotask(onConnection), [opening, online, wanted.address]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    found: found ?? null,
    recordShown,
    running: last?.pending === true ? last.kind : opening && found === undefined ? 'open' : null,
    share: last?.pending === true ? last.share : null,
    failure: last?.failure ?? null,
    stopped: last?.stopped === true,
    search: (kind, criteria) => void start(kind, criteria),
    retry: () => {
      if (last) void start(last.kind, last.criteria);
    },
    stop() {
      running.current?.abort();
      setLast((now) => now && { ...now, pending: false, stopped: true });
    },
  };
}

/** The part of the view that the URL determines. */
const viewOf = ({ text = '', genre = 'all', own, sort }: CollectionParams) => ({
  text,
  genre,
  onlyOwn: own === '1',
  page: 1,
  ...(sort && { sort: { column: sort, descending: true } }),
});

/** A view, and the URL of its search. */
interface AddressedView {
  readonly address: string;
  readonly view: CollectionView;
}

/**
 * The view of the collection. Cached next to the results, so that returning from a movie shows the same page; another
 * URL starts with its own search.
 * @returns the view, and a function that changes parts of it
 */
export function useCollectionView(
  params: CollectionParams,
): [CollectionView, (change: Partial<CollectionView>) => void] {
  const client = useQueryClient();
  const key = collectionKey(useMemberId(), 'view');
  const address = collectionPath(params);
  const [view, setView] = useState(() => {
    const cached = client.getQueryData<AddressedView>(key);
    return cached?.address === address ? cached.view : { ...(cached?.view ?? FIRST_VIEW), ...viewOf(params) };
  });
  const [shownAt, setShownAt] = useState(address);
  if (shownAt !== address) {
    setShownAt(address);
    setView({ ...view, ...viewOf(params) });
  }

  function change(parts: Partial<CollectionView>) {
    const next = { ...view, ...parts };
    setView(next);
    client.setQueryData<AddressedView>(key, { address, view: next });
  }

  return [view, change];
}

/** The URL of the search whose results are shown; undefined before the first. */
export function useLastAddress(): string | undefined {
  const client = useQueryClient();
  return client.getQueryData<FoundCollection>(collectionKey(useMemberId(), 'movies'))?.address;
}
