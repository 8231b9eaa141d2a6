import { DEFAULT_LANGUAGE, type MovieLanguage } from '../config/streaming';
import { DETAILS_REFRESH_MS, PINNED_DETAILS } from '../config/cache';
import { idsFetchedAfter, idsInOtherLanguage, storeDetails, pruneDetails } from '../db/details-cache';
import type { MemberDatabase } from '../db/member-database';
import { newestMarked } from '../db/marks';
import { readWatchPreferences } from '../db/account-cache';
import { storageError } from '../db/storage';
import { readSyncState } from '../db/sync-state';
import { withWebLock } from '../lib/locks';
import type { MetadataStore } from './metadata-store';
import type { TmdbClient } from '../api/tmdb/client';
import { fetchMovieDetails } from '../api/tmdb/movie';

/** Prefetches the details of a member's movies for offline use. */
export interface DetailsPrefetcher {
  /** Fetches missing details in the background; during a run, queues another one. */
  readonly prefetch: () => void;
  readonly stop: () => void;
}

/**
 * @param metadata updated from the details, and knows which movies TMDB doesn't have
 * @param now milliseconds since the epoch
 */
export function createDetailsPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  metadata: Pick<MetadataStore, 'update' | 'missing' | 'markMissing'>,
  now: () => number = Date.now,
): DetailsPrefetcher {
  const stopping = new AbortController();
  const failedIds = new Set<number>();
  let otherLanguage: { readonly language: MovieLanguage; readonly ids: Set<number> } | null = null;
  let running = false;
  let requested = false;

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

  /** Fetches one movie after another, up to the first failure: the next sync retries. */
  async function fetchMissing(): Promise<void> {
    await pruneDetails(database, now());
    for (const id of await missing()) {
      if ((await readSyncState(database)).signedOut) return;
      const response = await fetchMovieDetails(tmdb, id, stopping.signal);
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

  async function run(): Promise<void> {
    running = true;
    try {
      while (requested && !stopping.signal.aborted) {
        requested = false;
        // Avoids duplicate requests by two tabs of one member.
        await withWebLock(`matinee-details-${database.userId}`, fetchMissing);
      }
    } catch (error) {
      // Storage failed, or the database was closed.
      storageError(error);
    } finally {
      running = false;
    }
  }

  return {
    prefetch() {
      requested = true;
      if (!running) void run();
    },
    stop: () => stopping.abort(),
  };
}
