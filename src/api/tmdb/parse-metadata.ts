import { DEFAULT_COUNTRY } from '../../config/streaming';
import type { CountryReleases, Release } from '../../domain/movies/certification';
import { isIndependent, movieMetadata, type MovieMetadata, type Video } from '../../domain/movies/metadata';
import { publicReleaseOf } from '../../domain/movies/public-release';
import type { Provider } from '../../domain/movies/streaming';
import { dateOf, idOf, imagePathOf, listOf, numberOf, textOf } from '../../domain/values/fields';
import { isRecord } from '../../domain/values/guards';

function parseName(item: unknown): string | null {
  const name = isRecord(item) ? textOf(item['name']).trim() : '';
  return name === '' ? null : name;
}

const parseKeyword = (item: unknown): string | null => parseName(item)?.toLowerCase() ?? null;

/** The overview in a movie's answer; empty where there is none. */
export function overviewIn(body: unknown): string {
  return isRecord(body) ? textOf(body['overview']).trim() : '';
}

/**
 * The facts in a movie's answer with videos, release dates, providers and keywords appended; what is missing is unknown.
 * @param country whose services and certification count beside those of the United States
 */
export function parseMovieMetadata(body: unknown, country: string = DEFAULT_COUNTRY): MovieMetadata | null {
  if (!isRecord(body)) return null;
  const { keywords, belongs_to_collection: collection } = body;
  const releases = parseReleaseDates(body['release_dates']) ?? [];
  const publicRelease = publicReleaseOf(releases, textOf(body['status']));
  const runtime = numberOf(body['runtime']);
  const facts = movieMetadata(
    parseVideos(body['videos']) ?? [],
    releases,
    parseWatchProviders(body['watch/providers'], country)?.known ?? null,
    country,
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

/** The movie database's numbers of releases; one in few cinemas is 2. */
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

/** A movie's releases by country; null where there is no list. */
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
    publishedAt: textOf(item['published_at']),
  };
}

/** A movie's videos; null where there is no list. */
export function parseVideos(body: unknown): Video[] | null {
  return isRecord(body) ? listOf(body['results'], parseVideo) : null;
}

/** Ways to watch besides a subscription. */
const OTHER_WAYS = ['rent', 'buy', 'ads', 'free'] as const;

export /** A service; null without an id or a name. */
function parseProvider(item: unknown): Provider | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['provider_id']);
  const name = textOf(item['provider_name']).trim();
  if (id === null || name === '') return null;
  return { id, name, logoPath: imagePathOf(item['logo_path']), displayPriority: numberOf(item['display_priority']) };
}

/** The subscription services in a country; `known` is null where nothing is known of that country. */
export interface WatchProviders {
  readonly known: readonly Provider[] | null;
}

/**
 * A movie's subscription services. Where the country is listed with other ways to watch only, the movie is known to be on
 * no subscription service; where it is missing or names no way at all, nothing is known. Null where there is no answer.
 * @param of the country, an ISO 3166-1 code
 */
export function parseWatchProviders(body: unknown, of: string): WatchProviders | null {
  if (!isRecord(body) || !isRecord(body['results'])) return null;
  const country = body['results'][of];
  if (!isRecord(country)) return { known: null };
  const flatrate = listOf(country['flatrate'], parseProvider);
  if (flatrate !== null) return { known: flatrate };
  return { known: OTHER_WAYS.some((way) => Array.isArray(country[way])) ? [] : null };
}
