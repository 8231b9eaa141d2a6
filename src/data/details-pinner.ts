import { DETAILS_RENEW_MS, PINNED_DETAILS } from '../config/kept-details';
import { idsFetchedAfter, keepDetails, pruneDetails } from './local/kept-details';
import type { MemberDatabase } from './local/member-database';
import { newestMarked } from './local/newest-marked';
import { storageError } from './local/storage-error';
import { readSyncState } from './local/sync-state';
import { withWebLock } from './local/web-lock';
import type { MovieDatabase } from './tmdb/client';
import type { MovieDatabaseError } from './tmdb/error';
import { fetchFilmDetails } from './tmdb/film-details';

/** Keeps the details of a member's films on the device, so that they open without a network. */
export interface DetailsPinner {
  /** Looks what is missing and fetches it in the background; asked meanwhile, it looks once more afterwards. */
  readonly pin: () => void;
  readonly stop: () => void;
}

/** Failures of one film, which say nothing of the next: it is passed over until the page is opened anew. */
const OF_THE_FILM: readonly MovieDatabaseError['reason'][] = ['not-found', 'malformed'];

/**
 * @param now milliseconds since 1970
 */
export function createDetailsPinner(
  database: MemberDatabase,
  movieDatabase: MovieDatabase,
  now: () => number = Date.now,
): DetailsPinner {
  const stopping = new AbortController();
  const passedOver = new Set<number>();
  let running = false;
  let wanted = false;

  async function missing(): Promise<readonly number[]> {
    const marked = new Set((await newestMarked(database)).map(({ movieId }) => movieId));
    const fresh = await idsFetchedAfter(database, now() - DETAILS_RENEW_MS);
    return [...marked].slice(0, PINNED_DETAILS).filter((id) => !fresh.has(id) && !passedOver.has(id));
  }

  /** One film after another, up to the first failure: the next sync asks again. */
  async function fetchMissing(): Promise<void> {
    await pruneDetails(database, now());
    for (const id of await missing()) {
      if ((await readSyncState(database)).signedOut) return;
      const answer = await fetchFilmDetails(movieDatabase, id, stopping.signal);
      if (answer.ok) {
        const { value, fetchedAt } = answer.value;
        if (!(await keepDetails(database, value, fetchedAt, now()))) return;
      } else if (OF_THE_FILM.includes(answer.error.reason)) passedOver.add(id);
      else return;
    }
  }

  async function run(): Promise<void> {
    running = true;
    try {
      while (wanted && !stopping.signal.aborted) {
        wanted = false;
        // Two tabs of one member fetch each film once.
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
    pin() {
      wanted = true;
      if (!running) void run();
    },
    stop: () => stopping.abort(),
  };
}
