import { ANIMATION, DRAMA, FAMILY, THRILLER } from '../config/recommendation';
import { DRAMA_SERVICE, FAMILY_SERVICE, GUESSED_SERVICES, PROVIDERS_SHOWN } from '../config/streaming';

/** A service that streams a film. */
export interface Provider {
  readonly id: number;
  readonly name: string;
  /** The movie database's image path, or null. */
  readonly logoPath: string | null;
  /** Lower comes first. */
  readonly displayPriority: number;
}

/**
 * Services that probably stream a film, by its release year (0: unknown) and genres: what stands only where the real
 * ones are unknown.
 */
export function guessStreaming(year: number, genreIds: readonly number[]): string[] {
  const services = GUESSED_SERVICES.find(({ from }) => year >= from)?.services ?? [];
  const hasAny = (ids: readonly number[]): boolean => ids.some((id) => genreIds.includes(id));
  return [
    ...services,
    ...(hasAny([ANIMATION, FAMILY]) ? [FAMILY_SERVICE] : []),
    ...(hasAny([DRAMA, THRILLER]) ? [DRAMA_SERVICE] : []),
  ];
}

/** The providers to show: by display priority, at most six, none twice. */
export function shownProviders(providers: readonly Provider[]): Provider[] {
  const byPriority = [...providers].sort((a, b) => a.displayPriority - b.displayPriority);
  return [...new Map(byPriority.map((provider) => [provider.name, provider])).values()].slice(0, PROVIDERS_SHOWN);
}
