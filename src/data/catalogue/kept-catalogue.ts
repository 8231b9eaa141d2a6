import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import {
  CATALOGUE_BYTES,
  CATALOGUE_CLOCK_MS,
  CATALOGUE_FILMS,
  CATALOGUE_SAME_MS,
} from '../../config/catalogue/catalogue-limits';
import { bytesOf, filmsToKeep, isKept } from '../../domain/catalogue/catalogue-room';
import { seenFacts, seenFilms, withNews, type Listing, type SeenFilm } from '../../domain/catalogue/seen-film';
import type { FilmFacts } from '../../domain/film/film-facts';
import { fail, ok, type Result } from '../../domain/values/result';
import { CATALOGUE_STORE } from '../local/device/device-names';
import { FORGOTTEN_KEY } from '../local/met/forgotten-films';
import { parseSeenFilm } from './parse-seen-film';

/** The browser refuses storage, or has no room. */
export type NotKept = { readonly reason: 'refused' };

/** Facts, and when they became known here, in milliseconds since 1970. */
export interface NotedFacts {
  readonly value: FilmFacts;
  readonly notedAt: number;
}

/** What is new of films. */
export interface CatalogueNews {
  readonly listings: readonly Listing[];
  /** Facts by the film's id; those of films that no answer listed are passed over. */
  readonly facts: ReadonlyMap<number, NotedFacts>;
}

/** The films' keys, without that of the time when all were forgotten. */
const filmKeys = () => IDBKeyRange.upperBound(Infinity);

/** When all films were forgotten last, in milliseconds since 1970; a time to come is none: the clock was set back. */
async function forgottenAt(store: IDBObjectStore, now: number): Promise<number> {
  const time = await promisifyRequest<unknown>(store.get(FORGOTTEN_KEY));
  return typeof time === 'number' && time - now < CATALOGUE_CLOCK_MS ? time : -Infinity;
}

function isOldNews(before: SeenFilm, after: SeenFilm): boolean {
  return (
    after.seenAt - before.seenAt < CATALOGUE_SAME_MS &&
    JSON.stringify({ ...before, seenAt: 0 }) === JSON.stringify({ ...after, seenAt: 0 })
  );
}

/**
 * The films that this device keeps as candidates for searches without the movie database: nobody's, like their facts.
 * They have an IndexedDB of their own with a row for each film, which a search reads in one request, and no library of the
 * other databases.
 */
export class KeptCatalogue {
  private store: UseStore | null = null;
  /** Bytes of all films, no fewer than there are; null until they were counted. */
  private bytes: number | null = null;

  /** All films, without those that are too old and those that cannot be read. @param now milliseconds since 1970 */
  async read(now: number): Promise<Result<readonly SeenFilm[], NotKept>> {
    return this.attempt('readonly', async (store) => {
      const rows = await promisifyRequest<unknown[]>(store.getAll(filmKeys()));
      return rows.map(parseSeenFilm).flatMap((film) => (film !== null && isKept(film, now) ? [film] : []));
    });
  }

  /**
   * Adds news to what is kept, in one transaction, and makes room where there is too much. News from before all films were
   * forgotten, by this tab or another, is passed over.
   */
  async write({ listings, facts }: CatalogueNews, now: number): Promise<Result<null, NotKept>> {
    return this.attempt('readwrite', async (store) => {
      const forgotten = await forgottenAt(store, now);
      const byId = new Map<number, SeenFilm>();
      for (const film of listings.filter(({ askedAt }) => askedAt > forgotten).flatMap(seenFilms)) {
        const before = byId.get(film.id);
        byId.set(film.id, before ? withNews(before, film) : film);
      }
      const known = [...facts].filter(([, { notedAt }]) => notedAt > forgotten);
      const factsById = new Map(known.map(([id, { value }]) => [id, value]));
      const ids = [...new Set([...byId.keys(), ...factsById.keys()])];
      await Promise.all(ids.map((id) => this.put(store, id, byId.get(id), factsById.get(id))));
      const count = await promisifyRequest(store.count(filmKeys()));
      if (this.bytes === null || this.bytes > CATALOGUE_BYTES || count > CATALOGUE_FILMS) await this.trim(store, now);
      return null;
    });
  }

  private async put(store: IDBObjectStore, id: number, news: SeenFilm | undefined, known: FilmFacts | undefined) {
    const before = parseSeenFilm(await promisifyRequest<unknown>(store.get(id)));
    const film = before && news ? withNews(before, news) : (news ?? before);
    if (film === null) return;
    const after: SeenFilm = known ? { ...film, facts: seenFacts(known) } : film;
    if (before !== null && isOldNews(before, after)) return;
    await promisifyRequest(store.put(after, id));
    if (this.bytes !== null) this.bytes += bytesOf(after) - (before ? bytesOf(before) : 0);
  }

  private async trim(store: IDBObjectStore, now: number): Promise<void> {
    const [keys, rows] = await Promise.all([
      promisifyRequest(store.getAllKeys(filmKeys())),
      promisifyRequest<unknown[]>(store.getAll(filmKeys())),
    ]);
    const films = rows.map(parseSeenFilm);
    const kept: ReadonlySet<SeenFilm | null> = new Set(
      filmsToKeep(
        films.filter((film) => film !== null),
        now,
      ),
    );
    const surplus = keys.filter((_, index) => !kept.has(films[index] ?? null));
    await Promise.all(surplus.map((key) => promisifyRequest(store.delete(key))));
    this.bytes = films.reduce((sum, film) => sum + (film && kept.has(film) ? bytesOf(film) : 0), 0);
  }

  /** Runs work in one transaction, to its end. */
  private async attempt<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<Result<T, NotKept>> {
    try {
      this.store ??= createStore(...CATALOGUE_STORE);
      return ok(
        await this.store(mode, async (store) => {
          const [value] = await Promise.all([work(store), promisifyRequest(store.transaction)]);
          return value;
        }),
      );
    } catch {
      // A database that was closed is opened anew the next time.
      this.store = null;
      return fail({ reason: 'refused' });
    }
  }
}
