import type { CountryReleases } from './certification';

/** What the movie database says of a movie that nobody can see yet, or ever. */
const NOT_MADE: readonly string[] = ['Canceled', 'Rumored'];

/**
 * The first day on which anybody could see a movie, in any country, as an ISO date: a premiere is for guests. Null where
 * there is none, undefined where nothing is known.
 * @param status as the movie database words it
 */
export function publicReleaseOf(countries: readonly CountryReleases[], status: string): string | null | undefined {
  if (NOT_MADE.includes(status)) return null;
  const dated = countries.flatMap(({ releases }) => releases).filter(({ releaseDate }) => releaseDate !== '');
  if (dated.length === 0) return undefined;
  const days = dated.filter(({ kind }) => kind !== 'premiere').map(({ releaseDate }) => releaseDate);
  return days.sort()[0] ?? null;
}

/** Whether anybody could see a movie by the day of `now` (ISO date or timestamp); one of which that is not known counts as out. */
export function isPublic(publicRelease: string | null | undefined, now: string): boolean {
  return publicRelease === undefined || (publicRelease !== null && publicRelease <= now);
}
