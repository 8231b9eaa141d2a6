import type { CountryReleases } from './certification';

/** TMDB's statuses of movies that aren't released. */
const NOT_MADE: readonly string[] = ['Canceled', 'Rumored'];

/**
 * The first public release in any country, as an ISO date; premieres don't count. Null if there is none, undefined if
 * unknown.
 * @param status as in TMDB
 */
export function publicReleaseOf(countries: readonly CountryReleases[], status: string): string | null | undefined {
  if (NOT_MADE.includes(status)) return null;
  const dated = countries.flatMap(({ releases }) => releases).filter(({ releaseDate }) => releaseDate !== '');
  if (dated.length === 0) return undefined;
  const days = dated.filter(({ kind }) => kind !== 'premiere').map(({ releaseDate }) => releaseDate);
  return days.sort()[0] ?? null;
}

/** Whether a movie was released to the public by the day of `now` (ISO date or timestamp); true if unknown. */
export function isPublic(publicRelease: string | null | undefined, now: string): boolean {
  return publicRelease === undefined || (publicRelease !== null && publicRelease <= now);
}
