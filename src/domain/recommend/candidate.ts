import type { Theme } from '../../config/themes';
import type { Candidate } from '../movies/movie';
import type { TasteReason } from './reasons';

/** A listed movie with the themes of its queries: lists don't include keywords. */
export interface ThemedCandidate extends Candidate {
  readonly themes?: readonly Theme[];
}

/** How well a movie matches a member's favorites. */
export interface TasteMatch {
  /** The favorite that contributes most. */
  readonly reason: TasteReason;
  /** The match relative to the best one, above 0 and up to 1. */
  readonly share: number;
}

/** A movie that a search may choose. */
export interface FoundCandidate extends ThemedCandidate {
  /** The possible certifications; null or missing if unknown. */
  readonly certifications?: readonly string[] | null;
  readonly tasteMatch?: TasteMatch;
  /** Whether no query listed it: it's only similar to favorites, and its certification is unproven. */
  readonly fromTasteOnly?: boolean;
  /** Whether it's from the member's watchlist; then no query proves its certification or runtime. */
  readonly onWatchlist?: true;
}

/** The values that both allow; if they contradict each other, as with two releases, those of either. */
export function narrowed<Rating extends string>(
  one: readonly Rating[] | null,
  other: readonly Rating[] | null,
): readonly Rating[] | null {
  if (one === null || other === null) return one ?? other;
  const both = one.filter((rating) => other.includes(rating));
  return both.length > 0 ? both : [...new Set([...one, ...other])];
}

/** Merges duplicates, in order of first occurrence. */
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
    const tasteMatch = candidate.tasteMatch ?? before?.tasteMatch;
    const fromTasteOnly = candidate.fromTasteOnly === true && (before === undefined || before.fromTasteOnly === true);
    byId.set(candidate.id, tasteMatch === undefined ? themed : { ...themed, tasteMatch, fromTasteOnly });
  }
  return [...byId.values()];
}
