import { PAST_SEARCHES } from '../config/account';
import { allImpressions, type Impressions, withImpressions } from '../domain/history';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from '../lib/storage';
import { markedIds, markedWith } from './marks';
import type { MemberDatabase, PastSearch } from './member-database';
import { whileSignedIn } from './sync-state';

const NAME = 'matinee.session-shown';
const OWNER = 'matinee.session-member';

let changes = 0;
const listeners = new Set<() => void>();

function parse(text: string | null): readonly number[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Ids shown in this browser session, visitors' included; gone with the tab, like the session itself. */
export const sessionImpressions = {
  read(): readonly number[] {
    try {
      return parse(sessionStorage.getItem(NAME));
    } catch {
      return [];
    }
  },
  add(ids: readonly number[]): void {
    try {
      sessionStorage.setItem(NAME, JSON.stringify(withImpressions(sessionImpressions.read(), ids)));
    } catch {
      // Storage refused or full: the worst is a movie shown twice.
    }
    sessionImpressions.recount();
  },
  /**
   * Tells whose tab this is now: what a member was shown goes when they leave, in whichever tab they did; what a visitor
   * was shown becomes that of the member who signs in.
   */
  belongTo(memberId: string | null): void {
    try {
      const before = sessionStorage.getItem(OWNER);
      if (before === memberId) return;
      if (before !== null) sessionImpressions.clear();
      if (memberId === null) sessionStorage.removeItem(OWNER);
      else sessionStorage.setItem(OWNER, memberId);
    } catch {
      // Storage refused: then nothing is in it.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Storage refused: then nothing is in it either.
    }
    sessionImpressions.recount();
  },
  /** Asks everyone who counts to read again. */
  recount(): void {
    changes += 1;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A number that differs after every change. */
  changes(): number {
    return changes;
  },
};

/**
 * The movies this session and the member were shown, as the device has them.
 * @param database null for a visitor, who has the session alone
 */
export async function readRecommended(database: MemberDatabase | null): Promise<Impressions> {
  const stored = database ? await markedIds(database, 'shown') : new Set<number>();
  return { session: new Set(sessionImpressions.read()), database: stored };
}

/**
 * Ids of movies that are not recommended, as the device has them: those shown, the watched ones and the favorites, which
 * the member knows already, and those that are not for the member.
 * @param database null for a visitor, who has the session alone
 */
export async function excludedMovies(database: MemberDatabase | null): Promise<ReadonlySet<number>> {
  const shown = allImpressions(await readRecommended(database));
  if (database === null) return shown;
  return new Set([...shown, ...(await markedWith(database, ({ excluded }) => excluded !== null))]);
}

/** Keeps a search with what it found, in the place of what it had found before; only the latest PAST_SEARCHES stay. */
export async function keepSearch(database: MemberDatabase, search: PastSearch): Promise<Result<void, StorageError>> {
  const { searches } = database;
  return tryStorage(async () => {
    await whileSignedIn(database, [searches], async () => {
      await searches.put(search);
      const oldest = await searches.orderBy('at').reverse().offset(PAST_SEARCHES).primaryKeys();
      await searches.bulkDelete(oldest);
    });
  });
}

/** The searches on this device by the movies that they found: of each movie the latest. */
export async function searchesByMovie(database: MemberDatabase): Promise<ReadonlyMap<number, PastSearch>> {
  const oldestFirst = await database.searches.orderBy('at').toArray();
  return new Map(oldestFirst.flatMap((search) => search.movies.map(({ id }) => [id, search] as const)));
}
