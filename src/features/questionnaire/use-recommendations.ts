import { useCallback, useEffect, useRef, useState } from 'react';
import { FIRST_PULL_WAIT_MS } from '../../config/sync';
import type { QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import type { StreamedBy } from '../../domain/movies/movie-query';
import type { Recommendation } from '../../domain/recommend/recommend';
import { awaitInitialSync } from '../../db/initial-sync';
import { excludedMovies, storeSearch } from '../../db/impressions';
import { sessionImpressions } from '../../db/session-impressions';
import { storageError } from '../../db/storage';
import type { PastSearch } from '../../db/member-database';
import { fireAndForget } from '../../services/fire-and-forget';
import type { MemberStore } from '../../services/member-store';
import { newSeed } from '../../lib/random';
import { discoverSource } from '../../api/tmdb/discover';
import type { SearchFailure } from '../../api/tmdb/recommendation-search';
import { useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';

/** Why a search failed; 'not-loaded' if part of the application is missing, as after an update. */
export type FailedSearch = SearchFailure | { readonly reason: 'not-loaded' };

/** State of a search. It may have results before it is complete. */
export type RecommendationState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'searching';
      /** Share of the matches read so far, 0 to 1, for searches that read all pages; else null. */
      readonly share: number | null;
    }
  | {
      readonly status: 'found';
      /**
       * repeats: movies shown on other devices couldn't be excluded, because they aren't synced yet; watchlistUnmet: no
       * movie on the watchlist fits, although they were to come first.
       */
      readonly notice: 'repeats' | 'watchlistUnmet' | null;
    }
  | { readonly status: 'failed'; readonly failure: FailedSearch };

/**
 * Records the recommendations on the device at once: the next search excludes them, online or offline, and the history
 * shows their search.
 * @param search its answers, and its device time in ms
 */
function recordResults(
  store: MemberStore | null,
  movies: readonly Recommendation[],
  { at, mood, genres }: Omit<PastSearch, 'movies'>,
): void {
  const ids = movies.map(({ id }) => id);
  sessionImpressions.add(ids);
  if (!store) return;
  const recommended = movies.map(({ id, title, posterPath }) => ({ id, title, posterPath }));
  void fireAndForget(store, () => store.recordRecommended(ids));
  void fireAndForget(store, () => storeSearch(store.database, { at, mood, genres: [...genres], movies: recommended }));
}

/** True if movies were read but none may be shown. */
function hasRead({ reason }: SearchFailure): boolean {
  return reason === 'none-left' || reason === 'api-limit-reached' || reason === 'none-match';
}

/**
 * Called whenever more movies are found.
 * @param since for movies from the device: when the oldest was listed, in ms
 * @param replace true if they replace movies from the device that were shown meanwhile
 * @returns whether they are shown: a list that somebody goes through isn't replaced
 */
export type OnMovies = (movies: readonly Recommendation[], since: number | null, replace: boolean) => boolean;

/**
 * Collects answers, exclusions, clock and seed, and runs the search; a new search or `reset` cancels the running one.
 * Falls back to movies on this device if TMDB doesn't respond.
 * @param loadResults loads the results' chunk: without it the search fails, and can be retried
 */
export function useRecommendations(loadResults: () => Promise<unknown>, onMovies: OnMovies) {
  const load = useServices();
  const store = useMemberStore();
  const [state, setState] = useState<RecommendationState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  const reset = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ status: 'idle' });
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  /** Preloads what a search needs. */
  const prepare = useCallback(() => {
    const ahead = Promise.all([import('../../services/recommendation-modules'), loadResults()]);
    // The search itself reports a failure.
    ahead.catch(() => undefined);
    return ahead;
  }, [loadResults]);

  const search = useCallback(
    async (answers: QuestionnaireAnswers, streamed: StreamedBy | null = null) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ status: 'searching', share: null });
      try {
        const parts = await Promise.all([load(), prepare()]).catch(() => null);
        if (running.current !== controller) return;
        if (parts === null) {
          setState({ status: 'failed', failure: { reason: navigator.onLine ? 'not-loaded' : 'offline' } });
          return;
        }
        const [
          { tmdb, metadata, browsingCache },
          [{ searchRecommendations, searchOnlineOrOffline, readLikedMovies, readWatchlistMovies }],
        ] = parts;
        const database = store?.database ?? null;
        const repeats = database !== null && !(await awaitInitialSync(database, FIRST_PULL_WAIT_MS));
        const now = new Date().toISOString();
        const watchlist =
          database && answers.fromWatchlist ? await readWatchlistMovies(database, { answers, now, streamed }) : [];
        // A movie is often put on the watchlist because it was recommended.
        const wanted = new Set(watchlist.map(({ id }) => id));
        const excluded = new Set([...(await excludedMovies(database))].filter((id) => !wanted.has(id)));
        const at = Date.now();
        let fromDevice = false;
        function show(found: readonly Recommendation[], since: number | null): boolean {
          if (!onMovies(found, since, fromDevice && since === null)) return false;
          recordResults(store, found, { ...answers, at });
          fromDevice = since !== null;
          setState({ status: 'found', notice: repeats ? 'repeats' : null });
          return true;
        }
        // With a service filter, favorites are skipped: their availability isn't stored.
        const liked = database && streamed === null ? await readLikedMovies(database, at) : [];
        const input = { answers, excluded, liked, watchlist, now, seed: newSeed() };
        let answered = false;
        const searchTmdb = () =>
          searchRecommendations({
            ...input,
            source: { ...discoverSource(tmdb, streamed), metadata: metadata.getFresh, knownMetadata: metadata.peek },
            signal: controller.signal,
            onMovies(found) {
              if (controller.signal.aborted) return;
              answered = true;
              show(found, null);
            },
            onProgress(share) {
              answered = true;
              if (!controller.signal.aborted) setState({ status: 'searching', share });
            },
          });
        const outcome = await searchOnlineOrOffline({
          online: navigator.onLine,
          searchTmdb,
          read: browsingCache.read,
          search: input,
          onSlow({ movies, since }) {
            if (!answered && !controller.signal.aborted) show(movies, since);
          },
        });
        if (controller.signal.aborted) return;
        if (outcome.ok) {
          const { movies, since } = outcome.value;
          const isShown = show(movies, since);
          const isWanted = ({ reasons }: Recommendation) => reasons.some(({ code }) => code === 'watchlist');
          if (isShown && answers.fromWatchlist && !movies.some(isWanted))
            setState({ status: 'found', notice: 'watchlistUnmet' });
        } else {
          setState({ status: 'failed', failure: outcome.error });
        }
        // A search that neither TMDB nor the device answered doesn't count.
        if (store && (outcome.ok || hasRead(outcome.error)))
          void fireAndForget(store, () => store.recordSearch(answers.genres[0] ?? null));
      } catch (error) {
        if (running.current === controller) setState({ status: 'failed', failure: { reason: 'malformed' } });
        // The shell reports storage errors; bugs are rethrown.
        const refused = storageError(error);
        store?.onStorageFailure(refused);
      }
    },
    [load, store, prepare, onMovies],
  );

  return { state, search, reset, prepare };
}
