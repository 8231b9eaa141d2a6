import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../../../src/hooks/query-client';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import type { TmdbError } from '../../../../src/api/tmdb/errors';
import type { DatedMovies } from '../../../../src/domain/movies/movie';
import type { ListQuery, LoadTmdb } from '../../../../src/api/tmdb/query';
import { fail, ok } from '../../../../src/domain/values/result';
import { fakeFetch, type FakeRequest } from '../../api/tmdb/fake-fetch';

export type Respond = (request: FakeRequest) => Response | Promise<Response>;

/** A movie database with a fake fetch; `keyError` simulates a backend without a key. */
export function movieDatabaseOf(answer: Respond, keyError?: TmdbError) {
  const { fetch, requests } = fakeFetch(answer);
  const getKey = () => Promise.resolve(keyError ? fail(keyError) : ok('key'));
  return {
    tmdb: createTmdbClient({
      baseUrl: 'https://api.example/3',
      getKey,
      fetch,
      online: () => onlineManager.isOnline(),
    }),
    requests,
  };
}

/** localStorage of one device, which outlives its pages. */
export function deviceStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    all: () => [...items.values()].join('\n'),
  };
}

/** A freshly loaded page on the device that shows one list. */
export function openPage(
  storage: ReturnType<typeof deviceStorage> | null,
  query: (load: LoadTmdb) => ListQuery,
  answer: Respond,
) {
  const { tmdb, requests } = movieDatabaseOf(answer);
  const client = createQueryClient({ storage, online: onlineManager.isOnline() });
  const observer = new QueryObserver<DatedMovies>(
    client,
    query(() => Promise.resolve({ tmdb })),
  );
  const atOnce = observer.getOptimisticResult(client.defaultQueryOptions(observer.options));
  client.mount();
  const unsubscribe = observer.subscribe(() => undefined);
  return {
    client,
    requests,
    leave: () => {
      unsubscribe();
      client.unmount();
    },
    /** The content of the first frame. */
    atOnce,
    now: () => observer.getCurrentResult(),
    titles: () => observer.getCurrentResult().data?.value.map(({ title }) => title),
  };
}
