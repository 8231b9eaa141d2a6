import type { TmdbResult } from '../api/tmdb/client';
import type { TmdbError } from '../api/tmdb/errors';
import type { SearchFailure } from '../api/tmdb/recommendation-search';
import { createShortlist } from '../api/tmdb/shortlist';
import { MIN_BROWSING_CACHE_MOVIES } from '../config/cache';
import { RESULT_COUNT, SORTED_MIN_VOTES } from '../config/recommend';
import { SLOW_SEARCH_MS } from '../config/tmdb';
import {
  allowedMovies,
  type CachedMovie,
  knownMetadata,
  knownRatings,
  withProvenThemes,
} from '../domain/browsing-cache/cached-movie';
import { type CollectionChoice, type CollectionMovie, collectionMovies } from '../domain/lists/collection';
import type { FoundCandidate } from '../domain/recommend/candidate';
import { recommend, type Recommendation, type RecommendInput } from '../domain/recommend/recommend';
import type { LikedCandidate } from '../domain/taste/taste-ranking';
import { fail, ok, type Result } from '../domain/values/result';
import { delay } from '../lib/delay';
import type { WatchlistMovie } from '../db/watchlist-movies';
import type { BrowsingCache } from './browsing-cache';

/** Results chosen from the movies on this device. */
export interface OfflineSource<Movie> {
  readonly movies: readonly Movie[];
  /** When the oldest of them was listed, ms since the epoch. */
  readonly since: number;
}

export interface OfflineSearch extends Pick<RecommendInput, 'answers' | 'excluded' | 'now' | 'seed'> {
  /** Movies similar to a member's favorites, added to the candidates. */
  readonly liked?: readonly LikedCandidate[];
  /** Movies of the member's watchlist: those that fit come first. */
  readonly watchlist?: readonly WatchlistMovie[];
}

/** 'none-left': all matches were recommended before; 'too-few': the device has few movies, or no matches. */
export type OfflineSearchFailure = 'none-left' | 'too-few';

/** When the oldest of the chosen movies was listed, ms since the epoch. */
export function oldest(
  chosen: readonly { readonly id: number }[],
  all: readonly Pick<CachedMovie, 'id' | 'seenAt'>[],
): number {
  const ids = new Set(chosen.map(({ id }) => id));
  return Math.min(...all.filter(({ id }) => ids.has(id)).map(({ seenAt }) => seenAt));
}

/** The movies on this device, with their taste matches, plus other movies similar to favorites. */
function withLiked(
  all: readonly CachedMovie[],
  liked: readonly LikedCandidate[],
): readonly (CachedMovie & FoundCandidate)[] {
  const likedById = new Map(liked.map((movie) => [movie.id, movie]));
  const seen = all.map((movie) => {
    const tasteMatch = likedById.get(movie.id)?.tasteMatch;
    likedById.delete(movie.id);
    return { ...withProvenThemes(movie), certifications: knownRatings(movie), ...(tasteMatch && { tasteMatch }) };
  });
  return [
    ...seen,
    ...[...likedById.values()].map((movie) => ({ ...movie, themes: [], ratings: null, metadata: null })),
  ];
}

/**
 * Searches the movies on this device by the same rules as TMDB's.
 * @param all every movie on the device
 */
export async function searchOffline(
  all: readonly CachedMovie[],
  search: OfflineSearch,
): Promise<Result<OfflineSource<Recommendation>, OfflineSearchFailure>> {
  const watchlist = (search.watchlist ?? []).map(withProvenThemes);
  if (all.length < MIN_BROWSING_CACHE_MOVIES && watchlist.length === 0) return fail('too-few');
  const candidates = allowedMovies(withLiked(all, search.liked ?? []), search.answers);
  const known = [...candidates, ...watchlist];
  const byId = new Map(known.map((movie) => [movie.id, movie]));
  const shortlist = createShortlist({
    ...search,
    metadata(id) {
      const movie = byId.get(id);
      const facts = movie ? knownMetadata(movie) : null;
      return Promise.resolve(
        facts === null ? fail({ reason: 'offline' as const }) : ok({ ...facts, providers: null, trailerUrl: '' }),
      );
    },
  });
  await shortlist.fill(watchlist, RESULT_COUNT);
  await shortlist.fill(candidates, RESULT_COUNT);
  const movies = shortlist.movies();
  if (movies.length > 0) return ok({ movies, since: oldest(movies, known) });
  const unfiltered = recommend({ ...search, candidates });
  return fail(!unfiltered.ok && unfiltered.error === 'none-left' ? 'none-left' : 'too-few');
}

/** Outcomes of a search that aren't failures of TMDB. */
const OUTCOMES: ReadonlySet<SearchFailure['reason']> = new Set([
  'none-left',
  'api-limit-reached',
  'none-match',
  'cancelled',
]);

/**
 * Searches the device after TMDB failed. If it finds nothing either, the original failure is returned; that all movies
 * on the device were recommended before only counts while offline.
 */
