import { HISTORY_LIMIT } from '../config/account';

/** A recommended movie, and when it was recommended. */
export interface HistoryEntry {
  /** TMDB id. */
  readonly movieId: number;
  /** Milliseconds since the epoch. */
  readonly shownAt: number;
}

/**
 * The history to show: the server's rows with their times, and further marks of this device; without duplicates, newest
 * first. Server times take precedence.
 */
export function listedHistory(rows: readonly HistoryEntry[], local: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const times = new Map([...local, ...rows].map(({ movieId, shownAt }) => [movieId, shownAt]));
  return [...times]
    .map(([movieId, shownAt]) => ({ movieId, shownAt }))
    .sort((a, b) => b.shownAt - a.shownAt || a.movieId - b.movieId)
    .slice(0, HISTORY_LIMIT);
}

/** Movies of one search, newest first; null for movies whose search isn't known. */
export interface HistoryRound<Movie extends HistoryEntry & { readonly search: unknown }> {
  readonly search: Movie['search'];
  readonly movies: readonly [Movie, ...Movie[]];
}

/** Groups a history, newest first, by evening and search. @param eveningOf names the evening of a time in ms */
export function byEvening<Movie extends HistoryEntry & { readonly search: unknown }>(
  movies: readonly Movie[],
  eveningOf: (ms: number) => string,
): readonly { readonly day: string; readonly rounds: readonly HistoryRound<Movie>[] }[] {
  const evenings = new Map<string, Map<Movie['search'], [Movie, ...Movie[]]>>();
  for (const movie of movies) {
    const day = eveningOf(movie.shownAt);
    const rounds = evenings.get(day) ?? new Map<Movie['search'], [Movie, ...Movie[]]>();
    evenings.set(day, rounds);
    const round = rounds.get(movie.search);
    if (round) round.push(movie);
    else rounds.set(movie.search, [movie]);
  }
  return [...evenings].map(([day, rounds]) => ({
    day,
    rounds: [...rounds].map(([search, found]) => ({ search, movies: found })),
  }));
}
