import { createMovieDatabase as createEmbedded } from '../../local-stack/movie-database/movie-database';
import { createBrowsingCache } from '../../src/services/browsing-cache';
import { offlineFallback } from '../../src/services/offline-search';
import { createBackfillStep } from '../../src/services/backfill-step';
import { BrowsingCacheStore } from '../../src/db/browsing-cache';
import { BackfillProgressStore } from '../../src/db/backfill-progress';
import { clearCachedMovies } from '../../src/db/clear-browsing-cache';
import { createTmdbClient } from '../../src/api/tmdb/client';
import { fetchDiscover } from '../../src/api/tmdb/discover';
import { bytesOf } from '../../src/domain/browsing-cache/eviction';
import { backfillStep } from '../../src/domain/browsing-cache/backfill-plan';
import { ok } from '../../src/domain/values/result';
import { quantile } from './quantile';

const CANDIDATES = 3000;
const ANSWERS = 20;

/** The movies on a device: the cost of backfilling them, and how soon they can be queried. */
export interface CatalogReport {
  readonly filling: {
    readonly visits: number;
    readonly requests: number;
    /** Bytes of the responses' JSON, before compression. */
    readonly bytes: number;
    readonly movies: number;
    /** Bytes of the movies as JSON, which is about what they occupy. */
    readonly diskBytes: number;
  };
  /** One offline query, in milliseconds: the read from fake-indexeddb, which copies in JavaScript, and the selection. */
  readonly answer: {
    readonly candidates: number;
    readonly movies: number;
    readonly readP50: number;
    readonly chooseP50: number;
    readonly chooseP99: number;
  };
}

async function measureFilling(): Promise<CatalogReport['filling']> {
  const service = createEmbedded({ key: 'key', now: Date.now });
  const store = new BrowsingCacheStore();
  const catalog = createBrowsingCache(() => Promise.resolve(store), Date.now);
  const progress = new BackfillProgressStore();
  const sent = { requests: 0, bytes: 0 };
  const client = createTmdbClient({
    baseUrl: 'http://bench.test/movie-database/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    async fetch(url) {
      const answer = service.fetch(new Request(url));
      sent.requests += 1;
      sent.bytes += (await answer.clone().arrayBuffer()).byteLength;
      return answer;
    },
    onMovies: catalog.addListing,
  });
  for (let visits = 0; ; visits += 1) {
    const movies = await catalog.read();
    const before = await progress.read(0);
    if (!movies.ok || !before.ok) throw new Error('The device storage failed.');
    if (backfillStep(movies.value, before.value, Date.now()) === null) {
      const diskBytes = movies.value.reduce((sum, movie) => sum + bytesOf(movie), 0);
      return { visits, ...sent, movies: movies.value.length, diskBytes };
    }
    const step = createBackfillStep({
      read: catalog.read,
      progress,
      discover: (query, page) => fetchDiscover(client, query, page, undefined, 'prefetch'),
      now: Date.now,
    });
    while ((await step()) === 'more');
  }
}

/** A unique title for each movie, which does not look like part of a series. */
const titleOf = (index: number) =>
  `${String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))} story`;

async function measureAnswer(): Promise<CatalogReport['answer']> {
  const now = Date.now();
  const movies = Array.from({ length: CANDIDATES }, (_, index) => ({
    id: index + 1,
    title: titleOf(index),
    overview: 'Somebody wants something, and somebody else is in the way of it. '.repeat(5),
    releaseDate: `${1950 + (index % 75)}-06-01`,
    voteAverage: 5 + (index % 40) / 10,
    voteCount: 100 + index,
    popularity: index,
    genreIds: [[35, 18], [16, 10751, 35], [28, 12], [53, 80], [99], [10749, 35]][index % 6] ?? [],
    posterPath: `/poster-${index}.jpg`,
    backdropPath: null,
  }));
  const ratings = ['PG'] as const;
  await clearCachedMovies(now - 1);
  const device = new BrowsingCacheStore();
  const written = await device.write(
    { listings: [{ movies, ratings, theme: null, seenAt: now, requestedAt: now }], metadata: new Map() },
    now,
  );
  if (!written.ok) throw new Error('The device storage failed.');
  const reads: number[] = [];
  const choices: number[] = [];
  let found = 0;
  for (let turn = 0; turn < ANSWERS; turn += 1) {
    const start = performance.now();
    const all = await device.read(now);
    const readAt = performance.now();
    const answer = await offlineFallback(
      () => Promise.resolve(all),
      { reason: 'offline' },
      {
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
        now: new Date(now).toISOString(),
        seed: turn,
      },
    );
    reads.push(readAt - start);
    choices.push(performance.now() - readAt);
    found = answer.ok ? answer.value.movies.length : 0;
  }
  for (const times of [reads, choices]) times.sort((a, b) => a - b);
  const cached = await device.read(now);
  return {
    candidates: cached.ok ? cached.value.length : 0,
    movies: found,
    readP50: quantile(reads, 0.5),
    chooseP50: quantile(choices, 0.5),
    chooseP99: quantile(choices, 0.99),
  };
}

/** Fills an empty device completely, and then queries among three thousand movies. */
export async function measureCatalog(): Promise<CatalogReport> {
  return { filling: await measureFilling(), answer: await measureAnswer() };
}
