import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchByName, searchCollection } from '../../api/tmdb/collection-search';
import { discoverSource } from '../../api/tmdb/discover';
import type { TmdbError } from '../../api/tmdb/errors';
import { FRESH_RESULTS_PAUSE_MS } from '../../config/collection';
import { COLLECTION_LIMIT } from '../../config/recommend';
import { FIRST_PULL_WAIT_MS } from '../../config/sync';
import { excludedMovies, readRecommended } from '../../db/impressions';
import { sessionImpressions } from '../../db/session-impressions';
import { awaitInitialSync } from '../../db/initial-sync';
import { allImpressions } from '../../domain/history';
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

type CollectionCriteria = Pick<CollectionRequest, 'genre' | 'text'> & {
  /** Restricts searches without text to the viewer's services; null for no restriction. */
  readonly streamed: StreamedBy | null;
};

/** The result of a search. */
interface FoundCollection {
  readonly movies: readonly CollectionMovie[];
  /** For movies from the device: when the oldest was listed, in ms since 1970; null if they come from TMDB. */
  readonly since: number | null;
  /** Movies shown before that a text search found anyway. */
  readonly shownBefore: ReadonlySet<number>;
}

/** Why a search failed. `here`: the storage failed, or a chunk didn't load. */
type CollectionError = TmdbError | { readonly reason: 'here' };

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
 */
export function useCollection(): Collection {
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
    { genre, text, streamed }: CollectionCriteria,
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
      return fail({ reason: read.ok && !navigator.onLine ? 'offline' : 'here' });
    }
    const { tmdb, browsingCache } = services;
    const alreadyShown = read.value;
    const choice = {
      request: { genre, text, mix: kind === 'variety' },
      excluded: named ? NO_MOVIES : alreadyShown,
      now: new Date().toISOString(),
      seed: newSeed(),
      limit: COLLECTION_LIMIT,
    };
    const searchTmdb = () =>
      searchCollection({
        ...choice,
        discover: discoverSource(tmdb, named ? null : streamed).discover,
        findByName: (name) => searchByName(tmdb, name, controller.signal),
        signal: controller.signal,
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
    return ok({ ...outcome.value, shownBefore: named ? alreadyShown : NO_MOVIES });
  }

  async function start(kind: CollectionSearchKind, criteria: CollectionCriteria): Promise<void> {
    const current = { kind, criteria, failure: null, share: null, stopped: false };
    setLast({ ...current, pending: true });
    // An exception is a bug, but the search must end anyway.
    const outcome = await runSearch(kind, criteria).catch(() => fail<CollectionError>({ reason: 'here' }));
    if (outcome.ok) client.setQueryData(key, outcome.value);
    // Canceled by a later search, or by the member.
    else if (outcome.error.reason === 'cancelled') return;
    setLast({ ...current, pending: false, failure: outcome.ok ? null : { kind, error: outcome.error } });
  }

  const onConnection = useEffectEvent(() => {
    if (opening || last?.pending === true) return;
    if (found === undefined) void start('open', { ...FIRST_VIEW, streamed: null });
    else if (online && last?.failure && isNetworkError(last.failure.error.reason)) setLast(null);
  });
  // At first and whenever the network returns, because an empty collection fills itself.
  useEffect(() => queueMicrotask(onConnection), [opening, online]);
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

/**
 * The view of the collection. Cached next to the results, so that returning from a movie shows the same page.
 * @returns the view, and a function that changes parts of it
 */
export function useCollectionView(): [CollectionView, (change: Partial<CollectionView>) => void] {
  const client = useQueryClient();
  const key = collectionKey(useMemberId(), 'view');
  const [view, setView] = useState(() => client.getQueryData<CollectionView>(key) ?? FIRST_VIEW);

  function change(parts: Partial<CollectionView>) {
    const next = { ...view, ...parts };
    setView(next);
    client.setQueryData(key, next);
  }

  return [view, change];
}
