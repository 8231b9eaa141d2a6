import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CHECK_PRECACHE } from '../../../src/config/cache';
import type { environment as configured } from '../../../src/config/environment';
import { SYNC_TAG } from '../../../src/config/sync';
import { DeviceDatabase } from '../../../src/db/device-database';
import { MemberDatabase } from '../../../src/db/member-database';
import { SessionStore } from '../../../src/db/session-store';
import { refusal } from '../services/backend';
import { stored } from '../services/session-row';

const ORIGIN = 'https://matinee.test';
/** In a variable, because its types are those of a worker. */
const WORKER: string = '../../../src/sw/service-worker';

interface WorkerEvent {
  readonly request?: Partial<Request>;
  readonly tag?: string;
  readonly data?: unknown;
  readonly ports?: readonly Pick<MessagePort, 'postMessage'>[];
  readonly respondWith?: (response: Promise<Response>) => void;
  readonly waitUntil?: (work: Promise<unknown>) => void;
}
const listeners = new Map<string, (event: WorkerEvent) => void>();

let environment: typeof configured;

/** Requests that reached the network, and how it responds. */
let requests: string[];
let network: (path: string) => Response | undefined;

beforeAll(async () => {
  vi.stubGlobal('self', {
    ...globalThis,
    __WB_MANIFEST: [{ url: 'index.html', revision: '1' }],
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => {
      // Several parts listen to installation, and Workbox to messages, before the worker does.
      if (!listeners.has(type) || type === 'message') listeners.set(type, listener);
    },
  });
  // Without the checks and messages for developers.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` });
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('FetchEvent', class extends Event {});
  // A browser that refuses its caches: what isn't answered from the network would fail.
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new Error('refused')),
    match: () => Promise.resolve(undefined),
  });
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    requests.push(pathname);
    const response = network(pathname);
    return response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch'));
  });
  ({ environment } = await import('../../../src/config/environment'));
  await import(/* @vite-ignore */ WORKER);
});
beforeEach(() => {
  requests = [];
  network = () => undefined;
});
afterEach(async () => {
  const device = new DeviceDatabase();
  await device.session.clear();
  device.close();
});

/** Scripts can't create navigations, nor choose what a request is for. */
function requestOf(address: string, { method = 'GET', mode = 'cors', destination = '' }: Partial<Request>): Request {
  return Object.defineProperties(new Request(address, { method }), {
    mode: { value: mode },
    destination: { value: destination },
  });
}

/** Whether the worker responds to a request; the others go to the network as if it weren't there. */
function responds(address: string, request: Partial<Request>): boolean {
  const respondWith = vi.fn((response: Promise<Response>) => void response.catch(() => undefined));
  listeners.get('fetch')?.({
    request: requestOf(new URL(address, ORIGIN).href, request),
    respondWith,
    waitUntil: (work) => void work.catch(() => undefined),
  });
  return respondWith.mock.calls.length > 0;
}

describe('the worker’s routes', () => {
  it.each(['/', '/dashboard', '/movie/603', '/auth/reset-password', '/rest', '/functions'])(
    'answer a navigation to %s with the application',
    (path) => {
      expect(responds(path, { mode: 'navigate' })).toBe(true);
    },
  );

  it.each([
    '/auth/v1/verify?token=1&type=recovery',
    '/auth/v1/authorize?provider=google',
    '/rest/v1/profiles',
    '/functions/v1/get-secret',
    '/movie-database/3/movie/603',
  ])('leave a navigation to %s alone', (path) => {
    expect(responds(path, { mode: 'navigate' })).toBe(false);
  });

  it.each(['/auth/v1/token', '/rest/v1/rpc/sync_pull', '/functions/v1/get-secret'])(
    'leave requests to %s alone, whatever their method',
    (path) => {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) expect(responds(path, { method })).toBe(false);
    },
  );

  it('answer lists of the movie database, and none of its other requests', () => {
    expect(responds(`${environment.movieDatabaseUrl}/trending/movie/week?page=1`, {})).toBe(true);
    expect(responds(`${environment.movieDatabaseUrl}/discover/movie?page=1`, {})).toBe(false);
    expect(responds(`${environment.movieDatabaseUrl}/movie/603`, {})).toBe(false);
  });

  it('answer images of the image host, and neither images of others nor its other files', () => {
    expect(responds(`${environment.imageUrl}/w500/a.jpg`, { destination: 'image' })).toBe(true);
    expect(responds('https://elsewhere.test/w500/a.jpg', { destination: 'image' })).toBe(false);
    expect(responds(`${environment.imageUrl}/w500/a.jpg`, {})).toBe(false);
  });
});

/** Wakes the worker as the browser does once there is a network. */
async function wake(tag = SYNC_TAG): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('sync')?.({ tag, waitUntil: (promise) => void (work = promise) });
  await work;
}

describe('the worker’s delivery', () => {
  async function signIn(): Promise<void> {
    const device = new DeviceDatabase();
    expect(await new SessionStore(() => Promise.resolve(device)).write(stored())).toBeNull();
    device.close();
  }
  afterEach(() => new MemberDatabase('ada').delete());

  it('sends nothing while nobody is signed in, and nothing at another tag', async () => {
    await wake();
    await signIn();
    await wake('another');
    expect(requests).toEqual([]);
  });

  it('fails if the server can’t be reached, so that the browser wakes the worker again', async () => {
    await signIn();
    await expect(wake()).rejects.toThrow('Changes still wait: unreachable');
    expect(requests).toContain('/rest/v1/rpc/sync_pull');
  });

  it('doesn’t ask to be woken again when only the member can help', async () => {
    await signIn();
    network = (path) =>
      path.startsWith('/auth/')
        ? refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')
        : Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 });
    await wake();
    expect(requests).not.toEqual([]);
  });
});

it('the files that a browser has evicted are fetched again, and only then the application opens offline', async () => {
  const refusing = caches;
  onTestFinished(() => void vi.stubGlobal('caches', refusing));
  const files = new Map<string, Response>();
  const cache = {
    keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
    put: ({ url }: Request, response: Response) => Promise.resolve(void files.set(url, response)),
  };
  const storage = { open: () => Promise.resolve(cache), match: () => Promise.resolve(undefined) };
  vi.stubGlobal('caches', storage);
  Object.assign(self, { caches: storage });
  const opensOffline = () =>
    new Promise((resolve) => {
      const ports = [{ postMessage: resolve }];
      listeners.get('message')?.({ data: { type: CHECK_PRECACHE }, ports, waitUntil: () => undefined });
    });

  expect(await opensOffline()).toBe(false);
  network = () => new Response('the page');
  expect(await opensOffline()).toBe(true);
  expect(files.size).toBe(1);
  requests = [];
  expect([await opensOffline(), requests]).toEqual([true, []]);
});
