import { GENRE } from '../../config/genres';
import {
  DRAMA_SERVICE,
  FAMILY_SERVICE,
  GUESSED_SERVICES,
  PROVIDERS_SHOWN,
  SALE_SUFFIXES,
  SERVICE_NAMES,
} from '../../config/streaming';

/** A streaming service. */
export interface Provider {
  readonly id: number;
  readonly name: string;
  /** TMDB image path, or null. */
  readonly logoPath: string | null;
  /** Lower comes first. */
  readonly displayPriority: number;
}

/** Estimates the streaming services by release year (0: unknown) and genres, until the actual ones are known. */
export function guessStreaming(year: number, genreIds: readonly number[]): string[] {
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

/** The providers to show, with canonical names and without duplicates: by display priority, at most six. */
export function shownProviders(providers: readonly Provider[]): Provider[] {
  const shown = new Map<string, Provider>();
  for (const provider of [...providers].sort((a, b) => a.displayPriority - b.displayPriority)) {
    const name = serviceName(provider.name);
    if (!shown.has(name)) shown.set(name, { ...provider, name });
  }
  return [...shown.values()].slice(0, PROVIDERS_SHOWN);
}
