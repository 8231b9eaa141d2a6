import { FIRST_LOOK_COUNT, PLAN_BATCHES, RESULT_COUNT } from '../../config/recommend';
import type { QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import { eligibleGenres, genresBelowQuota, unfilledQuotas } from '../../domain/recommend/genre-quotas';
import { choiceLabel, discoverPlan, standInLabel, type DiscoverQuery } from '../../domain/recommend/discover-plan';
import type { FoundCandidate } from '../../domain/recommend/candidate';
import { recommend, type NoRecommendation, type Recommendation } from '../../domain/recommend/recommend';
import { fail, ok, type Result } from '../../domain/values/result';
import type { TmdbError } from './errors';
import type { DiscoverSource } from './discover';
import type { Pause } from './discover-runner';
import { createDiscoverSession } from './discover-session';
import { createShortlist } from './shortlist';

/**
 * 'device-none-left': of the movies on this device all that match were shown, and the movie database could not be asked.
 * 'api-limit-reached': all that it gives out were shown, and there are more that match.
 */
export type SearchFailure =
  { readonly reason: NoRecommendation | 'device-none-left' | 'api-limit-reached' } | TmdbError;

export interface RecommendationSearch {
  readonly source: DiscoverSource;
  readonly answers: QuestionnaireAnswers;
  /** Ids shown before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  /** Movies that go with a member's favorites: they join those that are found. */
  readonly liked?: readonly FoundCandidate[];
  readonly signal?: AbortSignal;
  /** Told the movies each time there are more, first when six are found on the first pages; those told before stay. */
  readonly onMovies?: (movies: readonly Recommendation[]) => void;
  /** Told how much of all that matches was read, from 0 to 1, while the search reads on and has found nothing yet. */
  readonly onReadOn?: (share: number) => void;
  readonly pause?: Pause;
}

/**
 * Finds fifteen movies for the answers, with their facts. The first six are chosen as soon as the first page of every
 * query is there, if these suffice; the others from all pages. Where a plan gives too few, the pages behind it are read,
 * to the last there is. Fails with 'none-left' when all that match were shown and 'none-match' when nothing matches, which
 * it says only of pages that it has read; else as the service failed.
 */
export async function searchRecommendations(
  search: RecommendationSearch,
): Promise<Result<readonly Recommendation[], SearchFailure>> {
  const { source, answers, excluded, now, seed, liked = [], signal, onMovies, onReadOn, pause } = search;
  const shortlist = createShortlist({ facts: source.facts, answers, excluded, now, seed, signal, onMovies });
  const reader = createDiscoverSession({ discover: source.discover, pause, signal });
  /** With the rating of those whose facts are known already. */
  const withKnown = (movie: FoundCandidate): FoundCandidate => {
    const certification = source.known?.(movie.id)?.certification ?? '';
    return certification === '' ? movie : { ...movie, certifications: [certification] };
  };
  const joined = (found: readonly FoundCandidate[]) => [...liked, ...found].map(withKnown);
  const genres = eligibleGenres(answers);
  /** The movies that would be added to those that stand, were nothing else to be found. */
  const rest = (limit: number): readonly Recommendation[] => {
    const tried = new Set([...excluded, ...shortlist.movies().map(({ id }) => id)]);
    const candidates = reader.candidates();
    const picked = recommend({ answers, candidates, excluded: tried, now, seed, limit, held: shortlist.movies() });
    return picked.ok ? picked.value : [];
  };
  /** What of a plan may bring what still lacks: all of it, where the movies found so far would not do. */
  const wantedOf = (plan: readonly DiscoverQuery[]): readonly DiscoverQuery[] => {
    const limit = RESULT_COUNT - shortlist.movies().length;
    const others = rest(limit);
    if (others.length < limit) return plan;
    const labels = new Set<string>([
      ...genresBelowQuota(genres, shortlist.movies()).map(({ genre }) => choiceLabel(genre)),
      ...unfilledQuotas(genres, [...shortlist.movies(), ...others]).map(({ genre }) => standInLabel(genre)),
    ]);
    return plan.filter(({ label }) => labels.has(label));
  };

  for (let round = 0; round < PLAN_BATCHES && shortlist.movies().length < RESULT_COUNT; round += 1) {
    const plan = reader.existing(discoverPlan(answers, now, round));
    const wanted = wantedOf(plan);
    if (wanted.length === 0) break;
    let firstLook: Promise<void> = Promise.resolve();
    const outcome = await reader.read(wanted, (first) => {
      if (shortlist.movies().length === 0)
        firstLook = shortlist.fill(joined(first), FIRST_LOOK_COUNT, { least: FIRST_LOOK_COUNT, reserve: true });
    });
    await firstLook;
    if (!outcome.ok && (round === 0 || outcome.error.reason === 'cancelled')) return outcome;
    // A further round that fails takes nothing away from what the earlier ones found.
    if (!outcome.ok) break;
    await shortlist.fill(joined(reader.candidates()), RESULT_COUNT, { reserve: true });
  }
  // What chosen genres lack is nowhere to be found, or failed: others take their places.
  await shortlist.fill(joined(reader.candidates()), RESULT_COUNT);

  const whole = discoverPlan(answers, now);
  while (shortlist.movies().length < RESULT_COUNT && signal?.aborted !== true) {
    const plan = reader.unread(whole);
    if (plan.length === 0) break;
    if (shortlist.movies().length === 0) onReadOn?.(reader.share(whole));
    const outcome = await reader.read(plan);
    if (!outcome.ok) break;
    await shortlist.fill(joined(reader.candidates()), RESULT_COUNT);
  }

  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  if (shortlist.movies().length > 0) return ok(shortlist.movies());
  const missing = reader.missing();
  if (missing !== null) return fail(missing);
  const verdict = recommend({ answers, candidates: reader.candidates(), excluded, now, seed });
  // Movies that were chosen and then dropped for their real certification do not match.
  const reason = verdict.ok ? 'none-match' : verdict.error;
  return fail({ reason: reason === 'none-left' && !reader.isServed(whole) ? 'api-limit-reached' : reason });
}
