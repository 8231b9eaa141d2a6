import { POSTER_TIMEOUT_MS, SEEN_POSTERS_CACHE, SEEN_POSTER_WIDTH } from '../../config/app/cache-names';
import { SEEN_POSTERS, SEEN_POSTERS_A_VISIT, SEEN_POSTERS_ROOM } from '../../config/catalogue/filling-limits';
import { posterAddress } from '../../config/film/poster-address';
import { bestFilms } from '../../domain/catalogue/catalogue-room';
import type { Catalogue } from './catalogue';
import type { IdleStep } from './idle-steps';
import type { KeptProgress } from './kept-progress';

export interface SeenPostersOptions {
  readonly read: Catalogue['read'];
  /** Tells whether all films were forgotten meanwhile. */
  readonly progress: Pick<KeptProgress, 'read'>;
  /** The image host, before the width. */
  readonly imageUrl: string;
  /** Whether the browser has so many bytes left for the application. */
  readonly hasRoom: (bytes: number) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A visit's part in keeping the posters of the best films on this device: each step fetches one, and the first gives up
 * those of films that are no longer among them. It is over where room is scarce, with the first poster that fails, and
 * when all films were forgotten meanwhile.
 */
export function createPosterStep({ read, progress, imageUrl, hasRoom, now }: SeenPostersOptions): IdleStep {
  const since = now();
  let work: { readonly cache: Cache; readonly missing: string[] } | null = null;

  async function begin() {
    const kept = await read();
    if (!kept.ok) return null;
    const paths = bestFilms(kept.value, now(), SEEN_POSTERS).flatMap(({ posterPath }) => posterPath ?? []);
    const wanted = new Set(paths.map((path) => posterAddress(imageUrl, path, SEEN_POSTER_WIDTH)));
    const cache = await caches.open(SEEN_POSTERS_CACHE);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    await Promise.all([...there].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
    return { cache, missing: [...wanted].filter((url) => !there.has(url)).slice(0, SEEN_POSTERS_A_VISIT) };
  }

  return async () => {
    if (!('caches' in globalThis)) return 'over';
    try {
      work ??= await begin();
      // Asked once the cache is open: what is put into one that was removed meanwhile goes nowhere.
      const isWanted = (await progress.read(since)).ok && (await hasRoom(SEEN_POSTERS_ROOM));
      const address = isWanted ? work?.missing.shift() : undefined;
      if (!work || address === undefined) return 'over';
      const signal = AbortSignal.timeout(POSTER_TIMEOUT_MS);
      const poster = await fetch(address, { mode: 'cors', credentials: 'omit', signal });
      // One that the image host does not have says nothing of the next.
      if (poster.ok) await work.cache.put(address, poster);
      return work.missing.length > 0 ? 'more' : 'over';
    } catch {
      // No network, or no space: the placeholder stands in.
      return 'over';
    }
  };
}
