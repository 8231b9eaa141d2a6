import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE } from '../../config/streaming';
import { MAX_RUNTIME } from '../../config/tmdb';
import type { CountryReleases, Release } from '../../domain/movies/certification';
import { isIndependent, movieMetadata, type MovieMetadata, type Video } from '../../domain/movies/metadata';
import { publicReleaseOf } from '../../domain/movies/public-release';
import { OFFERS, type Provider } from '../../domain/movies/streaming';
import { dateOf, idOf, imagePathOf, listOf, numberOf, textOf } from '../../domain/values/fields';
import { isRecord } from '../../domain/values/guards';

function parseName(item: unknown): string | null {
  const name = isRecord(item) ? textOf(item['name']).trim() : '';
  return name === '' ? null : name;
}

const parseKeyword = (item: unknown): string | null => parseName(item)?.toLowerCase() ?? null;

/** The overview in a movie's response; empty if there is none. */
export function overviewIn(body: unknown): string {
  return isRecord(body) ? textOf(body['overview']).trim() : '';
}

/**
 * Parses a movie's metadata from a response with videos, release dates, providers and keywords appended; missing parts
 * are unknown.
 * @param country for services and certification, in addition to the United States
 * @param language of the preferred trailer, as a TMDB parameter
 */
export function parseMovieMetadata(
  body: unknown,
  country: string = DEFAULT_COUNTRY,
  language: string = DEFAULT_LANGUAGE,
): MovieMetadata | null {
  if (!isRecord(body)) return null;
  const { keywords, belongs_to_collection: collection } = body;
  const releases = parseReleaseDates(body['release_dates']) ?? [];
  const publicRelease = publicReleaseOf(releases, textOf(body['status']));
  const runtime = numberOf(body['runtime'], MAX_RUNTIME);
  const facts = movieMetadata(
    parseVideos(body['videos']) ?? [],
    releases,
    parseWatchProviders(body['watch/providers'], country)?.known ?? null,
    country,
    language.slice(0, 2),
  );
  const independent = isIndependent({
    budget: numberOf(body['budget']),
    companies: listOf(body['production_companies'], parseName) ?? [],
    releaseDate: dateOf(body['release_date']),
  });
  return {
    ...facts,
    ...(independent && { independent }),
    ...(publicRelease !== undefined && { publicRelease }),
    ...(runtime > 0 && { runtime }),
    keywords: (isRecord(keywords) ? listOf(keywords['keywords'], parseKeyword) : null) ?? [],
    seriesId: isRecord(collection) ? idOf(collection['id']) : null,
  };
}

/** TMDB's numbers of release types; 2 is a limited release. */
const KINDS: ReadonlyMap<unknown, Release['kind']> = new Map([
  [1, 'premiere'],
  [3, 'theatrical'],
]);

function parseRelease(item: unknown): Release | null {
  if (!isRecord(item)) return null;
  return {
    kind: KINDS.get(item['type']) ?? 'other',
    certification: textOf(item['certification']).trim(),
    releaseDate: dateOf(item['release_date']),
  };
}

function parseCountry(item: unknown): CountryReleases | null {
  if (!isRecord(item)) return null;
  const releases = listOf(item['release_dates'], parseRelease);
  return releases === null ? null : { country: textOf(item['iso_3166_1']), releases };
}

/** A movie's releases by country; null if there's no list. */
export function parseReleaseDates(body: unknown): CountryReleases[] | null {
  return isRecord(body) ? listOf(body['results'], parseCountry) : null;
}

function parseVideo(item: unknown): Video | null {
  if (!isRecord(item)) return null;
  return {
    site: item['site'] === 'YouTube' ? 'youtube' : 'other',
    kind: item['type'] === 'Trailer' ? 'trailer' : 'other',
    key: textOf(item['key']),
    official: item['official'] === true,
    language: textOf(item['iso_639_1']),
    publishedAt: textOf(item['published_at']),
  };
}

/** A movie's videos; null if there's no list. */
export function parseVideos(body: unknown): Video[] | null {
  return isRecord(body) ? listOf(body['results'], parseVideo) : null;
}

/** TMDB's kinds of offers other than subscriptions. */
const OTHER_WAYS = ['rent', 'buy', ...OFFERS] as const;

/** A service; null without an id or a name. */
export function parseProvider(item: unknown): Provider | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['provider_id']);
  const name = textOf(item['provider_name']).trim();
  if (id === null || name === '') return null;
  return { id, name, logoPath: imagePathOf(item['logo_path']), displayPriority: numberOf(item['display_priority']) };
}

/** The services in a country that need a subscription or cost nothing; `known` is null if there's no data for it. */
export interface WatchProviders {
  readonly known: readonly Provider[] | null;
}

/**
 * Parses a movie's services: subscriptions, and those that cost nothing. If the country only lists other offers, it's known to be on none; if the
 * country is missing or empty, that's unknown. Null if the body is malformed.
 * @param of the country, an ISO 3166-1 code
 */
export function parseWatchProviders(body: unknown, of: string): WatchProviders | null {
  if (!isRecord(body) || !isRecord(body['results'])) return null;
  const country = body['results'][of];
  if (!isRecord(country)) return { known: null };
  const flatrate = listOf(country['flatrate'], parseProvider);
  const free = OFFERS.flatMap((offer) =>
    (listOf(country[offer], parseProvider) ?? []).map((provider) => ({ ...provider, offer })),
  );
  if (flatrate !== null || free.length > 0) return { known: [...(flatrate ?? []), ...free] };
  return { known: OTHER_WAYS.some((way) => Array.isArray(country[way])) ? [] : null };
}
