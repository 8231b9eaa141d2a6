import type { FoundCandidate } from '../../domain/recommend/candidate';
import type { DiscoverQuery } from '../../domain/recommend/discover-plan';
import { existingPages, isExhaustible, progress, remainingPages } from '../../domain/recommend/remaining-pages';
import { ok, type Result } from '../../domain/values/result';
import { type PlanRun, runDiscoverPlan } from './discover-runner';
import type { TmdbError } from './errors';

/** Runs plans one after the other for one search, and tracks which pages were read. */
export interface DiscoverSession {
  /** All movies found so far. */
  readonly candidates: () => readonly FoundCandidate[];
  /** Why some page is missing; null if none is. */
  readonly missing: () => TmdbError | null;
  /** A plan without pages known not to exist. */
  readonly existing: <Label extends string>(plan: readonly DiscoverQuery<Label>[]) => DiscoverQuery<Label>[];
  /** The next pages of a plan that haven't been requested; empty at the end. */
  readonly remaining: (plan: readonly DiscoverQuery[]) => DiscoverQuery[];
  /** The share of a plan's pages that were read, from 0 to 1. */
  readonly progress: (plan: readonly DiscoverQuery[]) => number;
  /** Whether TMDB returns all movies of a plan, despite its limit on pages. */
  readonly isExhaustible: (plan: readonly DiscoverQuery[]) => boolean;
  readonly read: (
    plan: readonly DiscoverQuery[],
    onFirstPages?: PlanRun['onFirstPages'],
  ) => Promise<Result<null, TmdbError>>;
}

/** Creates a session that has read nothing yet. */
export function createDiscoverSession(how: Pick<PlanRun, 'discover' | 'pause' | 'signal'>): DiscoverSession {
  const candidates: FoundCandidate[] = [];
  const asked = new Map<string, Set<number>>();
  let totals: ReadonlyMap<string, number> | null = null;
  let missing: TmdbError | null = null;

  async function read(plan: readonly DiscoverQuery[], onFirstPages?: PlanRun['onFirstPages']) {
    for (const { label, pages } of plan) asked.set(label, new Set([...(asked.get(label) ?? []), ...pages]));
    const outcome = await runDiscoverPlan({ ...how, plan, onFirstPages });
    if (!outcome.ok) {
      missing ??= outcome.error;
      return outcome;
    }
    candidates.push(...outcome.value.candidates);
    totals = new Map([...(totals ?? []), ...outcome.value.totalPages]);
    missing ??= outcome.value.missing;
    return ok(null);
  }

  return {
    candidates: () => candidates,
    missing: () => missing,
    existing: (plan) => (totals === null ? [...plan] : existingPages(plan, totals)),
    remaining: (plan) => remainingPages(plan, totals ?? new Map(), asked),
    progress: (plan) => progress(plan, totals ?? new Map(), asked),
    isExhaustible: (plan) => isExhaustible(plan, totals ?? new Map()),
    read,
  };
}
