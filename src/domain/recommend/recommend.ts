import { RECOMMENDATION_GENRES } from '../../config/genres';
import { COMPANIES, type GenreChoice, MOODS } from '../../config/questionnaire';
import {
  GENRE_SHARE,
  MOOD_GENRE_IDS,
  RATING_FLOOR,
  RESULT_COUNT,
  SCORE_WEIGHTS,
  TASTE_WEIGHT,
} from '../../config/recommend';
import { certificationPasses } from '../movies/certification';
import { isReleased, type Movie, movieOf, provenRating, releaseYear } from '../movies/movie';
import { allowedRatings, chosenGenreIds, type QuestionnaireAnswers } from '../questionnaire/answers';
import { companyTaste, forbiddenGenreIds } from '../questionnaire/company';
import { moodTaste } from '../questionnaire/mood';
import { drawFor, seededRandom } from '../values/random';
import { fail, ok, type Result } from '../values/result';
import { distinctCandidates, type FoundCandidate, type TasteMatch } from './candidate';
import { eligibleGenres, fallbackFor, genreQuotas, matchedGenres } from './genre-quotas';
import { mixEras, selectionModes, tasteQuota } from './mix-eras';
import { type Reason, reasonsFor } from './reasons';

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

function described(
  candidate: FoundCandidate,
  answers: QuestionnaireAnswers,
  liking: TasteMatch | null,
): Recommendation {
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

/** The test a movie must pass to be recommended for the answers: genre, company, ratings by genre, release. */
export function candidateRule(answers: QuestionnaireAnswers, now: string): (candidate: FoundCandidate) => boolean {
  const chosen = chosenGenreIds(answers);
  const forbidden = forbiddenGenreIds(answers);
  if (allowedRatings(answers)?.length === 0) return () => false;
  return (candidate) =>
    (candidate.genreIds.some((id) => chosen.includes(id)) || matchedGenres(candidate, answers).length > 0) &&
    !candidate.genreIds.some((id) => forbidden.includes(id)) &&
    isReleased(candidate, now);
}

/**
 * The candidates without those of a low rating, as long as enough others match: of all, and of each chosen genre that the
 * candidate counts for. What goes with a favorite stays, whatever others think of it.
 * @param count movies to choose
 */
export function aboveFloor(
  candidates: readonly FoundCandidate[],
  answers: QuestionnaireAnswers,
  count: number,
): readonly FoundCandidate[] {
  const good = candidates.filter((movie) => provenRating(movie) >= RATING_FLOOR.rating);
  if (good.length < RATING_FLOOR.others * count) return candidates;
  const genres = eligibleGenres(answers);
  const share = Math.min(count, Math.ceil(RESULT_COUNT * (GENRE_SHARE[genres.length] ?? 0)));
  const genresOf = (movie: FoundCandidate) => [...matchedGenres(movie, answers), ...fallbackFor(movie, answers)];
  const short = genres.filter(
    (genre) => good.filter((movie) => genresOf(movie).includes(genre)).length < RATING_FLOOR.others * share,
  );
  const kept = new Set(good);
  return candidates.filter(
    (movie) => kept.has(movie) || movie.liking !== undefined || genresOf(movie).some((genre) => short.includes(genre)),
  );
}

/** Years over which the bonus for a recent movie fades to nothing. */
const RECENCY_YEARS = 60;

function shareOf(wanted: readonly number[], had: readonly number[]): number {
  return wanted.length === 0 ? 0 : wanted.filter((id) => had.includes(id)).length / wanted.length;
}

/** How much the mood's taste counts. */
function moodWeight({ company }: QuestionnaireAnswers): number {
  return company === 'family' ? SCORE_WEIGHTS.moodTasteOfFamily : SCORE_WEIGHTS.moodTaste;
}

/** The seed of the draws of a mood and a company: another evening draws anew. */
function drawSeed({ mood, company }: QuestionnaireAnswers, seed: number): number {
  const evening = MOODS.indexOf(mood) * COMPANIES.length + COMPANIES.indexOf(company);
  return seed ^ Math.imul(evening, 0x85ebca6b);
}

/**
 * How well a movie fits the answers, higher is better. The same movie scores the same for the same seed, whichever
 * candidates it stands among.
 * @param now ISO date or timestamp
 */
export function candidateScore(
  candidate: FoundCandidate,
  answers: QuestionnaireAnswers,
  now: string,
  seed: number,
): number {
  const { rating, genres, mood, company, recency, chance } = SCORE_WEIGHTS;
  const age = releaseYear(now) - releaseYear(candidate.releaseDate);
  return (
    rating * (provenRating(candidate) / 10) +
    genres * (matchedGenres(candidate, answers).length / answers.genres.length) +
    mood * shareOf(MOOD_GENRE_IDS[answers.mood], candidate.genreIds) +
    moodWeight(answers) * moodTaste(candidate, answers) +
    company * companyTaste(candidate, answers) +
    recency * Math.max(0, 1 - age / RECENCY_YEARS) +
    chance * drawFor(drawSeed(answers, seed), candidate.id)
  );
}
