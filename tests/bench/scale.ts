import { browserDeps } from '../../src/sync/clock';
import { setMark } from '../../src/sync/outbox';
import { installMatinee } from './matinee';
import { Network, type Traffic } from './network';
import { quantile } from './quantile';
import type { BenchServer } from './server';

const MARKS = 10_000;
const BATCH = 1000;
const NEWS = 10;
const TOGGLES = 1000;
const FIRST_MOVIE = 100_000;

/** Our engine with ten thousand marks. */
export interface ScaleReport {
  readonly firstSync: Traffic & { readonly ms: number; readonly withTitleAndPoster: number };
  readonly incremental: Traffic & { readonly ms: number; readonly pulled: number };
  /** Milliseconds of one toggle in fake-indexeddb, which is in memory. */
  readonly toggle: { readonly p50: number; readonly p99: number };
}

export async function measureScale(server: BenchServer): Promise<ScaleReport> {
  const member = await server.join();
  const movie = (id: number) => ({
    id,
    title: `Movie ${id}`,
    year: 1999,
    rating: 8.2,
    genres: ['Action', 'Drama'],
    poster_url: `https://image.tmdb.org/t/p/w500/poster-${id}.jpg`,
  });
  for (let first = 0; first < MARKS + NEWS; first += BATCH) {
    const count = Math.min(BATCH, MARKS + NEWS - first);
    const ids = Array.from({ length: count }, (_, index) => FIRST_MOVIE + first + index);
    await server.insert(member, 'movies', ids.map(movie));
    const marks = ids.filter((id) => id < FIRST_MOVIE + MARKS).map((id) => ({ user_id: member.id, movie_id: id }));
    if (marks.length > 0) await server.insert(member, 'user_favorites', marks);
  }

  const network = new Network(server.fetch, null);
  const { database, sync } = await installMatinee(member, 'scale', network.fetch);
  const measured = async () => {
    Object.assign(network.traffic, { requests: 0, bytesUp: 0, bytesDown: 0 });
    const start = performance.now();
    const outcome = await sync();
    if (!outcome.ok) throw new Error(`The sync cycle failed: ${outcome.error.reason}`);
    return { ...network.traffic, ms: Math.round(performance.now() - start), pulled: outcome.value.pulled };
  };

  const firstSync = await measured();
  const complete = await database.movies.filter(({ title, posterPath }) => title !== '' && posterPath !== null).count();
  const news = Array.from({ length: NEWS }, (_, index) => ({
    user_id: member.id,
    movie_id: FIRST_MOVIE + MARKS + index,
  }));
  await server.insert(member, 'user_favorites', news);
  const incremental = await measured();

  const times: number[] = [];
  for (let index = 0; index < TOGGLES; index += 1) {
    const start = performance.now();
    await setMark(database, browserDeps, 'favorite', { id: FIRST_MOVIE + index, card: null }, false);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {
    firstSync: { ...firstSync, withTitleAndPoster: complete },
    incremental,
    toggle: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}
