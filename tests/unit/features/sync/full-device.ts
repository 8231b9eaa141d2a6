import { DEFAULT_WATCH_PREFERENCES } from '../../../../src/domain/watch-preferences';
import { vi } from 'vitest';
import { createBrowsingCache } from '../../../../src/services/browsing-cache';
import { createMetadataStore } from '../../../../src/services/metadata-store';
import { openMemberStore, type MemberStore } from '../../../../src/services/member-store';
import type { Services } from '../../../../src/services/services';
import type { SessionStore } from '../../../../src/db/session-store';
import { fail } from '../../../../src/domain/values/result';
import { fakeBackend } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';

/** Responses of a server without changes that accepts everything it is sent. */
function syncAnswer(path: string, body: Readonly<Record<string, unknown>>): Response {
  const head = { uid: 'ada', epoch: 'first', head: 0, server_time: NOW };
  if (path.endsWith('/sync_pull')) return Response.json({ ...head, digest: 0, rows: [], packed: {}, more: false });
  if (!path.endsWith('/sync_push')) return Response.json([]);
  const ops = Array.isArray(body['ops']) ? (body['ops'] as readonly { readonly op: string }[]) : [];
  return Response.json({ ...head, results: ops.map(({ op }) => ({ op, status: 'applied' })) });
}

/** The movie database is unreachable, so marked movies' details can't be loaded. */
const unreachable = () => Promise.resolve(fail({ reason: 'unreachable' } as const));

type Request = Parameters<Parameters<typeof fakeBackend>[0]>[0];

/**
 * Opens a member's store with a working server, on a device whose storage the test refuses.
 * @param otherwise responds instead of the server if it returns a response
 * @param onWaiting called when a change is pending
 */
export async function openAda(
  otherwise: (request: Request) => Response | Promise<Response> | undefined = () => undefined,
  onWaiting?: () => void,
): Promise<{
  readonly runtime: MemberStore;
  readonly store: SessionStore;
  readonly refused: ReturnType<typeof vi.fn>;
}> {
  const { source } = await fakeBackend((request) => otherwise(request) ?? syncAnswer(request.path, request.body));
  await source.store.write(stored());
  const services: Services = {
    store: source.store,
    auth: source,
    tmdb: {
      get: unreachable,
      getDated: unreachable,
      getMovies: unreachable,
      preferences: () => DEFAULT_WATCH_PREFERENCES,
      quietMs: () => 0,
    },
    browsingCache: createBrowsingCache(null, Date.now),
    metadata: createMetadataStore({
      cache: {
        read: () => Promise.resolve(null),
        write: () => Promise.resolve(),
        missing: () => Promise.resolve(new Set()),
        markMissing: () => Promise.resolve(),
      },
      fetch: unreachable,
      online: () => false,
      now: Date.now,
    }),
    imageUrl: 'https://images.test',
  };
  const refused = vi.fn();
  const opened = await openMemberStore(services, 'ada', refused, onWaiting);
  if (!opened.ok) throw new Error(opened.error.reason);
  return { runtime: opened.value.store, store: source.store, refused };
}

/** Makes IndexedDB refuse to store anything more. */
export function fillDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full', 'QuotaExceededError');
  });
}
