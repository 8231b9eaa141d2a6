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
import { isNoAnswer } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import { useMemberId, useMemberState, useMemberStore } from '../../hooks/member-provider';
import { collectionKey } from '../../hooks/query-client';
import { useServices } from '../../hooks/services-context';
import { useOnline } from '../../hooks/use-online';
import { delay } from '../../lib/delay';
import { newSeed } from '../../lib/random';
import { tryStorage } from '../../lib/storage';
import { fireAndForget } from '../../services/fire-and-forget';
import { collectionOnlineOrOffline } from '../../services/offline-search';

/** The screen's three searches, and the one it makes by itself when it opens empty. */
export type CollectionAct = 'open' | 'search' | 'variety' | 'fresh';

type Wanted = Pick<CollectionRequest, 'genre' | 'text'> & {
  /** Where movies are to stream that are not looked for by words; anywhere where null. */
  readonly streamed: StreamedBy | null;
};

/** What a search found. */
interface FoundCollection {
  readonly movies: readonly CollectionMovie[];
  /**
   * Where they were chosen from movies on the device: when the one was listed that was listed longest ago, in milliseconds
   * since 1970; null where they come from the movie database.
   */
  readonly since: number | null;
  /** Those that were shown before, and were found by a text all the same. */
  readonly shownBefore: ReadonlySet<number>;
}

/** Why a search found nothing out. `here`: the device refused, or a part of the application did not load. */
type CollectionError = TmdbError | { readonly reason: 'here' };

export interface Collection {
  /** What the last search that was answered found; null before the first. */
  readonly found: FoundCollection | null;
  /** The act under way. */
  readonly running: CollectionAct | null;
  /** How much of all that matches was read, from 0 to 1, where the act reads on to the last page; else null. */
  readonly share: number | null;
  /** Why the last act found nothing out. */
  readonly failure: { readonly act: CollectionAct; readonly error: CollectionError } | null;
  readonly search: (act: Exclude<CollectionAct, 'open'>, wanted: Wanted) => void;
  /** Takes which movies stand on the screen. */
  readonly noteShown: (ids: readonly number[]) => void;
  /** The last act once more. */
  readonly retry: () => void;
  /** The last act was ended before it had found out. */
  readonly stopped: boolean;
  /** Ends the act under way. */
  readonly stop: () => void;
}

/** The act that was begun last, and what became of it. */
interface LastAct {
  readonly act: CollectionAct;
  readonly wanted: Wanted;
  readonly pending: boolean;
  readonly share: number | null;
  readonly failure: Collection['failure'];
  readonly stopped: boolean;
}

const NOTHING: ReadonlySet<number> = new Set();

/** Movies on the screen count as shown in this session, the others that were found do not. */
const noteShown = (ids: readonly number[]) => sessionImpressions.add(ids);

/**
 * The collection: searches, and what the last one found, for as long as the page is open.
 *
 * What stands on the screen counts as shown in this session, and not in the database: user_shown_movies holds what was
 * recommended (specification, section 3), which the history lists and badges count. So the next search brings other
 * movies, and 'Fresh Results', which clears the session alone, has something to bring back. What is looked for by a text is
 * found whether it was shown or not (reading 16).
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
  const [last, setLast] = useState<LastAct | null>(null);

  async function find(
    act: CollectionAct,
    { genre, text, streamed }: Wanted,
  ): Promise<Result<FoundCollection, CollectionError>> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const before = sessionImpressions.read();
    if (act === 'fresh') {
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
      if (act === 'fresh' && running.current === controller) sessionImpressions.add(before);
      // The frame tells of the device's own refusal.
      if (!read.ok) store?.onStorageFailure(read.error);
      if (controller.signal.aborted) return fail({ reason: 'cancelled' });
      return fail({ reason: read.ok && !navigator.onLine ? 'offline' : 'here' });
    }
    const { tmdb, browsingCache } = services;
    const passedOver = read.value;
    const choice = {
      request: { genre, text, mix: act === 'variety' },
      excluded: named ? NOTHING : passedOver,
      now: new Date().toISOString(),
      seed: newSeed(),
      limit: COLLECTION_LIMIT,
    };
    const askMovieDatabase = () =>
      searchCollection({
        ...choice,
        discover: discoverSource(tmdb, named ? null : streamed).discover,
        findByName: (words) => searchByName(tmdb, words, controller.signal),
        signal: controller.signal,
        onProgress(share) {
          if (!controller.signal.aborted) setLast((now) => now && { ...now, share });
        },
      });
    const answered = await collectionOnlineOrOffline(navigator.onLine, askMovieDatabase, browsingCache.read, choice);
    const outcome = controller.signal.aborted ? fail<TmdbError>({ reason: 'cancelled' }) : answered;
    if (!outcome.ok) {
      // Nothing fresh came, nor will by a later search: what is still on screen stays counted.
      if (act === 'fresh' && running.current === controller) sessionImpressions.add(before);
      return outcome;
    }
    if (act !== 'open' && store) void fireAndForget(store, () => store.recordSearch(genre));
    return ok({ ...outcome.value, shownBefore: named ? passedOver : NOTHING });
  }

  async function start(act: CollectionAct, wanted: Wanted): Promise<void> {
    const mine = { act, wanted, failure: null, share: null, stopped: false };
    setLast({ ...mine, pending: true });
    // What throws is a defect: the search has an end all the same.
    const outcome = await find(act, wanted).catch(() => fail<CollectionError>({ reason: 'here' }));
    if (outcome.ok) client.setQueryData(key, outcome.value);
    // A later one has ended this one, or the member has.
    else if (outcome.error.reason === 'cancelled') return;
    setLast({ ...mine, pending: false, failure: outcome.ok ? null : { act, error: outcome.error } });
  }

  const onConnection = useEffectEvent(() => {
    if (opening || last?.pending === true) return;
    if (found === undefined) void start('open', { ...FIRST_VIEW, streamed: null });
    else if (online && last?.failure && isNoAnswer(last.failure.error.reason)) setLast(null);
  });
  // At first, and whenever a connection comes: an empty collection waits for one.
  useEffect(() => queueMicrotask(onConnection), [opening, online]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    found: found ?? null,
    noteShown,
    running: last?.pending === true ? last.act : opening && found === undefined ? 'open' : null,
    share: last?.pending === true ? last.share : null,
    failure: last?.failure ?? null,
    stopped: last?.stopped === true,
    search: (act, wanted) => void start(act, wanted),
    retry: () => {
      if (last) void start(last.act, last.wanted);
    },
    stop() {
      running.current?.abort();
      setLast((now) => now && { ...now, pending: false, stopped: true });
    },
  };
}

/**
 * How the member looks at the collection. Kept beside the movies found, so that coming back from a movie shows the same
 * page of them.
 * @returns the view and a function that changes parts of it
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
