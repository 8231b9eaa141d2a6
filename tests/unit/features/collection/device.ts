import { readCatalog } from '../../../../local-stack/movie-database/catalog/movie-files';
import { createMovieDatabase as createEmbedded } from '../../../../local-stack/movie-database/movie-database';
import { createBrowsingCache } from '../../../../src/services/browsing-cache';
import { BrowsingCacheStore } from '../../../../src/db/browsing-cache';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { fetchMovieMetadata } from '../../../../src/api/tmdb/movie';
import { discoverSource, type DiscoverSource } from '../../../../src/api/tmdb/discover';
import { ok } from '../../../../src/domain/values/result';
import { NOW } from '../../services/candidates';

/** The search of the collection's plain URL. */
export const OPENING = { genre: 'all', text: '', mix: false, streamed: null, address: '/collection' } as const;

export const embedded = readCatalog();

/** A device with its movie cache and the embedded movie database. */
export function deviceOnline(now: () => number = () => Date.parse(NOW)) {
  const service = createEmbedded({ key: 'key', now: () => Date.parse(NOW), catalog: embedded });
  const cache = new BrowsingCacheStore();
  const catalog = createBrowsingCache(() => Promise.resolve(cache), now);
  const client = createTmdbClient({
    baseUrl: 'http://localhost/movie-database/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    fetch: (url) => Promise.resolve(service.fetch(new Request(url))),
    onMovies: catalog.addListing,
    now,
  });
  const source: DiscoverSource = {
    ...discoverSource(client),
    async metadata(id, signal) {
      const answer = await fetchMovieMetadata(client, id, signal);
      if (!answer.ok) return answer;
      catalog.addMetadata(id, answer.value.value);
      return ok(answer.value.value);
    },
  };
  return { kept: cache, catalog, client, source };
}
