import { certificationOf, type CountryReleases } from '../release/certification';
import type { FilmSummary } from './film';
import { shownProviders, type Provider } from '../release/streaming';
import { trailerUrlOf, type Video } from '../release/trailer-address';

/** What the movie database knows for sure of a film beyond its list entry. */
export interface FilmFacts {
  /** In the United States; empty when the movie database has none. */
  readonly certification: string;
  /** Subscription services in the United States, in their order; null when nothing is known of that country. */
  readonly providers: readonly Provider[] | null;
  /** Empty when there is no trailer. */
  readonly trailerUrl: string;
  /** The movie database's keywords, in small letters. */
  readonly keywords: readonly string[];
  /** Id of the collection that its series is, or null. */
  readonly seriesId: number | null;
}

/** What of the facts a card shows. */
export type ShownFacts = Omit<FilmFacts, 'keywords' | 'seriesId'>;

/** The facts in the movie database's answers on videos, release dates and providers. */
export function filmFacts(
  videos: readonly Video[],
  countries: readonly CountryReleases[],
  providers: readonly Provider[] | null,
): ShownFacts {
  return {
    certification: certificationOf(countries),
    providers: providers === null ? null : shownProviders(providers),
    trailerUrl: trailerUrlOf(videos),
  };
}

/**
 * The film with facts in place of its guesses. A film of which the movie database names no certification has none; its
 * guessed services stay where nothing is known of the country.
 */
export function withFacts<T extends FilmSummary>(film: T, facts: ShownFacts): T {
  const { certification, providers, trailerUrl } = facts;
  const known = { ...film, certification, certificationEstimated: false, trailerUrl };
  if (providers === null) return known;
  return { ...known, streamingOn: shownProviders(providers).map(({ name }) => name), streamingEstimated: false };
}
