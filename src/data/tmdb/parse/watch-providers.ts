import { isRecord } from '../../../domain/values/guards';
import type { Provider } from '../../../domain/movies/streaming';
import { idOf, imagePathOf, listOf, numberOf, textOf } from '../../../domain/values/fields';

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
