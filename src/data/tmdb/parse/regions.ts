import { isRecord } from '../../../domain/values/guards';
import { listOf, textOf } from '../../../domain/values/fields';

function parseRegion(item: unknown): string | null {
  const code = isRecord(item) ? textOf(item['iso_3166_1']) : '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The countries of which the movie database knows services, as ISO 3166-1 codes; null where there is no list. */
export function parseRegions(body: unknown): readonly string[] | null {
  return isRecord(body) ? listOf(body['results'], parseRegion) : null;
}
