import type { CountryReleases, Release } from '../../../domain/release/certification';
import { isRecord } from '../../../domain/values/record';
import { listOf, textOf } from './field';

/** The movie database's number for a release in cinemas at large; a premiere is 1, a limited one 2. */
const THEATRICAL = 3;

function parseRelease(item: unknown): Release | null {
  if (!isRecord(item)) return null;
  return {
    kind: item['type'] === THEATRICAL ? 'theatrical' : 'other',
    certification: textOf(item['certification']).trim(),
  };
}

function parseCountry(item: unknown): CountryReleases | null {
  if (!isRecord(item)) return null;
  const releases = listOf(item['release_dates'], parseRelease);
  return releases === null ? null : { country: textOf(item['iso_3166_1']), releases };
}

/** A film's releases by country; null where there is no list. */
export function parseReleaseDates(body: unknown): CountryReleases[] | null {
  return isRecord(body) ? listOf(body['results'], parseCountry) : null;
}
