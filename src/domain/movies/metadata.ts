import { DEFAULT_COUNTRY } from '../../config/streaming';
import { INDEPENDENT } from '../../config/themes';
import { TRAILER_EMBED } from '../../config/tmdb';
import { certificationOf, type CountryReleases } from './certification';
import { type MovieSummary, releaseYear } from './movie';
import { type Provider, shownProviders } from './streaming';

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
  /** That budget and companies prove it an independent film; missing where they do not, or are not known. */
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

/** A movie's video on a video service. */
export interface Video {
  /** Trailers of YouTube alone can be shown. */
  readonly site: 'youtube' | 'other';
  readonly kind: 'trailer' | 'other';
  /** The service's id of the video. */
  readonly key: string;
  readonly official: boolean;
  /** ISO timestamp, or empty. */
  readonly publishedAt: string;
}

/** What the video service's ids look like; anything else must not get into an address. */
const VIDEO_KEY = /^[A-Za-z0-9_-]{6,20}$/;

/** Embed address of the movie's trailer: official ones first, then the newest. Empty when there is none. */
export function trailerUrlOf(videos: readonly Video[]): string {
  const trailers = videos.filter(
    ({ site, kind, key }) => site === 'youtube' && kind === 'trailer' && VIDEO_KEY.test(key),
  );
  const best = trailers.sort((a, b) => {
    if (a.official !== b.official) return a.official ? -1 : 1;
    // Plain comparison: both are ISO timestamps in UTC, and an empty one sorts last.
    return a.publishedAt === b.publishedAt ? 0 : a.publishedAt > b.publishedAt ? -1 : 1;
  })[0];
  return best === undefined ? '' : `${TRAILER_EMBED}${best.key}`;
}

/** Who made a movie, and at what cost. */
export interface Making {
  /** US dollars; 0 when unknown. */
  readonly budget: number;
  /** Names of the companies, as the movie database has them. */
  readonly companies: readonly string[];
  /** ISO date, or empty when unknown. */
  readonly releaseDate: string;
}

/** Whether it is known of a movie that no large studio made it, and that it cost little. */
export function isIndependent({ budget, companies, releaseDate }: Making): boolean {
  const isLarge = (company: string): boolean =>
    INDEPENDENT.largeStudios.some((studio) => company.toLowerCase().includes(studio));
  return (
    budget > 0 &&
    budget <= INDEPENDENT.budget &&
    releaseYear(releaseDate) >= INDEPENDENT.from &&
    companies.length > 0 &&
    !companies.some(isLarge)
  );
}
