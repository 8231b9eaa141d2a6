import type { CountryReleases, Release } from '../../../domain/movies/certification';
import { isRecord } from '../../../domain/values/guards';
import { dateOf, listOf, textOf } from '../../../domain/values/fields';

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