export async function offlineFallback(
  read: BrowsingCache['read'],
  failure: SearchFailure,
  search: OfflineSearch,
): Promise<Result<OfflineSource<Recommendation>, SearchFailure>> {
  if (OUTCOMES.has(failure.reason)) return fail(failure);
  const all = await read();
  if (!all.ok) return fail(failure);
  const found = await searchOffline(all.value, search);
  if (found.ok) return found;
  const isExhausted = found.error === 'none-left' && failure.reason === 'offline';
  return fail(isExhausted ? { reason: 'device-none-left' } : failure);
}

/** The results of a search; `since` is null if they come from TMDB. */
export type FoundSearch = Omit<OfflineSource<Recommendation>, 'since'> & { readonly since: number | null };

export interface SearchEverywhere {
  /** Whether the device reports a network. */
  readonly online: boolean;
  readonly searchTmdb: () => Promise<Result<readonly Recommendation[], SearchFailure>>;
  /** Reads the movies on this device. */
  readonly read: BrowsingCache['read'];
  readonly search: OfflineSearch;
  /** Called with movies from the device if TMDB's search takes longer than SLOW_SEARCH_MS. */
  readonly onSlow?: (found: OfflineSource<Recommendation>) => void;
}

/**
 * Searches TMDB, or the device if that fails or is slow. Offline, the device comes first: TMDB could only return pages
 * that the browser happens to have cached.
 */
export async function searchOnlineOrOffline(options: SearchEverywhere): Promise<Result<FoundSearch, SearchFailure>> {
  const { online, searchTmdb, read, search, onSlow } = options;
  if (!online) {
    const onDevice = await offlineFallback(read, { reason: 'offline' }, search);
    if (onDevice.ok || onDevice.error.reason === 'device-none-left') return onDevice;
  }
  const answered = new AbortController();
  const slow = online && onSlow ? searchWhenSlow(onSlow, read, search, answered.signal) : null;
  const found = await searchTmdb();
  answered.abort();
  if (found.ok) return ok({ movies: found.value, since: null });
  if (!online) return found;
  return (await slow) ?? offlineFallback(read, found.error, search);
}

/** Searches the device after SLOW_SEARCH_MS; null if aborted before or nothing is found. */
async function searchWhenSlow(
  onSlow: NonNullable<SearchEverywhere['onSlow']>,
  read: BrowsingCache['read'],
  search: OfflineSearch,
  signal: AbortSignal,
): Promise<Result<FoundSearch, SearchFailure> | null> {
  // A function, as the compiler takes a property that was checked before the wait as unchanged.
  const isAnswered = (): boolean => signal.aborted;
  await delay(SLOW_SEARCH_MS, signal);
  if (isAnswered()) return null;
  const found = await offlineFallback(read, { reason: 'timeout' }, search);
  if (!found.ok) return null;
  if (!isAnswered()) onSlow(found.value);
  return found;
}

type DeviceChoice = Omit<CollectionChoice, 'candidates'>;

/**
 * Chooses movies of the collection from those on this device, by the same rules. A text search includes little-known
 * movies.
 * @param all every movie on the device
 * @returns 'too-few' if the device has few movies or no matches
 */
export function collectionOffline(
  all: readonly CachedMovie[],
  choice: DeviceChoice,
): Result<OfflineSource<CollectionMovie>, 'too-few'> {
  if (all.length < MIN_BROWSING_CACHE_MOVIES) return fail('too-few');
  const hasText = choice.request.text.trim() !== '';
  const candidates = hasText ? all : all.filter(({ voteCount }) => voteCount >= SORTED_MIN_VOTES);
  const movies = collectionMovies({ ...choice, candidates });
  if (movies.length === 0) return fail('too-few');
  return ok({ movies, since: oldest(movies, all) });
}

/** Movies of the collection; `since` is null if they come from TMDB. */
export type FoundCollection = Omit<OfflineSource<CollectionMovie>, 'since'> & { readonly since: number | null };

/**
 * Fetches from TMDB, or from the device if that fails; offline, the device comes first.
 * @param online whether the device reports a network
 */
export async function collectionOnlineOrOffline(
  online: boolean,
  searchTmdb: () => Promise<Result<readonly CollectionMovie[], TmdbError>>,
  read: BrowsingCache['read'],
  choice: DeviceChoice,
): TmdbResult<FoundCollection> {
  async function searchDevice() {
    const all = await read();
    return all.ok ? collectionOffline(all.value, choice) : fail('too-few' as const);
  }
  const onDevice = online ? null : await searchDevice();
  if (onDevice?.ok === true) return onDevice;
  const found = await searchTmdb();
  if (found.ok) return ok({ movies: found.value, since: null });
  if (onDevice !== null || found.error.reason === 'cancelled') return found;
  const fallback = await searchDevice();
  return fallback.ok ? fallback : found;
}
