import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { tmdbErrorOf } from '../api/tmdb/errors';
import { PERSISTED_LIST } from '../api/tmdb/query';
import { LIST_RETRIES, LISTS_CACHE_KEY, LISTS_CACHE_VERSION, LISTS_CACHE_WRITE_MS } from '../config/tmdb';
import { isDatedMovies, parseCachedLists } from '../db/lists-cache';
import { backoffMs } from '../domain/requests/backoff';
import { isNoAnswer } from '../domain/requests/request-error';

export interface QueryClientOptions {
  /** Where the lists are kept; null where the browser keeps nothing. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Whether there seems to be a network now: what failed for the lack of one is asked again when it comes. */
  readonly online?: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The JSON that is stored; undefined where there is none to read. */
function storedJson(storage: QueryClientOptions['storage']): unknown {
  try {
    return JSON.parse(storage?.getItem(LISTS_CACHE_KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * A service in trouble is worth asking again at once, and so is a network that should be there: the browser announces its
 * return before the first request gets through. Where there is none, its return asks. A service that asks to wait has
 * been waited for by the client, as long as that is sensible.
 */
function mayRecover(failures: number, thrown: Error): boolean {
  if (failures >= LIST_RETRIES) return false;
  const { reason } = tmdbErrorOf(thrown);
  return isNoAnswer(reason) ? onlineManager.isOnline() : reason === 'server-fault';
}

function retryDelay(failures: number): number {
  return backoffMs(failures + 1, 0);
}

/** A list counts even when its last renewal failed: the default would forget the old one then. */
function isKeptList({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  return queryKey[0] === PERSISTED_LIST && state.data !== undefined;
}

/**
 * The query cache of a page. Lists are there before the first request, as old as they may be, since `storage` is read
 * here and now; they stay until newer ones come. A list's age counts from its fetch, wherever the answer came from.
 */
export function createQueryClient({ storage, online = true, now = Date.now }: QueryClientOptions): QueryClient {
  // It believes in a network until told otherwise, and would not notice the first one's return.
  onlineManager.setOnline(online);
  // A clock that was set back must not make a list fresh for longer than its time.
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
  keepLists(client, storage, now);
  return client;
}

/** Writes the lists to the storage whenever one of them has changed. */
function keepLists(client: QueryClient, storage: QueryClientOptions['storage'], now: () => number): void {
  const persister = createSyncStoragePersister({ storage, key: LISTS_CACHE_KEY, throttleTime: LISTS_CACHE_WRITE_MS });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKeptList(event.query)) return;
    const clientState = dehydrate(client, { shouldDehydrateQuery: isKeptList, shouldDehydrateMutation: () => false });
    void persister.persistClient({ buster: LISTS_CACHE_VERSION, timestamp: now(), clientState });
  });
}

/** First part of the query cache's keys for the collection: they stay as long as the page. */
export const COLLECTION_KEY = 'collection';

/** Where the query cache holds what a member found last, and how they look at it. */
export function collectionKey(userId: string | null, part: 'movies' | 'view') {
  return [COLLECTION_KEY, userId, part] as const;
}
