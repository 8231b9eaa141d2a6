import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESPONSE_TIMEOUT_MS } from '../../../../src/config/sync';
import { anonymous, requestJson, staticToken } from '../../../../src/api/supabase/http';
import { memberToken } from '../../../../src/api/supabase/auth-context';
import { postgrest } from '../../../../src/api/supabase/postgrest';
import { fakeBackend, refusal, sessionResponse, type Received } from '../../services/backend';
import { stored } from '../../services/session-row';
import { eventually } from '../../../time/eventually';

type Answer = (received: Received) => Response | Promise<Response>;

/** Sends a member's request and returns what the backend received. */
async function asMember(answer: Answer) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  const outcome = await requestJson(source, 'GET', '/rest/v1/things', memberToken(source, 'ada'));
  return { outcome, received, source };
}

/** Sends the same as a table query. */
async function onTables(answer: Answer) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  const outcome = await postgrest(source, memberToken(source, 'ada'), { from: 'things' });
  return { outcome, received };
}

const authorizations = (received: readonly Received[]) =>
  received.filter(({ path }) => path.startsWith('/rest/')).map(({ headers }) => headers.get('authorization'));

afterEach(() => vi.restoreAllMocks());

it('sends key and token, and returns the response body', async () => {
  const { outcome, received } = await asMember(() => Response.json({ fine: true }));
  expect(outcome).toEqual({ ok: true, value: { fine: true } });
  expect(received[0]?.headers.get('apikey')).toBe('public-key');
  expect(authorizations(received)).toEqual(['Bearer token-1']);
});

it('allows time for the body to pass a slow uplink', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const { source } = await fakeBackend(() => Response.json([]));
  await requestJson(source, 'POST', '/rest/v1/things', anonymous, { text: 'x'.repeat(40_000) });
  await requestJson(source, 'GET', '/rest/v1/things', anonymous);
  const [sending, asking] = limits.mock.calls.map(([ms]) => ms);
  expect(asking).toBe(30_000);
  expect(sending).toBeGreaterThanOrEqual(70_000);
});

it('measures the body in bytes', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const { source } = await fakeBackend(() => Response.json([]));
  await requestJson(source, 'POST', '/rest/v1/things', anonymous, { text: '映画'.repeat(5_000) });
  expect(limits.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(60_000);
});

/**
 * A request whose response body arrives in chunks that the test sends; time limits expire when the test aborts
 * them.
 */
async function respondInChunks() {
  const limits: AbortController[] = [];
  const totalLimit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms === RESPONSE_TIMEOUT_MS) return totalLimit.signal;
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const { source } = await fakeBackend(() => new Response(null));
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fetch = (_: unknown, init?: RequestInit) => {
    const answer = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    init?.signal?.addEventListener('abort', () => body?.error(new DOMException('', 'AbortError')));
    return Promise.resolve(new Response(answer));
  };
  const outcome = requestJson({ ...source, fetch }, 'GET', '/rest/v1/things', anonymous);
  // One for the response to begin, and one for its first chunk.
  await eventually(() => expect(limits).toHaveLength(2));
  return {
    limits,
    totalLimit,
    outcome,
    send: (part: Uint8Array) => body?.enqueue(part),
    end: () => body?.close(),
  };
}

it('a response may take as long as it needs while data keeps arriving', async () => {
  const { limits, outcome, send, end } = await respondInChunks();
  const bytes = new TextEncoder().encode('["é"]');
  // The letter is split across two chunks.
  send(bytes.slice(0, 3));
  await eventually(() => expect(limits).toHaveLength(3));
  limits[0]?.abort();
  limits[1]?.abort();
  send(bytes.slice(3));
  end();
  expect(await outcome).toEqual({ ok: true, value: ['é'] });
});

it('a response that stalls halfway times out', async () => {
  const { limits, outcome, send } = await respondInChunks();
  send(new TextEncoder().encode('["'));
  await eventually(() => expect(limits).toHaveLength(3));
  limits[2]?.abort();
  expect(await outcome).toEqual({ ok: false, error: { reason: 'timeout' } });
});

it('a response that never ends times out, even while data keeps arriving', async () => {
  const { limits, totalLimit, outcome, send } = await respondInChunks();
  send(new TextEncoder().encode('["'));
  await eventually(() => expect(limits).toHaveLength(3));
  totalLimit.abort();
  expect(await outcome).toEqual({ ok: false, error: { reason: 'timeout' } });
});

it('an empty response is null, not malformed', async () => {
  const { outcome } = await asMember(() => new Response(null, { status: 204 }));
  expect(outcome).toEqual({ ok: true, value: null });
});

