import { certificationOf, type CountryReleases } from './certification';
import type { Film } from './film';
import { shownProviders, type Provider } from './streaming';
import { trailerUrlOf, type Video } from './trailer';

/** What the movie database knows for sure of a film beyond its list entry. */
export interface FilmFacts {
  /** In the United States; empty when the movie database has none. */
  readonly certification: string;
  /** Subscription services in the United States, in their order; null when nothing is known of that country. */
  readonly providers: readonly Provider[] | null;
  /** Empty when there is no trailer. */
  readonly trailerUrl: string;
}

/** The facts in the movie database's answers on videos, release dates and providers. */
export function filmFacts(
  videos: readonly Video[],
  countries: readonly CountryReleases[],
  providers: readonly Provider[] | null,
): FilmFacts {
  return {
    certification: certificationOf(countries),
    providers: providers === null ? null : shownProviders(providers),
    trailerUrl: trailerUrlOf(videos),
  };
}

/** The film with facts in place of its guesses; a guess stays where the fact is missing. */
export function withFacts<T extends Film>(film: T, facts: FilmFacts): T {
  return {
    ...film,
    certification: facts.certification === '' ? film.certification : facts.certification,
    trailerUrl: facts.trailerUrl,
    streamingOn: facts.providers === null ? film.streamingOn : facts.providers.map(({ name }) => name),
    streamingEstimated: facts.providers === null && film.streamingEstimated,
  };
}
