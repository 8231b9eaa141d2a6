import { createMovieDatabase as createEmbedded } from '../../local-stack/movie-database/movie-database';
import { createTmdbClient } from '../../src/api/tmdb/client';
import { discoverSource } from '../../src/api/tmdb/discover';
import { searchRecommendations } from '../../src/api/tmdb/recommendation-search';
import { ok } from '../../src/domain/values/result';

/** Milliseconds added to each request. */
const ROUND_TRIP_MS = 50;

/** One search for recommendations. */
export interface SearchReport {
  readonly requests: number;
  /** Until the first movies can be shown. */
  readonly firstMs: number;
  /** Until all fifteen are complete. */
  readonly allMs: number;
  readonly movies: number;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers requests strictly one after another. */
function oneByOne(fetch: (url: string) => Promise<Response>) {
  let last: Promise<unknown> = Promise.resolve();
  return (url: string) => {
    const answer = last.then(() => fetch(url));
    last = answer.catch(() => undefined);
    return answer;
  };
}

async function search(sequential: boolean): Promise<SearchReport> {
  const service = createEmbedded({ key: 'key', now: Date.now });
  let requests = 0;
  const answer = async (url: string) => {
    requests += 1;
    await later(ROUND_TRIP_MS);
    return service.fetch(new Request(url));
  };
  const send = sequential ? oneByOne(answer) : answer;
  const client = createTmdbClient({
    baseUrl: 'http://bench.test/movie-database/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    fetch: (url) => send(url),
  });
  const start = performance.now();
  let firstMs = 0;
  const found = await searchRecommendations({
    source: discoverSource(client),
    answers: {
      mood: 'happy',
      genres: ['comedy', 'animation'],
      company: 'family',
      ageFiltering: 'yes',
      ageRatings: ['G', 'PG'],
      maxRuntime: null,
      fromWatchlist: false,
    },
    excluded: new Set(),
    now: new Date().toISOString(),
    seed: 7,
    onMovies: () => (firstMs ||= performance.now() - start),
  });
  const allMs = performance.now() - start;
  return {
    requests,
    firstMs: Math.round(firstMs || allMs),
    allMs: Math.round(allMs),
    movies: found.ok ? found.value.length : 0,
  };
}

/** The same search by our plan, and with its requests strictly one after another. */
export async function measureRecommendation() {
  const planned = await search(false);
  const sequential = await search(true);
  return { planned, sequential };
}
