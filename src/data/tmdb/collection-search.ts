import { DEFAULT_SEARCH_LIMIT, PLAN_ROUNDS } from '../../config/recommendation';
import { collectionFilms } from '../../domain/collection-films';
import { collectionPlan, type CollectionRequest } from '../../domain/collection-plan';
import { existingPages } from '../../domain/existing-pages';
import type { Candidate, Film } from '../../domain/film';
import { fail, ok, type Result } from '../../domain/result';
import type { MovieDatabaseError } from './error';
import type { FilmSource } from './film-source';
import { runDiscoverPlan, type Pause } from './plan-runner';

export interface CollectionSearch {
  readonly discover: FilmSource['discover'];
  readonly request: CollectionRequest;
  /** Ids shown before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  /** Most films to find. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
}

/**
 * Finds films that were not shown before. Where the pages of the plan give too few, those behind them are read. None
 * found is an answer, not a failure; it fails as the service failed.
 */
export async function searchCollection(search: CollectionSearch): Promise<Result<readonly Film[], MovieDatabaseError>> {
  const { discover, request, excluded, now, seed, limit = DEFAULT_SEARCH_LIMIT, signal, pause } = search;
  const candidates: Candidate[] = [];
  let films: readonly Film[] = [];
  let totalPages: ReadonlyMap<string, number> | null = null;

  for (let round = 0; round < PLAN_ROUNDS && films.length < limit; round += 1) {
    const whole = collectionPlan(request, now, round);
    const plan = totalPages === null ? whole : existingPages(whole, totalPages);
    if (plan.length === 0) break;
    const outcome = await runDiscoverPlan({ plan, discover, pause, signal });
    if (!outcome.ok && (round === 0 || outcome.error.reason === 'cancelled')) return outcome;
    // A further round that fails takes nothing away from what the earlier ones found.
    if (!outcome.ok) break;
    candidates.push(...outcome.value.candidates);
    totalPages = outcome.value.totalPages;
    films = collectionFilms({ request, candidates, excluded, now, seed, limit });
  }
  return signal?.aborted === true ? fail({ reason: 'cancelled' }) : ok(films);
}
