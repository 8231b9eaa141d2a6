import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMovieDatabase as createEmbedded } from '../../../../local-stack/movie-database/movie-database';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { fetchFamilyPicks } from '../../../../src/api/tmdb/family-picks';
import { fetchMovieDetails } from '../../../../src/api/tmdb/movie';
import { discoverSource } from '../../../../src/api/tmdb/discover';
import { discoverPlan } from '../../../../src/domain/recommend/discover-plan';
import { searchRecommendations } from '../../../../src/api/tmdb/recommendation-search';
import { movieOfDetails } from '../../../../src/domain/movies/movie-details';
import { fail, ok } from '../../../../src/domain/values/result';
import { answers, NOW } from '../../services/candidates';

const ROUND_TRIP_MS = 50;
const service = createEmbedded({ key: 'key', now: () => Date.parse(NOW) });

const client = createTmdbClient({
  baseUrl: 'http://localhost/movie-database/3',
  getKey: () => Promise.resolve(ok('key')),
  online: () => true,
  fetch: async (url) => {
    await new Promise((resolve) => setTimeout(resolve, ROUND_TRIP_MS));
    return service.fetch(new Request(url));
  },
});

/** Advances virtual time until the promise is settled. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  const pending = new Set([promise]);
  void promise.finally(() => pending.clear());
  while (pending.size > 0) await vi.advanceTimersByTimeAsync(10);
  return promise;
}

describe('against the embedded movie database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a search shows its first movies within four round trips and ends with 15 [REC-02]', async () => {
    const start = Date.now();
    const seenAfter: number[] = [];
    const found = await settled(
      searchRecommendations({
        source: discoverSource(client),
        answers: answers({ genres: ['comedy', 'romance'], company: 'date' }),
        excluded: new Set(),
        now: NOW,
        seed: 3,
        onMovies: () => seenAfter.push(Date.now() - start),
      }),
    );
    expect(found.ok && found.value).toHaveLength(15);
    // The fifth is reserved for fetching the key.
    expect(seenAfter[0]).toBeLessThanOrEqual(4 * ROUND_TRIP_MS);
  });

  it('a restricted search shows only movies with allowed certifications', async () => {
    const given = answers({ genres: ['comedy'], ageFiltering: 'yes', ageRatings: ['PG-13'] });
    const search = { source: discoverSource(client), answers: given, excluded: new Set<number>(), now: NOW, seed: 1 };
    const found = await settled(searchRecommendations(search));
    expect(found.ok && found.value.map(({ certification }) => certification)).toEqual(Array(15).fill('PG-13'));
  });

  it('reports when everything was shown, judging by real pages, and finds the one movie that was not [ERR-18]', async () => {
    const source = discoverSource(client);
    const given = answers({ genres: ['comedy'] });
    const matching = new Set<number>();
    for (const { movies } of discoverPlan(given, NOW))
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await settled(source.discover(movies, page));
        if (!answer.ok) throw new Error(answer.error.reason);
        pages = answer.value.totalPages;
        for (const { id } of answer.value.movies) matching.add(id);
      }
    const search = (excluded: ReadonlySet<number>) =>
      settled(searchRecommendations({ source, answers: given, excluded, now: NOW, seed: 1 }));
    expect(matching.size).toBeGreaterThan(200);
    expect(await search(matching)).toEqual(fail({ reason: 'none-left' }));
    const last = [...matching].at(-1) ?? 0;
    const found = await search(new Set([...matching].filter((id) => id !== last)));
    expect(found.ok && found.value.map(({ id }) => id)).toEqual([last]);
  });

  it('family picks and details are read', async () => {
    const picks = await settled(fetchFamilyPicks(discoverSource(client), NOW, 1));
    const first = picks.ok ? picks.value[0] : undefined;
    expect(picks.ok && picks.value).toHaveLength(6);
    const details = await settled(fetchMovieDetails(client, first?.id ?? 0));
    expect(details.ok && movieOfDetails(details.value.value).title).toBe(first?.title);
  });
});
