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
import { type Offers, type Provider, serviceName } from './movies/streaming';
import { isRecord } from './values/guards';

/** A streaming service of the member, with its canonical name. */
export interface OwnService {
  readonly name: string;
  /** TMDB ids of all its plans. */
  readonly ids: readonly number[];
}

/** Somebody's country, services and language. */
export interface WatchPreferences {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** Those they have in that country. */
  readonly services: readonly OwnService[];
  /** Language of titles and overviews. */
  readonly language: MovieLanguage;
}

/** The defaults (specification, section 7). */
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

/** Parses stored or fetched preferences, possibly of another version; invalid parts get the defaults. */
export function parseWatchPreferences(value: unknown): WatchPreferences {
  const { country, services, language } = isRecord(value) ? value : {};
  const isValidCountry = typeof country === 'string' && /^[A-Z]{2}$/.test(country);
  const parsed = isValidCountry && Array.isArray(services) ? services.map(parseService) : [];
  return {
    country: isValidCountry ? country : DEFAULT_COUNTRY,
    services: parsed.filter((service) => service !== null).slice(0, OWN_SERVICES),
    language: MOVIE_LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE,
  };
}

/** Own services as a query filter; null if there are none. */
export function ownServices({ country, services }: WatchPreferences): StreamedBy | null {
  return services.length === 0 ? null : { country, services: services.flatMap(({ ids }) => ids) };
}

/** Whether two are equal. */
export function sameWatchPreferences(one: WatchPreferences, other: WatchPreferences): boolean {
  const flat = ({ country, services, language }: WatchPreferences) =>
    JSON.stringify([country, language, services.map(({ name, ids }) => [name, ids])]);
  return flat(one) === flat(other);
}

/**
 * The first country in the browser's languages if it's available and not yet chosen; else null.
 * @param languages BCP 47 tags, most preferred first
 */
export function suggestedCountry(
  languages: readonly string[],
  offered: readonly string[],
  chosen: string,
): string | null {
  const named = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((code) => code !== undefined);
  return offered.find((code) => code === named && code !== chosen) ?? null;
}

/** A movie's streaming services to show. */
export interface LocalStreaming {
  /** Own services first. */
  readonly names: readonly string[];
  readonly estimated: boolean;
  /** The names that the reader has; empty for estimates. */
  readonly own: ReadonlySet<string>;
  readonly offers: Offers;
}

const NONE: ReadonlySet<string> = new Set();

/** Whether an estimate may say that a movie streams: not before its release, nor without a date. */
function mayStream({ releaseDate = '', year = 0 }: Partial<Movie>, today: string): boolean {
  return releaseDate === '' ? year > 0 && year < Number(today.slice(0, 4)) : releaseDate <= today;
}

/**
 * A movie's streaming services in the reader's country; none if the data is for another country.
 * @param today ISO date
 */
export function localStreaming(
  movie: Partial<Movie>,
  { country, services }: Pick<WatchPreferences, 'country' | 'services'>,
  today: string,
): LocalStreaming {
  const { streamingOn = [], streamingEstimated = false, streamingIn, streamingOffers: offers = {} } = movie;
  const isElsewhere = (streamingIn ?? DEFAULT_COUNTRY) !== country;
  if (isElsewhere || streamingEstimated) {
    const names = isElsewhere || !mayStream(movie, today) ? [] : streamingOn;
    return { names, estimated: true, own: NONE, offers: {} };
  }
  const own = new Set(services.map(({ name }) => name).filter((name) => streamingOn.includes(name)));
  return { names: [...own, ...streamingOn.filter((name) => !own.has(name))], estimated: false, own, offers };
}

/** A country's services to choose from: with canonical names and the ids of all plans, most popular first. */
export function offeredServices(providers: readonly Provider[]): readonly OwnService[] {
  const ids = new Map<string, number[]>();
  for (const { id, name } of [...providers].sort((a, b) => a.displayPriority - b.displayPriority)) {
    const one = serviceName(name);
    ids.set(one, [...(ids.get(one) ?? []), id]);
  }
  return [...ids].map(([name, all]) => ({ name, ids: all.slice(0, SERVICE_IDS) }));
}
