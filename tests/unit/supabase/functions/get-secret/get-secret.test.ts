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
  it('answers the key of the movie database [CALL-25]', async () => {
    expect(await seen(await ask('TMDB_API_KEY'))).toEqual({ status: 200, body: { secret: 'the key' } });
  });

  it.each(['SERVICE_ROLE_KEY', 'tmdb_api_key', '', '__proto__'])('does not know the secret %j', async (name) => {
    expect(await seen(await ask(name))).toEqual({ status: 404, body: { error: 'unknown_secret' } });
  });

  it.each([undefined, ''])('does not know the key where it is set to %j', async (value) => {
    const unset = createGetSecret(() => value);
    expect(await seen(await ask('TMDB_API_KEY', unset))).toEqual({ status: 404, body: { error: 'unknown_secret' } });
  });

  it.each([
    ['no body', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '["TMDB_API_KEY"]'],
    ['another name', '{"name": "TMDB_API_KEY"}'],
    ['a name that is no text', '{"secret_name": 7}'],
    ['more than a kilobyte', JSON.stringify({ secret_name: 'TMDB_API_KEY', more: 'x'.repeat(1024) })],
  ])('refuses %s', async (_, body) => {
    expect(await seen(await post(body))).toEqual({ status: 400, body: { error: 'malformed_body' } });
  });

  it('stops reading a body that does not end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 256;
        controller.enqueue(new Uint8Array(256));
      },
    });
    // Node asks for `duplex` with a stream; the DOM's types do not know it.
    const init = { method: 'POST', body: endless, duplex: 'half' };
    expect((await getSecret(new Request(address, init))).status).toBe(400);
    expect(sent).toBeLessThan(4096);
  });

  it('refuses a body that breaks off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const init = { method: 'POST', body: broken, duplex: 'half' };
    expect((await getSecret(new Request(address, init))).status).toBe(400);
  });

  it.each(['GET', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    expect(await seen(await getSecret(new Request(address, { method })))).toEqual({
      status: 405,
      body: { error: 'method_not_allowed' },
    });
  });

  it('answers the preflight of a browser', async () => {
    const response = await getSecret(new Request(address, { method: 'OPTIONS' }));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, x-client-info, apikey, content-type',
    );
  });

  it('lets any page read the answer and no cache keep it', async () => {
    for (const response of [await ask('TMDB_API_KEY'), await ask('other'), await post('{')]) {
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('get-secret of a site that names its origins', () => {
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
    'answers a page of %s, and says so',
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

  it.each(['https://evil.example', 'http://movies.example', 'null', ''])('refuses a page of "%s"', async (page) => {
    for (const method of ['POST', 'OPTIONS']) {
      const response = await from(page, method);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await seen(response)).toEqual({ status: 403, body: { error: 'foreign_origin' } });
    }
  });

  it.each([undefined, '', ' , '])('does so only where the list names one, not for %j', (list) => {
    expect(readOrigins(list)).toBeUndefined();
  });
});
