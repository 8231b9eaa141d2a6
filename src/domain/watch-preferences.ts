import {
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  MOVIE_LANGUAGES,
  type MovieLanguage,
  OWN_SERVICES,
  SERVICE_IDS,
  SERVICE_NAME_LENGTH,
} from '../config/streaming';
import type { Movie } from './movies/movie';
import type { StreamedBy } from './movies/movie-query';
import { type Provider, serviceName } from './movies/streaming';
import { isRecord } from './values/guards';

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
export const DEFAULT_WATCH_PREFERENCES: WatchPreferences = {
  country: DEFAULT_COUNTRY,
  services: [],
  language: DEFAULT_LANGUAGE,
};

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

/**
 * The country that the browser's languages name first among those that can be chosen; null where it is chosen, or none is
 * named.
 * @param languages BCP 47 tags, the most wanted first
 */
export function suggestedCountry(
  languages: readonly string[],
  offered: readonly string[],
  chosen: string,
): string | null {
  const named = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((code) => code !== undefined);
  return offered.find((code) => code === named && code !== chosen) ?? null;
}

/** What is said of where a movie streams. */
export interface LocalStreaming {
  /** Own ones first. */
  readonly names: readonly string[];
  readonly estimated: boolean;
  /** Those of the names that the reader has; of a guess nothing is said. */
  readonly own: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Where a movie streams in the reader's country, as far as it is known there: what is known of another country says nothing. */
export function localStreaming(
  { streamingOn = [], streamingEstimated = false, streamingIn }: Partial<Movie>,
  { country, services }: Pick<WatchPreferences, 'country' | 'services'>,
): LocalStreaming {
  if ((streamingIn ?? DEFAULT_COUNTRY) !== country) return { names: [], estimated: true, own: NONE };
  if (streamingEstimated) return { names: streamingOn, estimated: true, own: NONE };
  const own = new Set(services.map(({ name }) => name).filter((name) => streamingOn.includes(name)));
  return { names: [...own, ...streamingOn.filter((name) => !own.has(name))], estimated: false, own };
}

/** The services of a country as they can be chosen: each under its one name, with the ids of all its plans, the best known first. */
export function offeredServices(providers: readonly Provider[]): readonly OwnService[] {
  const ids = new Map<string, number[]>();
  for (const { id, name } of [...providers].sort((a, b) => a.displayPriority - b.displayPriority)) {
    const one = serviceName(name);
    ids.set(one, [...(ids.get(one) ?? []), id]);
  }
  return [...ids].map(([name, all]) => ({ name, ids: all.slice(0, SERVICE_IDS) }));
}
