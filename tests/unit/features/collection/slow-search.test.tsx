import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchDiscover } from '../../../../src/api/tmdb/discover';
import { sessionImpressions } from '../../../../src/db/session-impressions';
import { BACKFILL_QUERIES, toMovieQuery } from '../../../../src/domain/browsing-cache/backfill-plan';
import { useRecommendations, type OnMovies } from '../../../../src/features/questionnaire/use-recommendations';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { useServices } from '../../../../src/hooks/services-context';
import { eventually } from '../../../time/eventually';
import { deviceOnline } from './device';
import { answers } from '../../services/candidates';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/services-context');
// The device stands in at once.
vi.mock('../../../../src/config/tmdb', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  SLOW_SEARCH_MS: 0,
  PAGE_STAGGER_MS: 0,
}));

/** Lets the movie database answer. */
let release: () => void = () => undefined;

beforeEach(async () => {
  sessionImpressions.clear();
  const { client, catalog, source } = deviceOnline(Date.now);
  const queries = BACKFILL_QUERIES.filter(({ rating }) => rating === null);
  await Promise.all(queries.map((query) => fetchDiscover(client, toMovieQuery(query, new Date().toISOString()), 1)));
  const released = new Promise<void>((resolve) => (release = resolve));
  const services = {
    tmdb: {
      ...client,
      getMovies: async (...asked: Parameters<typeof client.getMovies>) => {
        await released;
        return client.getMovies(...asked);
      },
    },
    browsingCache: catalog,
    metadata: { getFresh: source.metadata, peek: () => null },
  };
  const load = () => Promise.resolve(services as unknown as Awaited<ReturnType<ReturnType<typeof useServices>>>);
  vi.mocked(useServices).mockReturnValue(load);
  vi.mocked(useMemberStore).mockReturnValue(null);
});
afterEach(cleanup);

/** Searches until the device has stood in, then until the movie database has answered. */
async function search(onMovies: OnMovies) {
  const shown = vi.fn(onMovies);
  const { result } = renderHook(() => useRecommendations(() => Promise.resolve(null), shown));
  const ended = result.current.search(answers({ fromWatchlist: true }));
  await eventually(() => expect(shown).toHaveBeenCalledOnce());
  release();
  await act(() => ended);
  const ids = (movies: Parameters<OnMovies>[0]) => movies.map(({ id }) => id);
  const [[fromDevice] = [[]]] = shown.mock.calls;
  return { shown, state: result.current.state, fromDevice: ids(fromDevice) };
}

it('movies of the device are replaced once, and the others added to', async () => {
  const { shown } = await search(() => true);
  const [first, second, ...others] = shown.mock.calls.map(([, since, replace]) => [since === null, replace]);
  expect([first, second]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(new Set(others.map(String))).toEqual(new Set(['true,false']));
});

it('movies that do not replace those of the device are not counted as shown', async () => {
  const { fromDevice, state } = await search((_movies, since) => since !== null);
  expect(fromDevice).toHaveLength(15);
  expect(new Set(sessionImpressions.read())).toEqual(new Set(fromDevice));
  expect(state).toEqual({ status: 'found', notice: null });
});