describe.each([
  ['a request', asMember],
  ['a query', onTables],
])('%s', (_, ask) => {
  it('with a rejected token is repeated with a refreshed one', async () => {
    const { outcome, received } = await ask(({ path, headers }) => {
      if (path === '/auth/v1/token') return Response.json(sessionResponse({ access_token: 'token-2' }));
      return headers.get('authorization') === 'Bearer token-2'
        ? Response.json([])
        : Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
    });
    expect(outcome.ok).toBe(true);
    expect(authorizations(received)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('with a rejected refreshed token is not repeated again', async () => {
    const { outcome, received } = await ask(({ path }) =>
      path === '/auth/v1/token'
        ? Response.json(sessionResponse({ access_token: 'token-2' }))
        : Response.json({ code: 'PGRST301' }, { status: 401 }),
    );
    expect(outcome).toEqual({ ok: false, error: { reason: 'unauthorized' } });
    expect(authorizations(received)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it.each([
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), { reason: 'unreachable' }],
    ['503', () => new Response('<h1>Down</h1>', { status: 503 }), { reason: 'server', status: 503 }],
    ['408', () => new Response('', { status: 408 }), { reason: 'server', status: 408 }],
    [
      '429 with a time',
      () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      { reason: 'rate-limited', retryAfterMs: 7000 },
    ],
    ['429 without one', () => new Response('', { status: 429 }), { reason: 'rate-limited', retryAfterMs: null }],
    [
      'a refusal of PostgREST',
      () => Response.json({ code: '23514', message: 'no' }, { status: 400 }),
      { reason: 'refused', status: 400, code: '23514', message: 'no' },
    ],
    [
      'a page of a proxy',
      () => new Response('<h1>Blocked</h1>', { status: 403 }),
      { reason: 'refused', status: 403, code: null, message: '' },
    ],
  ])('that meets %s reports it, and is sent once', async (_name, answer, error) => {
    const { outcome, received } = await ask(answer);
    expect(outcome).toEqual({ ok: false, error });
    expect(received).toHaveLength(1);
  });

  it('answered by a captive portal’s page is malformed', async () => {
    const { outcome } = await ask(() => new Response('<h1>Welcome to our hotel</h1>', { status: 200 }));
    expect(outcome).toEqual({ ok: false, error: { reason: 'malformed' } });
  });

  it('without a timely response times out', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { outcome } = await ask(() => {
      limit.abort();
      return new Promise(() => undefined);
    });
    expect(outcome).toEqual({ ok: false, error: { reason: 'timeout' } });
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  it('with a truncated response counts as unreachable', async () => {
    const { outcome } = await ask(
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
    );
    expect(outcome).toEqual({ ok: false, error: { reason: 'unreachable' } });
  });

  it('is offline only if the device says so itself', async () => {
    const { source } = await fakeBackend(() => Promise.reject(new TypeError('Failed to fetch')));
    const outcome = await requestJson({ ...source, online: () => false }, 'GET', '/rest/v1/things', anonymous);
    expect(outcome).toEqual({ ok: false, error: { reason: 'offline' } });
  });
});

it('is not sent without a session, not even as a visitor', async () => {
  const { source, received } = await fakeBackend(() => Response.json([]));
  const tokenProvider = memberToken(source, 'ada');
  const failed = { ok: false, error: { reason: 'unauthorized' } };
  expect(await requestJson(source, 'GET', '/rest/v1/things', tokenProvider)).toEqual(failed);
  expect(await postgrest(source, tokenProvider, { from: 'things' })).toEqual(failed);
  expect(received).toEqual([]);
});

it('is not sent for one member while another is signed in', async () => {
  const { source, received } = await fakeBackend(() => Response.json([]));
  await source.store.write(stored({ member: { ...stored().member, id: 'bob' } }));
  expect(await requestJson(source, 'GET', '/rest/v1/things', memberToken(source, 'ada'))).toEqual({
    ok: false,
    error: { reason: 'wrong-user' },
  });
  expect(received).toEqual([]);
});

it('is not repeated with the same token', async () => {
  const { source, received } = await fakeBackend(() => refusal(401, 'no_authorization', 'no'));
  expect(await requestJson(source, 'POST', '/auth/v1/logout', staticToken('token-1'))).toEqual({
    ok: false,
    error: { reason: 'unauthorized' },
  });
  expect(received).toHaveLength(1);
});

it('of a visitor has no token that could be rejected', async () => {
  const { source, received } = await fakeBackend(() => refusal(401, 'no_authorization', 'no'));
  expect(await requestJson(source, 'GET', '/auth/v1/settings', anonymous)).toEqual({
    ok: false,
    error: { reason: 'refused', status: 401, code: 'no_authorization', message: 'no' },
  });
  expect(received[0]?.headers.has('authorization')).toBe(false);
});
