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
 * 'device-none-left': all matches on this device were recommended before, and TMDB couldn't be reached.
 * 'api-limit-reached': all matches that TMDB returns were recommended before, but there are more.
 */
export type SearchFailure =
  { readonly reason: NoRecommendation | 'device-none-left' | 'api-limit-reached' } | TmdbError;

export interface RecommendationSearch {
  readonly source: DiscoverSource;
  readonly answers: QuestionnaireAnswers;
  /** Ids of movies recommended before, in this session or any. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  readonly seed: number;
  /** Movies similar to a member's favorites, added to the candidates. */
  readonly liked?: readonly FoundCandidate[];
  readonly signal?: AbortSignal;
  /** Called with the movies whenever some are added; first with six from the first pages. */
  readonly onMovies?: (movies: readonly Recommendation[]) => void;
  /**
   * Called with the share of matches read so far, from 0 to 1, while the search reads further pages and has found
   * nothing.
   */
  readonly onReadOn?: (share: number) => void;
  readonly pause?: Pause;
}

/**
 * Finds fifteen movies for the answers, with their metadata. The first six are chosen once the first page of every
 * query has arrived, if these suffice; the rest from all pages. If a plan gives too few, further pages are read, up to
 * the last. Fails with 'none-left' if all matches were recommended before, and 'none-match' if there are none, unless a
 * page failed: then with its error.
 */
export async function searchRecommendations(
  search: RecommendationSearch,
): Promise<Result<readonly Recommendation[], SearchFailure>> {
  const { source, answers, excluded, now, seed, liked = [], signal, onMovies, onReadOn, pause } = search;
  const shortlist = createShortlist({ facts: source.facts, answers, excluded, now, seed, signal, onMovies });
  const reader = createDiscoverSession({ discover: source.discover, pause, signal });
  /** Uses the actual certification if it's already known. */
  const withKnown = (movie: FoundCandidate): FoundCandidate => {
    const certification = source.known?.(movie.id)?.certification ?? '';
    return certification === '' ? movie : { ...movie, certifications: [certification] };
  };
  const joined = (found: readonly FoundCandidate[]) => [...liked, ...found].map(withKnown);
  const genres = eligibleGenres(answers);
  /** The movies that would be added if no more candidates were found. */
  const rest = (limit: number): readonly Recommendation[] => {
    const tried = new Set([...excluded, ...shortlist.movies().map(({ id }) => id)]);
    const candidates = reader.candidates();
    const picked = recommend({ answers, candidates, excluded: tried, now, seed, limit, held: shortlist.movies() });
    return picked.ok ? picked.value : [];
  };
  /** The queries that may fill what's missing; all of them if the candidates so far don't suffice. */
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
    // If a later batch fails, keep what the earlier ones found.
    if (!outcome.ok) break;
    await shortlist.fill(joined(reader.candidates()), RESULT_COUNT, { reserve: true });
  }
  // The missing genres can't be found, or failed: fill up with others.
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
  // Candidates that were dropped for their actual certification don't match.
  const reason = verdict.ok ? 'none-match' : verdict.error;
  return fail({ reason: reason === 'none-left' && !reader.isServed(whole) ? 'api-limit-reached' : reason });
}
