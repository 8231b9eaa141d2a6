import { FIRST_LOOK_COUNT, PLAN_ROUNDS, RESULT_COUNT } from '../../config/recommendation';
import type { QuestionnaireAnswers } from '../../domain/answers';
import { discoverPlan } from '../../domain/discover-plan';
import { existingPages } from '../../domain/existing-pages';
import type { Candidate } from '../../domain/film';
import { recommend, type NoRecommendation, type Recommendation } from '../../domain/recommend';
import { fail, ok, type Result } from '../../domain/result';
import type { MovieDatabaseError } from './error';
import type { FilmSource } from './film-source';
import { runDiscoverPlan, type Pause } from './plan-runner';
import { createShortlist } from './shortlist';

export type SearchFailure = { readonly reason: NoRecommendation } | MovieDatabaseError;

export interface RecommendationSearch {
  readonly source: FilmSource;
  readonly answers: QuestionnaireAnswers;
  /** Ids shown before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  readonly signal?: AbortSignal;
  /** Told the films each time there are more, first when six are found on the first pages; those told before stay. */
  readonly onFilms?: (films: readonly Recommendation[]) => void;
  readonly pause?: Pause;
}

type TotalPages = ReadonlyMap<string, number>;

/** The plan of a round without the pages that do not exist, as far as an earlier round has told. */
function roundPlan(answers: QuestionnaireAnswers, now: string, round: number, known: TotalPages | null) {
  const plan = discoverPlan(answers, now, round);
  return known === null ? plan : existingPages(plan, known);
}

/**
 * Finds fifteen films for the answers, with their facts. The first six are chosen as soon as the first page of every
 * query is there, if these suffice; the others from all pages. Where a plan gives too few, the pages behind it are read.
 * Fails with 'none-left' when all that match were shown, 'none-match' when nothing matches, else as the service failed.
 */
export async function searchRecommendations(
  search: RecommendationSearch,
): Promise<Result<readonly Recommendation[], SearchFailure>> {
  const { source, answers, excluded, now, seed, signal, onFilms, pause } = search;
  const shortlist = createShortlist({ facts: source.facts, answers, excluded, now, seed, signal, onFilms });
  const candidates: Candidate[] = [];
  let totalPages: TotalPages | null = null;

  for (let round = 0; round < PLAN_ROUNDS && shortlist.films().length < RESULT_COUNT; round += 1) {
    const plan = roundPlan(answers, now, round, totalPages);
    if (plan.length === 0) break;
    let firstLook: Promise<void> = Promise.resolve();
    const outcome = await runDiscoverPlan({
      plan,
      discover: source.discover,
      pause,
      signal,
      onFirstPages: (first) => {
        if (shortlist.films().length === 0) firstLook = shortlist.fill(first, FIRST_LOOK_COUNT, FIRST_LOOK_COUNT);
      },
    });
    await firstLook;
    if (!outcome.ok && (round === 0 || outcome.error.reason === 'cancelled')) return outcome;
    // A further round that fails takes nothing away from what the earlier ones found.
    if (!outcome.ok) break;
    candidates.push(...outcome.value.candidates);
    totalPages = outcome.value.totalPages;
    await shortlist.fill(candidates, RESULT_COUNT);
  }

  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  if (shortlist.films().length > 0) return ok(shortlist.films());
  const verdict = recommend({ answers, candidates, excluded, now, seed });
  // Films that were chosen and then dropped for their real certification do not match.
  return fail({ reason: verdict.ok ? 'none-match' : verdict.error });
}
