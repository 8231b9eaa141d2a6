import {
  FAMILY_CANDIDATES,
  FAMILY_MIN_RATING,
  FAMILY_MIN_VOTES,
  FAMILY_ORDERS,
  FAMILY_PICK_GENRES,
  SENSITIVE_WORDS,
} from '../../config/landing';
import { FAMILY_RATINGS, MIN_RUNTIME, NOT_FOR_FAMILY } from '../../config/recommend';
import { type Candidate, isReleased } from '../movies/movie';
import type { DiscoverQuery } from '../recommend/discover-plan';
import { sampled, seededRandom } from '../values/random';

const SENSITIVE = new RegExp(`\\b(?:${SENSITIVE_WORDS.join('|')})\\b`, 'i');

/**
 * The four genre queries of the family picks.
 * @param now ISO date or timestamp
 * @param seed chooses each query's sort order
 */
export function familyPicksPlan(now: string, seed: number): DiscoverQuery[] {
  const random = seededRandom(seed);
  return FAMILY_PICK_GENRES.map((genre) => ({
    label: `family-${genre}`,
    movies: {
      order: sampled(FAMILY_ORDERS, 1, random)[0] ?? 'popularity',
      genres: [genre],
      genreMatch: 'any',
      withoutGenres: NOT_FOR_FAMILY,
      theme: null,
      certifications: FAMILY_RATINGS,
      minVotes: FAMILY_MIN_VOTES,
      minRating: FAMILY_MIN_RATING,
      releasedFrom: null,
      releasedUntil: now.slice(0, 10),
      runtime: { min: MIN_RUNTIME, max: null },
    },
    pages: [1],
  }));
}

/** Whether a movie may be a family pick by genres, words, poster, rating and release. */
export function isFamilyFriendly(candidate: Candidate, now: string): boolean {
  return (
    !candidate.genreIds.some((id) => NOT_FOR_FAMILY.includes(id)) &&
    !SENSITIVE.test(candidate.title) &&
    !SENSITIVE.test(candidate.overview) &&
    candidate.posterPath !== null &&
    candidate.voteAverage >= FAMILY_MIN_RATING &&
    isReleased(candidate, now)
  );
}

/** Whether a certification, possibly unknown (empty), suits the family picks. */
export function isFamilyCertification(certification: string): boolean {
  return certification === '' || FAMILY_RATINGS.some((rating) => rating === certification);
}

/** Twenty random family-friendly movies without duplicates, or fewer. */
export function familyCandidates(candidates: readonly Candidate[], now: string, seed: number): Candidate[] {
  const friendly = candidates.filter((candidate) => isFamilyFriendly(candidate, now));
  const distinct = [...new Map(friendly.map((candidate) => [candidate.id, candidate])).values()];
  // Sort first, so that the draw doesn't depend on the order of responses.
  distinct.sort((a, b) => a.id - b.id);
  return sampled(distinct, FAMILY_CANDIDATES, seededRandom(seed));
}
