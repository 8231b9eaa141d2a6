import { RECOMMENDATION_GENRES } from '../../config/genres';
import type { GenreChoice } from '../../config/questionnaire';
import { RESULT_COUNT, TASTE_WEIGHT } from '../../config/recommend';
import { allowedRatings, type QuestionnaireAnswers } from '../questionnaire/answers';
import { aboveFloor, candidateRule } from './candidate-rules';
import { candidateScore } from './candidate-score';
import { certificationPasses } from '../release/certification';
import { matchedGenres, eligibleGenres, fallbackFor } from './choices-met';
import { distinctCandidates, type FoundCandidate, type TasteMatch } from './found-candidate';
import { genreQuotas } from './fair-turns';
import { mixEras } from './decade-mix';
import type { Movie } from '../film/film';
import { movieOf } from '../film/film-of';
import { seededRandom } from '../values/random';
import { reasonsFor, type Reason } from './reasons';
import { fail, ok, type Result } from '../values/result';
import { tasteQuota, selectionModes } from './taste-turns';

/** A movie with the reasons it was chosen for. */
export interface Recommendation extends Movie {
  readonly reasons: readonly Reason[];
  /** The chosen genres whose share it counts for. */
  readonly meets: readonly GenreChoice[];
  /** The chosen themes whose share it fills where their own movies do not; never a reason. */
  readonly standsInFor?: readonly GenreChoice[];
}

/** 'none-left': movies match, but all were shown before; 'none-match': no movie matches the answers. */
export type NoRecommendation = 'none-left' | 'none-match';

export interface RecommendInput {
  readonly answers: QuestionnaireAnswers;
  readonly candidates: readonly FoundCandidate[];
  /** Ids shown before, in this session or any; none of them is recommended. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The same seed gives the same movies for the same candidates. */
  readonly seed: number;
  /** Most movies to return. */
  readonly limit?: number;
  /** Movies chosen before that these will stand beside: decades, genres and series are shared over both. */
  readonly held?: readonly Recommendation[];
  /** True while more movies may be found: places that chosen genres still lack are kept free for them. */
  readonly reserve?: boolean;
}

function described(candidate: FoundCandidate, answers: QuestionnaireAnswers, liking: TasteMatch | null): Recommendation {
  const movie = movieOf(candidate, RECOMMENDATION_GENRES);
  // The candidates come from a query for the allowed ratings; a guess that contradicts it is no better than none.
  const plausible = certificationPasses(movie.certification, candidate.genreIds, allowedRatings(answers));
  return {
    ...movie,
    certification: plausible ? movie.certification : '',
    reasons: [...(liking ? [liking.reason] : []), ...reasonsFor(candidate, answers)],
    meets: matchedGenres(candidate, answers),
    standsInFor: fallbackFor(candidate, answers),
  };
}

/**
 * Chooses movies for the answers: those that pass the rules and were not shown, each chosen genre getting its share, no
 * series more than two movies, best first within each era, the eras mixed and the result shuffled. What goes with a
 * favorite weighs more, and some movies at most come by that. The order in which candidates arrive does not matter.
 */
export function recommend(input: RecommendInput): Result<Recommendation[], NoRecommendation> {
  const { answers, candidates, excluded, now, seed, limit = RESULT_COUNT, held = [], reserve = false } = input;
  const matching = distinctCandidates(candidates).filter(candidateRule(answers, now));
  const open = matching.filter(({ id }) => !excluded.has(id));
  if (open.length === 0) return fail(matching.length === 0 ? 'none-match' : 'none-left');

  const ranked = aboveFloor(open, answers, limit)
    .flatMap((candidate) => {
      const score = candidateScore(candidate, answers, now, seed);
      return selectionModes(candidate).map((liking) => ({
        candidate,
        liking,
        score: score + TASTE_WEIGHT * (liking?.share ?? 0),
      }));
    })
    .sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id)
    .map(({ candidate, liking }) => described(candidate, answers, liking));
  const turns = tasteQuota(genreQuotas<Recommendation>(eligibleGenres(answers), reserve));
  return ok(mixEras(ranked, limit, seededRandom(seed), held, turns));
}
