import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { tmdbErrorOf } from '../api/tmdb/errors';
import { PERSISTED_LIST } from '../api/tmdb/query';
import { LIST_RETRIES, LISTS_CACHE_KEY, LISTS_CACHE_VERSION, LISTS_CACHE_WRITE_MS } from '../config/tmdb';
import { isDatedMovies, parseCachedLists } from '../db/lists-cache';
import { backoffMs } from '../domain/requests/backoff';
import { isNetworkError } from '../domain/requests/request-error';

export interface QueryClientOptions {
  /** Where lists are persisted; null if the browser has no storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Whether the browser reports a network. Requests that failed offline are retried when it returns. */
  readonly online?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The parsed JSON of the storage; undefined if it can't be read. */
function storedJson(storage: QueryClientOptions['storage']): unknown {
  try {
    return JSON.parse(storage?.getItem(LISTS_CACHE_KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * Retries server trouble, and network errors while online, since the browser reports a network before requests get
 * through. Offline, reconnecting triggers the retry. The client has already waited for rate limits where that is
 * sensible.
 */
function mayRecover(failures: number, error: Error): boolean {
  if (failures >= LIST_RETRIES) return false;
  const { reason } = tmdbErrorOf(error);
  return isNetworkError(reason) ? onlineManager.isOnline() : reason === 'server-fault';
}

function retryDelay(failures: number): number {
  return backoffMs(failures + 1, 0);
}

/** Persists a list even if its last refetch failed; by default that would drop it. */
function shouldPersist({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  return queryKey[0] === PERSISTED_LIST && state.data !== undefined;
}

/**
 * The page's query cache. Persisted lists are restored synchronously, whatever their age, and shown until newer ones
 * arrive. Age counts from the original fetch.
 */
export function createQueryClient({ storage, online = true, now = Date.now }: QueryClientOptions): QueryClient {
  // The online manager assumes a network until an event says otherwise, and would miss the first 'online' event.
  onlineManager.setOnline(online);
  // A clock that was set back must not keep a list fresh for too long.
  const updatedAt = (fetchedAt: number) => Math.min(fetchedAt, now());

  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess(data, query) {
        if (isDatedMovies(data)) query.setData(data, { updatedAt: updatedAt(data.fetchedAt), manual: true });
      },
    }),
    defaultOptions: { queries: { networkMode: 'offlineFirst', retry: mayRecover, retryDelay } },
  });
  client.setQueryDefaults([PERSISTED_LIST], { gcTime: Infinity });
  client.setQueryDefaults([COLLECTION_KEY], { gcTime: Infinity });

  for (const { queryKey, data } of parseCachedLists(storedJson(storage), LISTS_CACHE_VERSION)) {
    client.setQueryData(queryKey, data, { updatedAt: updatedAt(data.fetchedAt) });
  }
  persistLists(client, storage, now);
  return client;
}

/** Persists the lists whenever one of them changes. */
function persistLists(client: QueryClient, storage: QueryClientOptions['storage'], now: () => number): void {
  const persister = createSyncStoragePersister({ storage, key: LISTS_CACHE_KEY, throttleTime: LISTS_CACHE_WRITE_MS });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !shouldPersist(event.query)) return;
    const clientState = dehydrate(client, {
      shouldDehydrateQuery: shouldPersist,
      shouldDehydrateMutation: () => false,
    });
    void persister.persistClient({ buster: LISTS_CACHE_VERSION, timestamp: now(), clientState });
  });
}

/** First part of the collection's query keys; these entries are never garbage-collected. */
export const COLLECTION_KEY = 'collection';

/** Query key of the member's last search results, or of how they view them. */
export function collectionKey(userId: string | null, part: 'movies' | 'view') {
  return [COLLECTION_KEY, userId, part] as const;
}
