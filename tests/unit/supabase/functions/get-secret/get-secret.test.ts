import { describe, expect, it } from 'vitest';
import { createGetSecret, readOrigins } from '../../../../../supabase/functions/get-secret/handler';

const address = 'http://localhost/functions/v1/get-secret';
const secrets: Readonly<Record<string, string>> = { TMDB_API_KEY: 'the key', SERVICE_ROLE_KEY: 'never' };

const getSecret = createGetSecret((name) => secrets[name]);

const post = (body: BodyInit | null, handler = getSecret) => handler(new Request(address, { method: 'POST', body }));
const ask = (name: unknown, handler = getSecret) => post(JSON.stringify({ secret_name: name }), handler);

async function seen(response: Response) {
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe('get-secret', () => {
  it('returns the key of the movie database [CALL-25]', async () => {
    expect(await seen(await ask('TMDB_API_KEY'))).toEqual({ status: 200, body: { secret: 'the key' } });
  });

  it.each(['SERVICE_ROLE_KEY', 'tmdb_api_key', '', '__proto__'])('has no secret %j', async (name) => {
    expect(await seen(await ask(name))).toEqual({ status: 404, body: { error: 'unknown_secret' } });
  });

  it.each([undefined, ''])('has no key if it is set to %j', async (value) => {
    const unset = createGetSecret(() => value);
    expect(await seen(await ask('TMDB_API_KEY', unset))).toEqual({ status: 404, body: { error: 'unknown_secret' } });
  });

  it.each([
    ['no body', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '["TMDB_API_KEY"]'],
    ['another name', '{"name": "TMDB_API_KEY"}'],
    ['a name that is not a string', '{"secret_name": 7}'],
    ['more than a kilobyte', JSON.stringify({ secret_name: 'TMDB_API_KEY', more: 'x'.repeat(1024) })],
  ])('rejects %s', async (_, body) => {
    expect(await seen(await post(body))).toEqual({ status: 400, body: { error: 'malformed_body' } });
  });

  it('stops reading an endless body', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 256;
        controller.enqueue(new Uint8Array(256));
      },
    });
    // Node requires `duplex` with a stream, which the DOM types lack.
    const init = { method: 'POST', body: endless, duplex: 'half' };
    expect((await getSecret(new Request(address, init))).status).toBe(400);
    expect(sent).toBeLessThan(4096);
  });

  it('rejects a truncated body', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const init = { method: 'POST', body: broken, duplex: 'half' };
    expect((await getSecret(new Request(address, init))).status).toBe(400);
  });

  it.each(['GET', 'PUT', 'DELETE'])('rejects %s', async (method) => {
    expect(await seen(await getSecret(new Request(address, { method })))).toEqual({
      status: 405,
      body: { error: 'method_not_allowed' },
    });
  });

  it("responds to a browser's preflight", async () => {
    const response = await getSecret(new Request(address, { method: 'OPTIONS' }));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, x-client-info, apikey, content-type',
    );
  });

  it('allows any page to read the response, and no cache to store it', async () => {
    for (const response of [await ask('TMDB_API_KEY'), await ask('other'), await post('{')]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('get-secret with configured origins', () => {
  const site = readOrigins('https://movies.example, https://www.movies.example');
  const own = createGetSecret(
    (name) => secrets[name],
    (request) => site?.has(request.headers.get('origin') ?? '') === true,
  );
  const from = (origin: string, method = 'POST') =>
    own(
      new Request(address, {
        method,
        headers: { origin },
        ...(method === 'POST' ? { body: '{"secret_name":"TMDB_API_KEY"}' } : {}),
      }),
    );

  it.each(['https://movies.example', 'https://www.movies.example'])(
    'responds to a page of %s, and names it in the header',
    async (page) => {
      const response = await from(page);
      expect([response.headers.get('access-control-allow-origin'), response.headers.get('vary')]).toEqual([
        page,
        'origin',
      ]);
      expect(await seen(response)).toEqual({ status: 200, body: { secret: 'the key' } });
      expect((await from(page, 'OPTIONS')).status).toBe(204);
    },
  );

  it.each(['https://evil.example', 'http://movies.example', 'null', ''])('rejects a page of "%s"', async (page) => {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await from(page, method);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await seen(response)).toEqual({ status: 403, body: { error: 'foreign_origin' } });
    }
  });

  it.each([undefined, '', ' , '])('applies only if the list contains an origin, not for %j', (list) => {
    expect(readOrigins(list)).toBeUndefined();
  });
});
