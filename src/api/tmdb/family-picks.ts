import { FAMILY_PICKS_SHOWN } from '../../config/landing';
import { type Candidate, type Movie, movieOf } from '../../domain/movies/movie';
import { familyCandidates, familyPicksPlan, isFamilyCertification } from '../../domain/lists/family-picks';
import { withMetadata } from '../../domain/movies/metadata';
import { isPublic } from '../../domain/movies/public-release';
import { fail, ok, type Result } from '../../domain/values/result';
import { newSeed } from '../../lib/random';
import { ThrownTmdbError, type TmdbError } from './errors';
import type { DiscoverSource } from './discover';
import { runDiscoverPlan } from './discover-runner';

/**
 * Six family movies, chosen by seed. Checks as many of the twenty candidates as needed to find six that are released
 * and whose certification, if known, suits a family.
 * @param now ISO date or timestamp
 */
export async function fetchFamilyPicks(
  source: DiscoverSource,
  now: string,
  seed: number,
  signal?: AbortSignal,
): Promise<Result<readonly Movie[], TmdbError>> {
  const outcome = await runDiscoverPlan({ plan: familyPicksPlan(now, seed), discover: source.discover, signal });
  if (!outcome.ok) return outcome;

  async function checked(candidate: Candidate): Promise<Movie | null> {
    const movie = movieOf(candidate);
    const facts = await source.metadata(candidate.id, signal);
    if (!facts.ok) return movie;
    const { certification, publicRelease } = facts.value;
    return isFamilyCertification(certification) && isPublic(publicRelease, now)
      ? withMetadata(movie, facts.value)
      : null;
  }

  const waiting = familyCandidates(outcome.value.candidates, now, seed);
  const picks: Movie[] = [];
  while (picks.length < FAMILY_PICKS_SHOWN && waiting.length > 0) {
    const movies = await Promise.all(waiting.splice(0, FAMILY_PICKS_SHOWN - picks.length).map(checked));
    picks.push(...movies.filter((movie) => movie !== null));
  }
  return signal?.aborted === true ? fail({ reason: 'cancelled' }) : ok(picks);
}

/** Query options for the family picks. */
export interface FamilyPicksQuery {
  readonly queryKey: readonly ['family-picks'];
  /** @throws ThrownTmdbError */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly Movie[]>;
  readonly staleTime: number;
}

/** The family picks as a query: cached until refetched, which gives others. */
export function familyPicksQuery(load: () => Promise<DiscoverSource>): FamilyPicksQuery {
  return {
    queryKey: ['family-picks'],
    queryFn: async ({ signal }) => {
      const response = await fetchFamilyPicks(await load(), new Date().toISOString(), newSeed(), signal);
      if (!response.ok) throw new ThrownTmdbError(response.error);
      return response.value;
    },
    staleTime: Infinity,
  };
}
