import { DEFAULT_COUNTRY } from '../../config/streaming';
import { INDEPENDENT } from '../../config/themes';
import { TRAILER_EMBED, TRAILERS_LIMIT } from '../../config/tmdb';
import { certificationOf, type CountryReleases } from './certification';
import { type MovieSummary, releaseYear } from './movie';
import { offersOf, type Provider, shownProviders } from './streaming';

/** A movie's data beyond its list entry. */
export interface MovieMetadata {
  /** In the United States; empty if there is none. */
  readonly certification: string;
  /** Services in the country, in order: subscriptions, and those that cost nothing; null if unknown. */
  readonly providers: readonly Provider[] | null;
  /** The country of the providers, an ISO 3166-1 code; missing for the United States. */
  readonly country?: string;
  /** The certification in that country; missing if unknown. */
  readonly localCertification?: string;
  /** A fallback for movies without a translation; missing for readers of English. */
  readonly englishOverview?: string;
  /** Empty if there is no trailer. */
  readonly trailerUrl: string;
  /** Embed URLs of further trailers, in case it doesn't play; missing if there are none. */
  readonly otherTrailers?: readonly string[];
  /** TMDB's keywords, in lowercase. */
  readonly keywords: readonly string[];
  /** Id of its series (TMDB's collection), or null. */
  readonly seriesId: number | null;
  /** Whether budget and companies prove it an independent movie; missing if not. */
  readonly independent?: true;
  /** Minutes; missing if unknown. */
  readonly runtime?: number;
  /** The first day on which the public could see it, an ISO date; null if there is none, missing if unknown. */
  readonly publicRelease?: string | null;
}

/** The metadata that cards show. */
export type DisplayMetadata = Omit<MovieMetadata, 'keywords' | 'seriesId' | 'independent' | 'publicRelease'>;

/**
 * Metadata from videos, release dates and providers.
 * @param country of the providers
 * @param language of the reader, an ISO 639-1 code
 */
export function movieMetadata(
  videos: readonly Video[],
  countries: readonly CountryReleases[],
  providers: readonly Provider[] | null,
  country: string = DEFAULT_COUNTRY,
  language = '',
): DisplayMetadata {
  const [trailerUrl = '', ...otherTrailers] = trailerUrlsOf(videos, language);
  const local = country === DEFAULT_COUNTRY ? '' : certificationOf(countries, country);
  return {
    ...(country !== DEFAULT_COUNTRY && { country }),
    ...(local !== '' && { localCertification: local }),
    certification: certificationOf(countries),
    providers: providers === null ? null : shownProviders(providers),
    trailerUrl,
    ...(otherTrailers.length > 0 && { otherTrailers }),
  };
}

/** Whether metadata was fetched for a country: services and certification of another one don't apply. */
export function isForCountry({ country }: DisplayMetadata, current: string): boolean {
  return (country ?? DEFAULT_COUNTRY) === current;
}

/** Metadata for a country; what depends on another country is removed. */
export function metadataFor(metadata: MovieMetadata, country: string): MovieMetadata {
  if (isForCountry(metadata, country)) return metadata;
  const { localCertification: _local, country: _country, ...rest } = metadata;
  return { ...rest, providers: null, ...(country !== DEFAULT_COUNTRY && { country }) };
}

/**
 * Replaces a movie's estimates by metadata. A certification missing at TMDB is empty; estimated services only stay for
 * the United States, as there are no estimates for other countries.
 */
export function withMetadata<T extends MovieSummary>(movie: T, metadata: DisplayMetadata): T {
  const { certification, providers, trailerUrl, otherTrailers, country, runtime } = metadata;
  const streamingIn = (country !== undefined || 'streamingIn' in movie) && { streamingIn: country };
  const needsOverview = movie.description === '' && metadata.englishOverview !== undefined;
  const description = needsOverview && { description: metadata.englishOverview, untranslated: true };
  const length = runtime !== undefined && { runtime };
  const known = {
    ...movie,
    certification,
    certificationEstimated: false,
    trailerUrl,
    ...(otherTrailers && { otherTrailers }),
    ...length,
    ...streamingIn,
    ...description,
  };
  if (providers === null)
    return country === undefined ? known : { ...known, streamingOn: [], streamingEstimated: true };
  const shown = shownProviders(providers);
  const offers = offersOf(shown);
  return {
    ...known,
    streamingOn: shown.map(({ name }) => name),
    ...((offers !== undefined || 'streamingOffers' in movie) && { streamingOffers: offers }),
    streamingEstimated: false,
  };
}

/** A video of a movie on a video service. */
export interface Video {
  /** Only YouTube trailers can be shown. */
  readonly site: 'youtube' | 'other';
  readonly kind: 'trailer' | 'other';
  /** The service's id. */
  readonly key: string;
  readonly official: boolean;
  /** An ISO 639-1 code, or empty. */
  readonly language: string;
  /** ISO timestamp, or empty. */
  readonly publishedAt: string;
}

/** Format of the video service's ids; others must not get into a URL. */
const VIDEO_KEY = /^[A-Za-z0-9_-]{6,20}$/;

/**
 * Embed URLs of a movie's trailers, the best first: those in the reader's language, then official ones, then the newest.
 * @param language an ISO 639-1 code
 */
export function trailerUrlsOf(videos: readonly Video[], language = ''): readonly string[] {
  const trailers = videos.filter(
    ({ site, kind, key }) => site === 'youtube' && kind === 'trailer' && VIDEO_KEY.test(key),
  );
  const rank = (video: Video) => Number(video.language !== language) * 2 + Number(!video.official);
  // Plain comparison works: these are ISO timestamps in UTC, and an empty one sorts last.
  const byAge = (a: Video, b: Video) => (a.publishedAt === b.publishedAt ? 0 : a.publishedAt > b.publishedAt ? -1 : 1);
  return trailers
    .sort((a, b) => rank(a) - rank(b) || byAge(a, b))
    .slice(0, TRAILERS_LIMIT)
    .map(({ key }) => `${TRAILER_EMBED}${key}`);
}

/** The embed URLs of a movie's trailers, the best first. */
export function trailersOf(movie: Pick<MovieMetadata, 'trailerUrl' | 'otherTrailers'>): readonly string[] {
  return movie.trailerUrl === '' ? [] : [movie.trailerUrl, ...(movie.otherTrailers ?? [])];
}

/** A movie's production data. */
export interface ProductionData {
  /** US dollars; 0 if unknown. */
  readonly budget: number;
  /** Names of the companies, as in TMDB. */
  readonly companies: readonly string[];
  /** ISO date, or empty if unknown. */
  readonly releaseDate: string;
}

/** Whether a movie is known to be low-budget and not from a large studio. */
export function isIndependent({ budget, companies, releaseDate }: ProductionData): boolean {
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
