import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuestionnaireAnswers } from '../../domain/answers';
import type { Recommendation } from '../../domain/recommend';
import { allShown } from '../../domain/tracking-stats';
import { sessionShown } from '../local/session-shown-store';
import { shownFilms } from '../local/shown-films';
import type { MemberRuntime } from '../member-runtime';
import { filmSource } from '../tmdb/film-source';
import type { SearchFailure } from '../tmdb/recommendation-search';
import { useMember } from './member-provider';
import { useServices } from './services-context';

/** A search's way: films may be there before it is complete. */
export type RecommendationState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly films: readonly Recommendation[]; readonly complete: boolean }
  | { readonly status: 'failed'; readonly failure: SearchFailure };

/** Notes what was shown, on the device at once: the next search leaves it out, with or without a network. */
function remember(member: MemberRuntime | null, films: readonly Recommendation[]): void {
  const ids = films.map(({ id }) => id);
  sessionShown.add(ids);
  void member?.recordShown(ids);
}

const loadEngine = () => import('../tmdb/recommendation-search');

/**
 * Gathers answers, exclusions, clock and seed, and runs the search; a new search or `reset` ends the one under way.
 * @param loadResults loads what shows the films: a search without it fails as without a network, and may be tried again
 */
export function useRecommendations(loadResults: () => Promise<unknown>) {
  const load = useServices();
  const member = useMember();
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
    const ahead = Promise.all([loadEngine(), loadResults()]);
    // The search itself tells.
    ahead.catch(() => undefined);
    return ahead;
  }, [loadResults]);

  const search = useCallback(
    async (answers: QuestionnaireAnswers) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ status: 'searching' });
      const parts = await Promise.all([load(), shownFilms(member?.database ?? null), prepare()]).catch(() => null);
      if (parts === null) {
        if (running.current === controller) setState({ status: 'failed', failure: { reason: 'offline' } });
        return;
      }
      const [{ movieDatabase }, shown, [{ searchRecommendations }]] = parts;
      const outcome = await searchRecommendations({
        source: filmSource(movieDatabase),
        answers,
        excluded: allShown(shown),
        now: new Date().toISOString(),
        seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
        signal: controller.signal,
        onFilms(films) {
          if (controller.signal.aborted) return;
          remember(member, films);
          setState({ status: 'found', films, complete: false });
        },
      });
      if (controller.signal.aborted) return;
      if (outcome.ok) {
        remember(member, outcome.value);
        setState({ status: 'found', films: outcome.value, complete: true });
      } else {
        setState({ status: 'failed', failure: outcome.error });
      }
      void member?.recordSearch(answers.genres[0] ?? null);
    },
    [load, member, prepare],
  );

  return { state, search, reset, prepare };
}
