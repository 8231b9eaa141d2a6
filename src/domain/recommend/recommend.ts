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
import { companyTaste, forbiddenGenreIds, sentenceLimits } from '../questionnaire/company';
import { isGrim, moodTaste } from '../questionnaire/mood';
import { drawFor, seededRandom } from '../values/random';
import { fail, ok, type Result } from '../values/result';
import { distinctCandidates, type FoundCandidate, type TasteMatch } from './candidate';
import { eligibleGenres, fallbackFor, genreQuotas, matchedGenres } from './genre-quotas';
import { mixEras, selectionModes, tasteQuota } from './mix-eras';
import { type Reason, reasonsFor } from './reasons';

/** A movie with the reasons for which it was chosen. */
export interface Recommendation extends Movie {
  readonly reasons: readonly Reason[];
  /** The chosen genres whose quota it counts for. */
  readonly matches: readonly GenreChoice[];
  /** The chosen themes whose quota it can fill as a fallback; never a reason. */
  readonly fallbackFor?: readonly GenreChoice[];
}

/** 'none-left': all matches were recommended before; 'none-match': no movie matches the answers. */
export type NoRecommendation = 'none-left' | 'none-match';

export interface RecommendInput {
  readonly answers: QuestionnaireAnswers;
  readonly candidates: readonly FoundCandidate[];
  /** Ids of movies recommended before, which are excluded. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The same seed gives the same movies for the same candidates. */
  readonly seed: number;
  /** Maximum number of movies. */
  readonly limit?: number;
  /** Earlier picks, which count for eras, genres and series. */
  readonly alreadyPicked?: readonly Recommendation[];
  /** Whether more movies may be found: places for chosen genres below their quota are kept free. */
  readonly reserve?: boolean;
}

function described(
  candidate: FoundCandidate,
  answers: QuestionnaireAnswers,
  tasteMatch: TasteMatch | null,
): Recommendation {
  const movie = movieOf(candidate, RECOMMENDATION_GENRES);
  // Candidates come from queries for the allowed ratings, so an estimate that contradicts these is dropped.
  const plausible = certificationPasses(movie.certification, candidate.genreIds, allowedRatings(answers));
  return {
    ...movie,
    certification: plausible ? movie.certification : '',
    reasons: [
      ...(candidate.onWatchlist ? [{ code: 'watchlist' as const }] : []),
      ...(tasteMatch ? [tasteMatch.reason] : []),
      ...reasonsFor(candidate, answers),
    ],
    matches: matchedGenres(candidate, answers),
    fallbackFor: fallbackFor(candidate, answers),
  };
}

/**
 * Chooses movies for the answers: allowed by the rules, not recommended before, with a quota for each chosen genre and
 * a limit per series, best first within each era, eras mixed and the result shuffled. Taste matches get a bonus, up to
 * a maximum number. The order of candidates doesn't matter.
 */
export function recommend(input: RecommendInput): Result<Recommendation[], NoRecommendation> {
  const { answers, candidates, excluded, now, seed, limit = RESULT_COUNT, alreadyPicked = [], reserve = false } = input;
  const matching = distinctCandidates(candidates).filter(candidateRule(answers, now));
  const open = matching.filter(({ id }) => !excluded.has(id));
  if (open.length === 0) return fail(matching.length === 0 ? 'none-match' : 'none-left');

  const ranked = aboveFloor(open, answers, limit)
    .flatMap((candidate) => {
      const score = candidateScore(candidate, answers, now, seed);
      return selectionModes(candidate).map((tasteMatch) => ({
        candidate,
        tasteMatch,
        score: score + TASTE_WEIGHT * (tasteMatch?.share ?? 0),
      }));
    })
    .sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id)
    .map(({ candidate, tasteMatch }) => described(candidate, answers, tasteMatch));
  const filter = tasteQuota(genreQuotas<Recommendation>(eligibleGenres(answers), reserve));
  return ok(mixEras(ranked, limit, seededRandom(seed), alreadyPicked, filter));
}

/** The test for a sentence's limits on years, original language and grim movies. */
function sentenceRule(answers: QuestionnaireAnswers): (candidate: FoundCandidate) => boolean {
  const { from, to, withoutYears, languages, withoutLanguages, light } = sentenceLimits(answers);
  return (candidate) => {
    const year = releaseYear(candidate.releaseDate);
    const language = candidate.originalLanguage ?? '';
    return (
      (from === null || year >= from) &&
      (to === null || year <= to) &&
      !withoutYears.some(([first, last]) => year >= first && year <= last) &&
      (languages.length === 0 || languages.includes(language)) &&
      (withoutLanguages.length === 0 || (language !== '' && !withoutLanguages.includes(language))) &&
      !(light && isGrim(candidate))
    );
  };
}

/** The test for movies that may be recommended: genre, company, ratings by genre, release, a sentence's limits. */
export function candidateRule(answers: QuestionnaireAnswers, now: string): (candidate: FoundCandidate) => boolean {
  const chosen = chosenGenreIds(answers);
  const forbidden = forbiddenGenreIds(answers);
  const isAsSaid = sentenceRule(answers);
  if (allowedRatings(answers)?.length === 0) return () => false;
  return (candidate) =>
    (candidate.genreIds.some((id) => chosen.includes(id)) || matchedGenres(candidate, answers).length > 0) &&
    !candidate.genreIds.some((id) => forbidden.includes(id)) &&
    isReleased(candidate, now) &&
    isAsSaid(candidate);
}

/**
 * Drops low-rated candidates if enough others match, in total and for each of their chosen genres. Taste matches are
 * kept.
 * @param count number of movies to choose
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
  const scarce = genres.filter(
    (genre) => good.filter((movie) => genresOf(movie).includes(genre)).length < RATING_FLOOR.others * share,
  );
  const goodSet = new Set(good);
  return candidates.filter(
    (movie) =>
      goodSet.has(movie) || movie.tasteMatch !== undefined || genresOf(movie).some((genre) => scarce.includes(genre)),
  );
}

/** Years over which the bonus for recent movies fades out. */
const RECENCY_YEARS = 60;

function shareOf(wanted: readonly number[], had: readonly number[]): number {
  return wanted.length === 0 ? 0 : wanted.filter((id) => had.includes(id)).length / wanted.length;
}

/** The weight of the mood's taste. */
function moodWeight({ company }: QuestionnaireAnswers): number {
  return company === 'family' ? SCORE_WEIGHTS.moodTasteOfFamily : SCORE_WEIGHTS.moodTaste;
}

/** The seed for a mood and a company: other evenings give other draws. */
function drawSeed({ mood, company }: QuestionnaireAnswers, seed: number): number {
  const evening = MOODS.indexOf(mood) * COMPANIES.length + COMPANIES.indexOf(company);
  return seed ^ Math.imul(evening, 0x85ebca6b);
}

/**
 * A movie's score for the answers, higher is better. Deterministic for a seed, regardless of the other candidates.
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
