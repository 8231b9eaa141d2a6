import { BEST_RATED, EXPLORER_SEARCHES, PEOPLE_LISTED } from '../../config/account';
import { DAY_MS } from '../../config/time';
import { decadeOf, type ListedMovie } from '../lists/marked-list';
import type { Rating, Viewing } from '../marks/diary';
import { directorsOf, type MovieDetails } from '../movies/movie-details';

/** A member's statistics (specification, section 3, 'Statistics result'). */
export interface Statistics {
  readonly searchCount: number;
  readonly favoritesCount: number;
  /** Movies recommended to the member. */
  readonly historyCount: number;
  /** Capitalized; null if there is none. */
  readonly mostSearchedGenre: string | null;
}

/** Number of searches per genre, most first, then latest first. */
export type GenreCounts = readonly (readonly [genre: string, searches: number])[];

/**
 * The most frequent genre other than 'all', capitalized; of several the first in `counted`. Only the first letter
 * changes, as the specification says (section 3): 'scifi' becomes 'Scifi', not 'Sci-Fi' as on cards.
 * @param counted the server's counts
 * @param unsent genres of searches that the server doesn't know yet
 */
export function mostSearchedGenre(counted: GenreCounts, unsent: readonly (string | null)[]): string | null {
  const counts = new Map(counted);
  for (const genre of unsent) {
    if (genre === null || genre === '' || genre === 'all') continue;
    counts.set(genre, (counts.get(genre) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? most[0].charAt(0).toUpperCase() + most[0].slice(1) : null;
}

/** Recommended movies per search; null without searches. */
export function averageViews({ historyCount, searchCount }: Statistics): number | null {
  return searchCount === 0 ? null : historyCount / searchCount;
}

/** Favorites per recommended movie; null if none were recommended. */
export function favoriteRate({ favoritesCount, historyCount }: Statistics): number | null {
  return historyCount === 0 ? null : favoritesCount / historyCount;
}

/** Searches that count towards the Movie Explorer badge, up to what it requires. */
export function explorerProgress({ searchCount }: Statistics): number {
  return Math.min(searchCount, EXPLORER_SEARCHES);
}

/** Number of movies for a decade or genre, or of viewings for a year; null is unknown. */
export type Share<Thing> = readonly [thing: Thing | null, movies: number];

/** Movies by decade and genre. A movie counts once per genre. */
export interface Distribution {
  /** By the first year of the decade, latest first; unknown years last. */
  readonly decades: readonly Share<number>[];
  /** Most frequent first, then by name; movies without a known genre last. */
  readonly genres: readonly Share<string>[];
}

function countEach<Thing>(things: Iterable<Thing>): [Thing, number][] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** Sorts shares, unknown ones last. */
function unknownLast<Thing>(
  shares: [Thing | null, number][],
  order: (one: [Thing, number], other: [Thing, number]) => number,
): readonly Share<Thing>[] {
  const known = shares.flatMap(([thing, movies]): [Thing, number][] => (thing === null ? [] : [[thing, movies]]));
  return [...known.sort(order), ...shares.filter(([thing]) => thing === null)];
}

/** Counts movies by decade and genre, as far as the device knows them. */
export function distributionOf(movies: readonly ListedMovie[]): Distribution {
  const decades = countEach(movies.map(({ card }) => decadeOf(card?.year ?? 0)));
  const genres = countEach(
    movies.flatMap(({ card }): readonly (string | null)[] =>
      card?.genres.length ? [...new Set(card.genres)] : [null],
    ),
  );
  return {
    decades: unknownLast(decades, ([one], [other]) => other - one),
    genres: unknownLast(genres, ([one, movies], [other, others]) => others - movies || (one < other ? -1 : 1)),
  };
}

/** The year of a date (YYYY-MM-DD). */
const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * Counts viewings by year, latest first; those without a day last, with the movies that have no viewing.
 * @param watched the ids of watched movies
 */
export function viewingYears(
  viewings: readonly Pick<Viewing, 'movieId' | 'watchedOn'>[],
  watched: readonly number[],
): readonly Share<number>[] {
  const recorded = new Set(viewings.map(({ movieId }) => movieId));
  const years = [
    ...viewings.map(({ watchedOn }) => (watchedOn === null ? null : yearOf(watchedOn))),
    ...watched.flatMap((id) => (recorded.has(id) ? [] : [null])),
  ];
  return unknownLast(countEach(years), ([one], [other]) => other - one);
}

/** What the stored details of watched movies add up to. */
export interface WatchedDetails {
  /** Sum of the known runtimes. */
  readonly minutes: number;
  /** Number of movies with a known runtime. */
  readonly timed: number;
  /** People of more than one of the movies, most frequent first, PEOPLE_LISTED at most. */
  readonly directors: readonly Share<string>[];
  readonly actors: readonly Share<string>[];
}

function mostFrequent(names: readonly string[]): readonly Share<string>[] {
  return countEach(names)
    .filter(([, movies]) => movies > 1)
    .sort(([one, movies], [other, others]) => others - movies || (one < other ? -1 : 1))
    .slice(0, PEOPLE_LISTED);
}

/** Adds up the details that the device has. */
export function watchedDetails(movies: readonly Pick<MovieDetails, 'runtime' | 'credits'>[]): WatchedDetails {
  const timed = movies.filter(({ runtime }) => runtime > 0);
  return {
    minutes: timed.reduce((sum, { runtime }) => sum + runtime, 0),
    timed: timed.length,
    directors: mostFrequent(movies.flatMap(({ credits }) => directorsOf(credits.crew))),
    actors: mostFrequent(movies.flatMap(({ credits }) => [...new Set(credits.cast.map(({ name }) => name))])),
  };
}

/** A viewing whose date is known. */
export type DatedViewing = Viewing & { readonly watchedOn: string };

/** The dated viewings of one calendar year. */
export interface YearStatistics {
  readonly year: number;
  /** Oldest first, and never empty. */
  readonly viewings: readonly DatedViewing[];
  readonly movieIds: readonly number[];
  /** Number of viewings by date (YYYY-MM-DD). */
  readonly days: ReadonlyMap<string, number>;
  /** The most days in a row with a viewing. */
  readonly streak: number;
}

const isDated = (viewing: Viewing): viewing is DatedViewing => viewing.watchedOn !== null;

/** The most of some days, in order, that follow each other. @param days dates (YYYY-MM-DD) */
function longestStreak(days: readonly string[]): number {
  let [longest, length, before] = [0, 0, Number.NaN];
  for (const day of days) {
    const at = Date.parse(day);
    length = at - before === DAY_MS ? length + 1 : 1;
    longest = Math.max(longest, length);
    before = at;
  }
  return longest;
}

/** What a year's viewings add up to; null if it has none. @param viewings newest first */
export function yearStatistics(viewings: readonly Viewing[], year: number): YearStatistics | null {
  const ofYear = viewings
    .filter(isDated)
    .filter(({ watchedOn }) => yearOf(watchedOn) === year)
    .toReversed();
  if (ofYear.length === 0) return null;
  const days = new Map(countEach(ofYear.map(({ watchedOn }) => watchedOn)));
  return {
    year,
    viewings: ofYear,
    movieIds: [...new Set(ofYear.map(({ movieId }) => movieId))],
    days,
    streak: longestStreak([...days.keys()]),
  };
}

/** Those of some movies that the member rated best, BEST_RATED at most; the order of equals is kept. */
export function bestRated(
  movieIds: readonly number[],
  ratings: ReadonlyMap<number, Rating>,
): readonly (readonly [movieId: number, rating: Rating])[] {
  return movieIds
    .flatMap((id) => {
      const rating = ratings.get(id);
      return rating === undefined ? [] : [[id, rating] as const];
    })
    .sort(([, one], [, other]) => other - one)
    .slice(0, BEST_RATED);
}
