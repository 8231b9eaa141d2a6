import { MIN_RUNTIME, NC_17_COMPANIES, SERIES_CAP } from '../../config/recommend';
import { certificationPasses } from '../movies/certification';
import { isPublic } from '../movies/public-release';
import type { Candidate } from '../movies/movie';
import { withMetadata, type MovieMetadata } from '../movies/metadata';
import { allowedRatings, type QuestionnaireAnswers, runtimeLimit } from '../questionnaire/answers';
import { isForFamilies, isMadeForFamilies, sentenceLimits } from '../questionnaire/company';
import type { FoundCandidate } from './candidate';
import { isTheme } from '../../config/themes';
import { isPersonal, isProven, reasonsFor } from './reasons';
import type { Recommendation } from './recommend';

/** Whether a runtime is within the limits; true if unknown. */
function runtimePasses(runtime: number | undefined, min: number, max: number | null): boolean {
  return runtime === undefined || (runtime >= Math.max(MIN_RUNTIME, min) && (max === null || runtime <= max));
}

/**
 * Whether metadata allows a movie: it's released, its runtime and certification are allowed, and it suits a family if
 * needed. If it was found by a query, unknown values are allowed; otherwise they aren't.
 * @param facts null if they couldn't be fetched
 * @param now ISO date or timestamp
 */
export function passesMetadata(
  { genreIds, fromTasteOnly, onWatchlist }: FoundCandidate,
  answers: QuestionnaireAnswers,
  facts: MovieMetadata | null,
  now: string,
): boolean {
  const allowed = allowedRatings(answers);
  const longest = runtimeLimit(answers);
  const { minRuntime } = sentenceLimits(answers);
  const isUnlisted = fromTasteOnly === true || onWatchlist === true;
  if (isUnlisted && allowed !== null && !allowed.some((rating) => rating === facts?.certification)) return false;
  if (isUnlisted && (longest !== null || minRuntime > 0) && facts?.runtime === undefined) return false;
  if (facts === null) return true;
  if (!isPublic(facts.publicRelease, now) || !runtimePasses(facts.runtime, minRuntime, longest)) return false;
  if (facts.certification === 'NC-17' && !NC_17_COMPANIES.includes(answers.company)) return false;
  if (!certificationPasses(facts.certification, genreIds, allowed)) return false;
  return !isForFamilies(answers) || isMadeForFamilies(genreIds, facts.certification);
}

/** Adds metadata to a movie, with the reasons and themes that it proves. */
export function withFetchedMetadata(
  movie: Recommendation,
  candidate: Candidate,
  answers: QuestionnaireAnswers,
  facts: MovieMetadata,
): Recommendation {
  return {
    ...withMetadata(movie, facts),
    matches: answers.genres.filter(
      (genre) => movie.matches.includes(genre) || (isTheme(genre) && isProven(genre, candidate, facts)),
    ),
    reasons: [...movie.reasons.filter(isPersonal), ...reasonsFor(candidate, answers, facts)],
  };
}

/** Drops movies beyond the limit per series (null: none, or unknown). */
export function withinSeries<T extends { readonly seriesId: number | null }>(
  movies: readonly T[],
  before: readonly (number | null)[],
): T[] {
  const counts = new Map<number, number>();
  const isWithin = (seriesId: number | null): boolean => {
    if (seriesId === null) return true;
    const count = (counts.get(seriesId) ?? 0) + 1;
    counts.set(seriesId, count);
    return count <= SERIES_CAP;
  };
  before.forEach(isWithin);
  return movies.filter(({ seriesId }) => isWithin(seriesId));
}
