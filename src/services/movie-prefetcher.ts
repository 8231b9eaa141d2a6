import type { TmdbClient } from '../api/tmdb/client';
import { fetchMovieDetails, fetchSimilarMovies } from '../api/tmdb/movie';
import { DETAILS_REFRESH_MS, PINNED_DETAILS } from '../config/cache';
import { SIMILAR_MOVIES_REFRESH_MS } from '../config/recommend';
import { DEFAULT_LANGUAGE, type MovieLanguage } from '../config/streaming';
import { readWatchPreferences } from '../db/account-cache';
import { idsFetchedAfter, idsInOtherLanguage, pruneDetails, storeDetails } from '../db/details-cache';
import { newestMarked } from '../db/marks';
import type { MemberDatabase } from '../db/member-database';
import { pinPosters } from '../db/pinned-posters';
import {
  idsWithoutSimilarMovies,
  pruneSimilarMovies,
  storeSimilarMovies,
  readTasteWeights,
} from '../db/similar-movies-cache';
import { readSyncState } from '../db/sync-state';
import { withWebLock } from '../lib/locks';
import type { MetadataStore } from './metadata-store';
import type { Services } from './services';

/** Prefetches what a member's movies need offline. Each run fetches what is missing, up to the first failure. */
export interface MoviePrefetcher {
  readonly posters: () => Promise<void>;
  readonly details: () => Promise<void>;
  /** Movies similar to the newest that a member likes, the base for suggestions. */
  readonly similarMovies: () => Promise<void>;
}

/** @param signal stops requests */
export function createMoviePrefetcher(
  database: MemberDatabase,
  { tmdb, metadata, imageUrl }: Services,
  signal: AbortSignal,
): MoviePrefetcher {
  return {
    posters: () => pinPosters(database, imageUrl),
    details: createDetailsPrefetcher(database, tmdb, metadata, signal),
    similarMovies: createSimilarMoviesPrefetcher(database, tmdb, signal),
  };
}

/**
 * @param metadata updated from the details, and knows which movies TMDB doesn't have
 * @param now milliseconds since the epoch
 */
export function createDetailsPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  metadata: Pick<MetadataStore, 'update' | 'missing' | 'markMissing'>,
  signal: AbortSignal,
  now: () => number = Date.now,
): () => Promise<void> {
  const failedIds = new Set<number>();
  let otherLanguage: { readonly language: MovieLanguage; readonly ids: Set<number> } | null = null;

  /** Ids whose details aren't in the chosen language; read once per language. */
  async function readIdsInOtherLanguage(): Promise<Set<number>> {
    const { language } = tmdb.preferences();
    if (otherLanguage?.language === language) return otherLanguage.ids;
    const chosen =
      language !== DEFAULT_LANGUAGE || otherLanguage !== null || (await readWatchPreferences(database)) !== null;
    otherLanguage = { language, ids: new Set(chosen ? await idsInOtherLanguage(database, language) : []) };
    return otherLanguage.ids;
  }

  async function missing(): Promise<readonly number[]> {
    const marked = await newestMarked(database, PINNED_DETAILS);
    const recent = await idsFetchedAfter(database, now() - DETAILS_REFRESH_MS);
    const other = await readIdsInOtherLanguage();
    const outdated = marked
      .map(({ movieId }) => movieId)
      .filter((id) => (!recent.has(id) || other.has(id)) && !failedIds.has(id));
    const missingIds = await metadata.missing(outdated);
    return outdated.filter((id) => !missingIds.has(id));
  }

  async function fetchMissing(): Promise<void> {
    await pruneDetails(database, now());
    for (const id of await missing()) {
      if ((await readSyncState(database)).signedOut) return;
      const response = await fetchMovieDetails(tmdb, id, signal);
      if (response.ok) {
        const { value, fetchedAt } = response.value;
        metadata.update(id, value.metadata, fetchedAt);
        if (!(await storeDetails(database, value, fetchedAt, now()))) return;
        otherLanguage?.ids.delete(id);
      } else if (response.error.reason === 'not-found') await metadata.markMissing(id);
      // Only this movie is affected: skip it until the page is reloaded.
      else if (response.error.reason === 'malformed') failedIds.add(id);
      else return;
    }
  }

  // Avoids duplicate requests by two tabs of one member.
  return () => withWebLock(`matinee-details-${database.userId}`, fetchMissing);
}

/** @param now milliseconds since the epoch */
export function createSimilarMoviesPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  signal: AbortSignal,
  now: () => number = Date.now,
): () => Promise<void> {
  const failedIds = new Set<number>();

  async function fetchMissing(): Promise<void> {
    const liked = [...(await readTasteWeights(database)).keys()];
    await pruneSimilarMovies(database, liked, now());
    const outdated = await idsWithoutSimilarMovies(database, liked, now() - SIMILAR_MOVIES_REFRESH_MS);
    for (const id of outdated.filter((each) => !failedIds.has(each))) {
      if ((await readSyncState(database)).signedOut) return;
      const response = await fetchSimilarMovies(tmdb, id, signal, 'prefetch');
      if (response.ok) {
        const { value: movies, fetchedAt } = response.value;
        if (!(await storeSimilarMovies(database, { id, fetchedAt, movies }))) return;
      }
      // An unknown movie is retried as late as any other.
      else if (response.error.reason === 'not-found')
        await storeSimilarMovies(database, { id, fetchedAt: now(), movies: [] });
      // Only this movie is affected: skip it until the page is reloaded.
      else if (response.error.reason === 'malformed') failedIds.add(id);
      else return;
    }
  }

  // Avoids duplicate requests by two tabs of one member.
  return () => withWebLock(`matinee-similar-movies-${database.userId}`, fetchMissing);
}
