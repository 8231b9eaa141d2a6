import type { Theme } from '../../config/themes';
import type { Candidate } from '../movies/movie';
import type { TasteReason } from './reasons';

/** A listed movie, and the themes that it was asked for by: lists themselves say nothing of a movie's keywords. */
export interface ThemedCandidate extends Candidate {
  readonly themes?: readonly Theme[];
}

/** What a member's favorites say of a movie. */
export interface TasteMatch {
  /** Names the favorite that speaks most for it. */
  readonly reason: TasteReason;
  /** How much all of them speak for it, above 0 and up to 1. */
  readonly share: number;
}

/** A movie that a search may choose. */
export interface FoundCandidate extends ThemedCandidate {
  /** Ratings of which it has one, as far as is known; null or missing where nothing is. */
  readonly certifications?: readonly string[] | null;
  readonly liking?: TasteMatch;
  /** No question listed it: it comes by taste alone, and nothing is proven of its rating. */
  readonly unlisted?: boolean;
}

/** The ratings that both leave possible; where they contradict each other, as with two releases, any of both. */
export function narrowed<Rating extends string>(
  one: readonly Rating[] | null,
  other: readonly Rating[] | null,
): readonly Rating[] | null {
  if (one === null || other === null) return one ?? other;
  const both = one.filter((rating) => other.includes(rating));
  return both.length > 0 ? both : [...new Set([...one, ...other])];
}

/** Each movie once, in the order of its first place, with all that is known of it. */
export function distinctCandidates(candidates: readonly FoundCandidate[]): FoundCandidate[] {
  const byId = new Map<number, FoundCandidate>();
  for (const candidate of candidates) {
    const before = byId.get(candidate.id);
    const themes = [...new Set([...(before?.themes ?? []), ...(candidate.themes ?? [])])];
    const certifications = narrowed(before?.certifications ?? null, candidate.certifications ?? null);
    const themed = {
      ...candidate,
      ...(themes.length > 0 && { themes }),
      ...(certifications !== null && { certifications }),
    };
    const liking = candidate.liking ?? before?.liking;
    const unlisted = candidate.unlisted === true && (before === undefined || before.unlisted === true);
    byId.set(candidate.id, liking === undefined ? themed : { ...themed, liking, unlisted });
  }
  return [...byId.values()];
}
