import { certificationOf, type CountryReleases } from '../release/certification';
import { DEFAULT_COUNTRY } from '../../config/streaming';
import type { MovieSummary } from './film';
import { shownProviders, type Provider } from '../release/streaming';
import { trailerUrlOf, type Video } from '../release/trailer-address';

/** What the movie database knows for sure of a movie beyond its list entry. */
export interface MovieMetadata {
  /** In the United States; empty when the movie database has none. */
  readonly certification: string;
  /** Subscription services in the country, in their order; null when nothing is known of it. */
  readonly providers: readonly Provider[] | null;
  /** The country that they were asked for, an ISO 3166-1 code; missing for the United States. */
  readonly country?: string;
  /** The certification there, as its own board words it; missing where none is known. */
  readonly localCertification?: string;
  /** In English, for who reads another language and for movies that are not told in it; missing for who reads English. */
  readonly englishOverview?: string;
  /** Empty when there is no trailer. */
  readonly trailerUrl: string;
  /** The movie database's keywords, in small letters. */
  readonly keywords: readonly string[];
  /** Id of the collection that its series is, or null. */
  readonly seriesId: number | null;
  /** That budget and companies prove it an independent movie; missing where they do not, or are not known. */
  readonly independent?: true;
  /** Minutes; missing where it is not known. */
  readonly runtime?: number;
  /** The first day on which anybody could see it, as an ISO date; null where there is none, missing where it is not known. */
  readonly publicRelease?: string | null;
}

/** What of the facts a card shows. */
export type DisplayMetadata = Omit<MovieMetadata, 'keywords' | 'seriesId' | 'independent' | 'publicRelease'>;

/**
 * The facts in the movie database's answers on videos, release dates and providers.
 * @param country whose services these are
 */
export function movieMetadata(
  videos: readonly Video[],
  countries: readonly CountryReleases[],
  providers: readonly Provider[] | null,
  country: string = DEFAULT_COUNTRY,
): DisplayMetadata {
  const local = country === DEFAULT_COUNTRY ? '' : certificationOf(countries, country);
  return {
    ...(country !== DEFAULT_COUNTRY && { country }),
    ...(local !== '' && { localCertification: local }),
    certification: certificationOf(countries),
    providers: providers === null ? null : shownProviders(providers),
    trailerUrl: trailerUrlOf(videos),
  };
}

/** Whether facts were asked for in a country: of another one they say nothing of its services and its certification. */
export function isForCountry({ country }: DisplayMetadata, wanted: string): boolean {
  return (country ?? DEFAULT_COUNTRY) === wanted;
}

/** What facts say to somebody in a country. */
export function metadataFor(facts: MovieMetadata, country: string): MovieMetadata {
  if (isForCountry(facts, country)) return facts;
  const { localCertification: _local, country: _country, ...rest } = facts;
  return { ...rest, providers: null, ...(country !== DEFAULT_COUNTRY && { country }) };
}

/**
 * The movie with facts in place of its guesses. A movie of which the movie database names no certification has none; its
 * guessed services stay where nothing is known of the United States: of another country there is no guess.
 */
export function withMetadata<T extends MovieSummary>(movie: T, facts: DisplayMetadata): T {
  const { certification, providers, trailerUrl, country, runtime } = facts;
  const place = (country !== undefined || 'streamingIn' in movie) && { streamingIn: country };
  const untold = movie.description === '' && facts.englishOverview !== undefined;
  const told = untold && { description: facts.englishOverview };
  const length = runtime !== undefined && { runtime };
  const known = { ...movie, certification, certificationEstimated: false, trailerUrl, ...length, ...place, ...told };
  if (providers === null)
    return country === undefined ? known : { ...known, streamingOn: [], streamingEstimated: true };
  return { ...known, streamingOn: shownProviders(providers).map(({ name }) => name), streamingEstimated: false };
}
