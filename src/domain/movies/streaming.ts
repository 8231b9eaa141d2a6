import { GENRE } from '../../config/genres';
import {
  DRAMA_SERVICE,
  FAMILY_SERVICE,
  GUESSED_SERVICES,
  PROVIDERS_SHOWN,
  SALE_SUFFIXES,
  SERVICE_NAMES,
} from '../../config/streaming';
import { isRecord } from '../values/guards';

/** A streaming service. */
export interface Provider {
  readonly id: number;
  readonly name: string;
  /** TMDB image path, or null. */
  readonly logoPath: string | null;
  /** Lower comes first. */
  readonly displayPriority: number;
  /** How to watch without paying for it; missing for subscriptions. */
  readonly offer?: Offer;
}

/** TMDB's kinds of offers that cost nothing: free, or paid for by advertising. */
export const OFFERS = ['free', 'ads'] as const;
export type Offer = (typeof OFFERS)[number];

/** Offers by the name of the service. */
export type Offers = Readonly<Record<string, Offer>>;

/** Parses stored offers; invalid ones are dropped. */
export function parseOffers(value: unknown): Offers {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([name, offer]) => OFFERS.filter((one) => one === offer).map((one) => [name, one])),
  );
}

/** Estimates the streaming services by release year (0: unknown, and so are they) and genres, until the actual ones are known. */
export function guessStreaming(year: number, genreIds: readonly number[]): string[] {
  if (year === 0) return [];
  const services = GUESSED_SERVICES.find(({ from }) => year >= from)?.services ?? [];
  const hasAny = (ids: readonly number[]): boolean => ids.some((id) => genreIds.includes(id));
  return [
    ...services,
    ...(hasAny([GENRE.animation, GENRE.family]) ? [FAMILY_SERVICE] : []),
    ...(hasAny([GENRE.drama, GENRE.thriller]) ? [DRAMA_SERVICE] : []),
  ];
}

/** The canonical name of a service: 'Prime Video' for 'Amazon Prime Video with Ads'. */
export function serviceName(sold: string): string {
  const name = sold.replace(SALE_SUFFIXES, '').replace(/ Plus$/, '+');
  return SERVICE_NAMES[name] ?? name;
}

/**
 * The providers to show, with canonical names and without duplicates: by display priority, at most six subscriptions,
 * then those that cost nothing.
 */
export function shownProviders(providers: readonly Provider[]): Provider[] {
  const shown = new Map<string, Provider>();
  const rank = ({ offer, displayPriority }: Provider) => (offer ? 1e6 : 0) + displayPriority;
  for (const provider of [...providers].sort((a, b) => rank(a) - rank(b))) {
    const name = serviceName(provider.name);
    if (!shown.has(name)) shown.set(name, { ...provider, name });
  }
  const all = [...shown.values()];
  return [...all.filter(({ offer }) => !offer).slice(0, PROVIDERS_SHOWN), ...all.filter(({ offer }) => offer)];
}

/** The offers among providers to show; undefined if all are subscriptions. */
export function offersOf(providers: readonly Provider[]): Offers | undefined {
  const free = providers.flatMap(({ name, offer }) => (offer ? [[name, offer] as const] : []));
  return free.length === 0 ? undefined : Object.fromEntries(free);
}
