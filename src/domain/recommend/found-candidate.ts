import type { Theme } from '../../config/recommend/themes';
import type { Candidate } from '../film/film';

/** A listed film, and the themes that it was asked for by: lists themselves say nothing of a film's keywords. */
export interface FoundCandidate extends Candidate {
  readonly themes?: readonly Theme[];
}

/** Each film once, in the order of its first place, with all themes that it was found by. */
export function distinctCandidates(candidates: readonly FoundCandidate[]): FoundCandidate[] {
  const byId = new Map<number, FoundCandidate>();
  for (const candidate of candidates) {
    const themes = [...new Set([...(byId.get(candidate.id)?.themes ?? []), ...(candidate.themes ?? [])])];
    byId.set(candidate.id, themes.length === 0 ? candidate : { ...candidate, themes });
  }
  return [...byId.values()];
}
