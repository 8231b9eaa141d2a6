import {
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  MOVIE_LANGUAGES,
  OWN_SERVICES,
  SERVICE_IDS,
  SERVICE_NAME_LENGTH,
  type MovieLanguage,
} from '../../config/streaming';
import type { StreamedBy } from '../film/film-query';
import { isRecord } from '../values/record';

/** A service that somebody has, under the one name that it is shown by. */
export interface OwnService {
  readonly name: string;
  /** The movie database's ids of all that is sold under the name. */
  readonly ids: readonly number[];
}

/** Where and how somebody watches. */
export interface WatchPreferences {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** Those that they have in that country. */
  readonly services: readonly OwnService[];
  /** Of movies' titles and overviews. */
  readonly language: MovieLanguage;
}

/** What is meant until somebody chooses (specification, section 7). */
export const DEFAULT_WATCH_PREFERENCES: WatchPreferences = { country: DEFAULT_COUNTRY, services: [], language: DEFAULT_LANGUAGE };

function parseService(value: unknown): OwnService | null {
  if (!isRecord(value) || !Array.isArray(value['ids'])) return null;
  const { name } = value;
  const ids = value['ids'].filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
  if (typeof name !== 'string' || name === '' || name.length > SERVICE_NAME_LENGTH) return null;
  return ids.length === 0 ? null : { name, ids: ids.slice(0, SERVICE_IDS) };
}

/** What a device or the server kept, by this version of the application or another; of what cannot be read, the default. */
export function parseWatchPreferences(value: unknown): WatchPreferences {
  const { country, services, language } = isRecord(value) ? value : {};
  const known = typeof country === 'string' && /^[A-Z]{2}$/.test(country);
  const read = known && Array.isArray(services) ? services.map(parseService) : [];
  return {
    country: known ? country : DEFAULT_COUNTRY,
    services: read.filter((service) => service !== null).slice(0, OWN_SERVICES),
    language: MOVIE_LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE,
  };
}

/** One's own services as a question to the movie database; null where one has named none. */
export function ownServices({ country, services }: WatchPreferences): StreamedBy | null {
  return services.length === 0 ? null : { country, services: services.flatMap(({ ids }) => ids) };
}

/** Whether two say the same. */
export function sameWatchPreferences(one: WatchPreferences, other: WatchPreferences): boolean {
  const flat = ({ country, services, language }: WatchPreferences) =>
    JSON.stringify([country, language, services.map(({ name, ids }) => [name, ids])]);
  return flat(one) === flat(other);
}
