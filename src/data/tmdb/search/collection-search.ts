import { DEFAULT_SEARCH_LIMIT, PLAN_BATCHES } from '../../../config/recommend';
import { type CollectionMovie, collectionMovies, collectionPlan, type CollectionRequest } from '../../../domain/lists/collection';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { TmdbError } from '../client/error';
import type { MovieSource } from './film-source';
import type { NamedMovies } from './named-search';
import { createDiscoverSession } from './plan-reader';
import type { Pause } from './plan-runner';

export interface CollectionSearch {
  readonly discover: MovieSource['discover'];
  /** Looks for movies by the request's text, where it has one. */
  readonly named?: (text: string) => Promise<NamedMovies>;
  readonly request: CollectionRequest;
  /** Ids shown before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  /** Most movies to find. */
  readonly limit?: number;
  /** Told how much of all that matches was read, from 0 to 1, while the search reads on. */
  readonly onReadOn?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
}

/**
 * Finds movies that were not shown before. Where the pages of the plan give too few, those behind them are read; where they
 * give none, all pages there are, up to the first that has one. None found is an answer, and then a true one: it fails as
 * the service failed where a page is missing.
 */
export async function searchCollection(
  search: CollectionSearch,
): Promise<Result<readonly CollectionMovie[], TmdbError>> {
  const {
    discover,
    named,
    request,
    excluded,
    now,
    seed,
    limit = DEFAULT_SEARCH_LIMIT,
    signal,
    pause,
    onReadOn,
  } = search;
  const reader = createDiscoverSession({ discover, pause, signal });
  const text = request.text.trim();
  const asked = named && text !== '' ? named(text) : Promise.resolve(null);
  let byName: NamedMovies | null = null;
  const found = () => {
    const candidates = [...reader.candidates(), ...(byName?.candidates ?? [])];
    return collectionMovies({ request, candidates, excluded, now, seed, limit });
  };
  let movies: readonly CollectionMovie[] = [];

  for (let round = 0; round < PLAN_BATCHES && movies.length < limit; round += 1) {
    const plan = reader.existing(collectionPlan(request, now, round));
    if (plan.length === 0) break;
    const outcome = await reader.read(plan);
    if (!outcome.ok && (round === 0 || outcome.error.reason === 'cancelled')) return outcome;
    // A further round that fails takes nothing away from what the earlier ones found.
    if (!outcome.ok) break;
    byName ??= await asked;
    movies = found();
  }

  const whole = collectionPlan(request, now);
  while (movies.length === 0 && signal?.aborted !== true) {
    const plan = reader.unread(whole);
    if (plan.length === 0) break;
    onReadOn?.(reader.share(whole));
    const outcome = await reader.read(plan);
    if (!outcome.ok) return outcome;
    movies = found();
  }
  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  const missing = reader.missing() ?? byName?.missing ?? null;
  return movies.length === 0 && missing !== null ? fail(missing) : ok(movies);
}
