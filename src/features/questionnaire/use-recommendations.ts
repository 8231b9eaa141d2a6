import { useCallback, useEffect, useRef, useState } from 'react';
import { FIRST_PULL_WAIT_MS } from '../../config/sync';
import type { QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import type { StreamedBy } from '../../domain/movies/movie-query';
import type { Recommendation } from '../../domain/recommend/recommend';
import { awaitInitialSync } from '../../db/initial-sync';
import { excludedMovies, storeSearch } from '../../db/impressions';
import { sessionImpressions } from '../../db/session-impressions';
import { storageError } from '../../lib/storage';
import type { PastSearch } from '../../db/member-database';
import { fireAndForget } from '../../services/fire-and-forget';
import type { MemberStore } from '../../services/member-store';
import { newSeed } from '../../lib/random';
import { discoverSource } from '../../api/tmdb/discover';
import type { SearchFailure } from '../../api/tmdb/recommendation-search';
import { useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';

/** A search's way: it has found movies before it is complete. */
export type RecommendationState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'searching';
      /** How much of all that matches was read, from 0 to 1, where the search reads on to the last page; else null. */
      readonly share: number | null;
    }
  | {
      readonly status: 'found';
      /** What was shown on other devices could not be left out: it is not on this one yet. */
      readonly repeats: boolean;
    }
  | { readonly status: 'failed'; readonly failure: SearchFailure };

/**
 * Notes what was shown, on the device at once: the next search leaves it out, with or without a network, and the history
 * tells where it comes from.
 * @param search its answers, and the device time of its start in milliseconds
 */
function remember(
  store: MemberStore | null,
  movies: readonly Recommendation[],
  { at, mood, genres }: Omit<PastSearch, 'movies'>,
): void {
  const ids = movies.map(({ id }) => id);
  sessionImpressions.add(ids);
  if (!store) return;
  const found = movies.map(({ id, title, posterPath }) => ({ id, title, posterPath }));
  void fireAndForget(store, () => store.recordRecommended(ids));
  void fireAndForget(store, () => storeSearch(store.database, { at, mood, genres: [...genres], movies: found }));
}

/** Whether movies were read and none of them is to be shown. */
function isAnswered({ reason }: SearchFailure): boolean {
  return reason === 'none-left' || reason === 'api-limit-reached' || reason === 'none-match';
}

/** Told what was found, each time there is more. @param since of movies on the device: when the oldest was listed, in ms */
export type OnMovies = (movies: readonly Recommendation[], since: number | null) => void;

/**
 * Gathers answers, exclusions, clock and seed, and runs the search; a new search or `reset` ends the one under way.
 * Where the movie database gives no answer, the movies on this device do.
 * @param loadResults loads what shows the movies: a search without it fails, and may be tried again
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

  /** Loads what a search needs, ahead of it. */
  const prepare = useCallback(() => {
    const ahead = Promise.all([import('../../services/recommendation-modules'), loadResults()]);
    // The search itself tells.
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
          setState({ status: 'failed', failure: { reason: navigator.onLine ? 'malformed' : 'offline' } });
          return;
        }
        const [{ tmdb, metadata, browsingCache }, [{ searchRecommendations, searchOnlineOrOffline, readLikedMovies }]] =
          parts;
        const database = store?.database ?? null;
        const repeats = database !== null && !(await awaitInitialSync(database, FIRST_PULL_WAIT_MS));
        const excluded = await excludedMovies(database);
        const at = Date.now();
        function show(found: readonly Recommendation[], since: number | null) {
          remember(store, found, { ...answers, at });
          onMovies(found, since);
          setState({ status: 'found', repeats });
        }
        // Where these stream is not known before they are looked at.
        const liked = database && streamed === null ? await readLikedMovies(database, at) : [];
        const given = { answers, excluded, liked, now: new Date().toISOString(), seed: newSeed() };
        const askMovieDatabase = () =>
          searchRecommendations({
            ...given,
            source: { ...discoverSource(tmdb, streamed), metadata: metadata.getFresh, knownMetadata: metadata.peek },
            signal: controller.signal,
            onMovies(found) {
              if (controller.signal.aborted) return;
              show(found, null);
            },
            onProgress(share) {
              if (!controller.signal.aborted) setState({ status: 'searching', share });
            },
          });
        const outcome = await searchOnlineOrOffline(navigator.onLine, askMovieDatabase, browsingCache.read, given);
        if (controller.signal.aborted) return;
        if (outcome.ok) {
          const { movies, since } = outcome.value;
          show(movies, since);
        } else {
          setState({ status: 'failed', failure: outcome.error });
        }
        // A search that neither the movie database nor the device answered is none.
        if (store && (outcome.ok || isAnswered(outcome.error)))
          void fireAndForget(store, () => store.recordSearch(answers.genres[0] ?? null));
      } catch (error) {
        if (running.current === controller) setState({ status: 'failed', failure: { reason: 'malformed' } });
        // The frame tells of the device's own refusal; a defect is thrown on.
        const refused = storageError(error);
        store?.onStorageFailure(refused);
      }
    },
    [load, store, prepare, onMovies],
  );

  return { state, search, reset, prepare };
}
