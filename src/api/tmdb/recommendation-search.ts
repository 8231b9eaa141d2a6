import { FIRST_LOOK_COUNT, PLAN_BATCHES, RESULT_COUNT } from '../../config/recommend';
import type { QuestionnaireAnswers } from '../../domain/questionnaire/answers';
import { eligibleGenres, genresBelowQuota, unfilledQuotas } from '../../domain/recommend/genre-quotas';
import { choiceLabel, discoverPlan, fallbackLabel, type DiscoverQuery } from '../../domain/recommend/discover-plan';
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
  /** Movies of the member's watchlist: those that fit come first. */
  readonly watchlist?: readonly FoundCandidate[];
  readonly signal?: AbortSignal;
  /** Called with the movies whenever some are added; first with six from the first pages. */
  readonly onMovies?: (movies: readonly Recommendation[]) => void;
  /**
   * Called with the share of matches read so far, from 0 to 1, while the search reads further pages and has found
   * nothing.
   */
  readonly onProgress?: (share: number) => void;
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
  const {
    source,
    answers,
    excluded,
    now,
    seed,
    liked = [],
    watchlist = [],
    signal,
    onMovies,
    onProgress,
    pause,
  } = search;
  const shortlist = createShortlist({ metadata: source.metadata, answers, excluded, now, seed, signal, onMovies });
  const session = createDiscoverSession({ discover: source.discover, pause, signal });
  /** Uses the actual certification if it's already known. */
  const withKnown = (movie: FoundCandidate): FoundCandidate => {
    const certification = source.knownMetadata?.(movie.id)?.certification ?? '';
    return certification === '' ? movie : { ...movie, certifications: [certification] };
  };
  const withLiked = (found: readonly FoundCandidate[]) => [...liked, ...found].map(withKnown);
  const genres = eligibleGenres(answers);
  /** The movies that would be added if no more candidates were found. */
  const remainingPicks = (limit: number): readonly Recommendation[] => {
    const seen = new Set([...excluded, ...shortlist.movies().map(({ id }) => id)]);
    const candidates = session.candidates();
    const result = recommend({
      answers,
      candidates,
      excluded: seen,
      now,
      seed,
      limit,
      alreadyPicked: shortlist.movies(),
    });
    return result.ok ? result.value : [];
  };
  /** The queries that may fill what's missing; all of them if the candidates so far don't suffice. */
  const neededQueries = (plan: readonly DiscoverQuery[]): readonly DiscoverQuery[] => {
    const limit = RESULT_COUNT - shortlist.movies().length;
    const others = remainingPicks(limit);
    if (others.length < limit) return plan;
    const labels = new Set<string>([
      ...genresBelowQuota(genres, shortlist.movies()).map(({ genre }) => choiceLabel(genre)),
      ...unfilledQuotas(genres, [...shortlist.movies(), ...others]).map(({ genre }) => fallbackLabel(genre)),
    ]);
    return plan.filter(({ label }) => labels.has(label));
  };

  await shortlist.fill(watchlist.map(withKnown), RESULT_COUNT);
  for (let batch = 0; batch < PLAN_BATCHES && shortlist.movies().length < RESULT_COUNT; batch += 1) {
    const plan = session.existing(discoverPlan(answers, now, batch));
    const needed = neededQueries(plan);
    if (needed.length === 0) break;
    let firstLook: Promise<void> = Promise.resolve();
    const outcome = await session.read(needed, (first) => {
      if (shortlist.movies().length === 0)
        firstLook = shortlist.fill(withLiked(first), FIRST_LOOK_COUNT, { least: FIRST_LOOK_COUNT, reserve: true });
    });
    await firstLook;
    if (!outcome.ok && (batch === 0 || outcome.error.reason === 'cancelled')) return outcome;
    // If a later batch fails, keep what the earlier ones found.
    if (!outcome.ok) break;
    await shortlist.fill(withLiked(session.candidates()), RESULT_COUNT, { reserve: true });
  }
  // The missing genres can't be found, or failed: fill up with others.
  await shortlist.fill(withLiked(session.candidates()), RESULT_COUNT);

  const fullPlan = discoverPlan(answers, now);
  while (shortlist.movies().length < RESULT_COUNT && signal?.aborted !== true) {
    const plan = session.remaining(fullPlan);
    if (plan.length === 0) break;
    if (shortlist.movies().length === 0) onProgress?.(session.progress(fullPlan));
    const outcome = await session.read(plan);
    if (!outcome.ok) break;
    await shortlist.fill(withLiked(session.candidates()), RESULT_COUNT);
  }

  if (signal?.aborted === true) return fail({ reason: 'cancelled' });
  if (shortlist.movies().length > 0) return ok(shortlist.movies());
  const missing = session.missing();
  if (missing !== null) return fail(missing);
  const unfiltered = recommend({ answers, candidates: session.candidates(), excluded, now, seed });
  // Candidates that were dropped for their actual certification don't match.
  const reason = unfiltered.ok ? 'none-match' : unfiltered.error;
  return fail({ reason: reason === 'none-left' && !session.isExhaustible(fullPlan) ? 'api-limit-reached' : reason });
}
