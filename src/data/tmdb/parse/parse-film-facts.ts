import { DEFAULT_COUNTRY } from '../../../config/streaming';
import { isIndependent, movieMetadata, type MovieMetadata } from '../../../domain/movies/metadata';
import { publicReleaseOf } from '../../../domain/movies/public-release';
import { isRecord } from '../../../domain/values/guards';
import { dateOf, idOf, listOf, numberOf, textOf } from '../../../domain/values/fields';
import { parseReleaseDates } from './release-dates';
import { parseVideos } from './videos';
import { parseWatchProviders } from './watch-providers';

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
