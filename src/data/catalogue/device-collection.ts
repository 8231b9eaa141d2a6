import { MIN_BROWSING_CACHE_MOVIES } from '../../config/cache';
import { SORTED_MIN_VOTES } from '../../config/recommend';
import { collectionMovies, type CollectionChoice, type CollectionMovie } from '../../domain/lists/collection';
import type { CachedMovie } from '../../domain/browsing-cache/cached-movie';
import { fail, ok, type Result } from '../../domain/values/result';
import type { TmdbResult } from '../../api/tmdb/client';
import type { TmdbError } from '../../api/tmdb/errors';
import type { BrowsingCache } from './catalogue';
import { oldest, type OfflineSource } from './device-search';

type DeviceChoice = Omit<CollectionChoice, 'candidates'>;

/**
 * Chooses movies of the collection from those on this device, as from the movie database's: by a text also little known
 * ones, which may have been looked up before.
 * @param all every movie on the device
 * @returns 'too-few' where the device has few movies, or none to show: that says nothing of those it has not
 */
export function collectionOffline(
  all: readonly CachedMovie[],
  choice: DeviceChoice,
): Result<OfflineSource<CollectionMovie>, 'too-few'> {
  if (all.length < MIN_BROWSING_CACHE_MOVIES) return fail('too-few');
  const named = choice.request.text.trim() !== '';
  const candidates = named ? all : all.filter(({ voteCount }) => voteCount >= SORTED_MIN_VOTES);
  const movies = collectionMovies({ ...choice, candidates });
  if (movies.length === 0) return fail('too-few');
  return ok({ movies, since: oldest(movies, all) });
}

/** Movies of the collection; `since` as in DeviceMovies, null where they come from the movie database. */
export type FoundCollection = Omit<OfflineSource<CollectionMovie>, 'since'> & { readonly since: number | null };

/**
 * Asks the movie database, and the device where that fails; without a network the device comes first.
 * @param online what the device says of its network
 */
export async function collectionOnlineOrOffline(
  online: boolean,
  askMovieDatabase: () => Promise<Result<readonly CollectionMovie[], TmdbError>>,
  read: BrowsingCache['read'],
  choice: DeviceChoice,
): TmdbResult<FoundCollection> {
  async function askDevice() {
    const all = await read();
    return all.ok ? collectionOffline(all.value, choice) : fail('too-few' as const);
  }
  const onDevice = online ? null : await askDevice();
  if (onDevice?.ok === true) return onDevice;
  const found = await askMovieDatabase();
  if (found.ok) return ok({ movies: found.value, since: null });
  if (onDevice !== null || found.error.reason === 'cancelled') return found;
  const instead = await askDevice();
  return instead.ok ? instead : found;
}
