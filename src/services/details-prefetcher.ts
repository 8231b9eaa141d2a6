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

/** Keeps the details of a member's movies on the device, so that they open without a network. */
export interface DetailsPrefetcher {
  /** Looks what is missing and fetches it in the background; asked meanwhile, it looks once more afterwards. */
  readonly prefetch: () => void;
  readonly stop: () => void;
}

/**
 * @param movieFacts told what the details say, for the movies' cards, and which movies there are none of
 * @param now milliseconds since 1970
 */
export function createDetailsPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  movieFacts: Pick<MetadataStore, 'note' | 'missing' | 'noteMissing'>,
  now: () => number = Date.now,
): DetailsPrefetcher {
  const stopping = new AbortController();
  const failedIds = new Set<number>();
  let otherLanguage: { readonly language: MovieLanguage; readonly ids: Set<number> } | null = null;
  let running = false;
  let wanted = false;

  /** Those that are not in the reader's language: looked for once for each that is chosen, and where one ever was. */
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
    const fresh = await idsFetchedAfter(database, now() - DETAILS_REFRESH_MS);
    const other = await readIdsInOtherLanguage();
    const wanting = marked
      .map(({ movieId }) => movieId)
      .filter((id) => (!fresh.has(id) || other.has(id)) && !failedIds.has(id));
    const gone = await movieFacts.missing(wanting);
    return wanting.filter((id) => !gone.has(id));
  }

  /** One movie after another, up to the first failure: the next sync asks again. */
  async function fetchMissing(): Promise<void> {
    await pruneDetails(database, now());
    for (const id of await missing()) {
      if ((await readSyncState(database)).signedOut) return;
      const answer = await fetchMovieDetails(tmdb, id, stopping.signal);
      if (answer.ok) {
        const { value, fetchedAt } = answer.value;
        movieFacts.note(id, value.facts, fetchedAt);
        if (!(await storeDetails(database, value, fetchedAt, now()))) return;
        otherLanguage?.ids.delete(id);
      } else if (answer.error.reason === 'not-found') await movieFacts.noteMissing(id);
      // says nothing of the next movie: passed over until the page is opened anew
      else if (answer.error.reason === 'malformed') failedIds.add(id);
      else return;
    }
  }

  async function run(): Promise<void> {
    running = true;
    try {
      while (wanted && !stopping.signal.aborted) {
        wanted = false;
        // Two tabs of one member fetch each movie once.
        await withWebLock(`matinee-details-${database.userId}`, fetchMissing);
      }
    } catch (error) {
      // The device refuses, or the member's database was closed meanwhile.
      storageError(error);
    } finally {
      running = false;
    }
  }

  return {
    prefetch() {
      wanted = true;
      if (!running) void run();
    },
    stop: () => stopping.abort(),
  };
}
