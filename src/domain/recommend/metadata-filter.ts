import { MIN_RUNTIME, NC_17_COMPANIES, SERIES_CAP } from '../../config/recommend';
import { certificationPasses } from '../movies/certification';
import { isPublic } from '../movies/public-release';
import type { Candidate } from '../movies/movie';
import { withMetadata, type MovieMetadata } from '../movies/metadata';
import { allowedRatings, type QuestionnaireAnswers } from '../questionnaire/answers';
import { isForFamilies, isMadeForFamilies } from '../questionnaire/company';
import type { FoundCandidate } from './candidate';
import { isTheme } from '../../config/themes';
import { isLiked, isProven, reasonsFor } from './reasons';
import type { Recommendation } from './recommend';

/** Whether a movie takes long enough to fill an evening, and no longer than there is time for; an unknown length does. */
function runtimePasses(runtime: number | undefined, max: number | null): boolean {
  return runtime === undefined || (runtime >= MIN_RUNTIME && (max === null || runtime <= max));
}

/**
 * Whether a movie may stay: it is out, its length and its rating are allowed, and a family gets a movie made for families. Of
 * one that a question has listed, the question told as much; of any other only its facts do.
 * @param facts null where they cannot be had
 * @param now ISO date or timestamp
 */
export function passesMetadata(
  { genreIds, unlisted }: FoundCandidate,
  answers: QuestionnaireAnswers,
  facts: MovieMetadata | null,
  now: string,
): boolean {
  const allowed = allowedRatings(answers);
  if (unlisted === true && allowed !== null && !allowed.some((rating) => rating === facts?.certification)) return false;
  if (unlisted === true && answers.maxRuntime !== null && facts?.runtime === undefined) return false;
  if (facts === null) return true;
  if (!isPublic(facts.publicRelease, now) || !runtimePasses(facts.runtime, answers.maxRuntime)) return false;
  if (facts.certification === 'NC-17' && !NC_17_COMPANIES.includes(answers.company)) return false;
  if (!certificationPasses(facts.certification, genreIds, allowed)) return false;
  return !isForFamilies(answers) || isMadeForFamilies(genreIds, facts.certification);
}

/** The movie with its facts, and with the reasons and the themes that these prove. */
export function withFetchedMetadata(
  movie: Recommendation,
  candidate: Candidate,
  answers: QuestionnaireAnswers,
  facts: MovieMetadata,
): Recommendation {
  return {
    ...withMetadata(movie, facts),
    meets: answers.genres.filter(
      (genre) => movie.meets.includes(genre) || (isTheme(genre) && isProven(genre, candidate, facts)),
    ),
    reasons: [...movie.reasons.filter(isLiked), ...reasonsFor(candidate, answers, facts)],
  };
}

/** The movies without those that are one too many of a series, as the facts name it (null: none, or not known). */
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
