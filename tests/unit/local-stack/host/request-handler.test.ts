import { describe, expect, it } from 'vitest';
import { createFunctions } from '../../../../local-stack/supabase/functions';
import { createRequestHandler } from '../../../../local-stack/host/request-handler';

const rest = { has: (path: string) => path.startsWith('/rest/'), fetch: () => new Response('rest') };
const page = { has: () => true, fetch: () => new Response('page', { status: 201, headers: { etag: '"1"' } }) };

async function ask(handler: (request: Request) => Promise<Response>, path: string) {
  return handler(new Request(`http://localhost${path}`));
}

describe('responding to a request', () => {
  it('is done by the first part that has its path', async () => {
    const handler = createRequestHandler({ handlers: [rest, page], headers: {} });
    expect(await (await ask(handler, '/rest/x')).text()).toBe('rest');
    expect(await (await ask(handler, '/x')).text()).toBe('page');
  });

  it('adds the security headers and keeps the others', async () => {
    const handler = createRequestHandler({ handlers: [page], headers: { 'x-content-type-options': 'nosniff' } });
    const { status, headers } = await ask(handler, '/');
    expect([status, headers.get('etag'), headers.get('x-content-type-options')]).toEqual([201, '"1"', 'nosniff']);
  });

  it('lets a test replace the response, or not', async () => {
    const intercept = (request: Request) =>
      Promise.resolve(request.url.endsWith('/fault') ? new Response(null, { status: 503 }) : undefined);
    const handler = createRequestHandler({ handlers: [page], headers: {}, intercept });
    expect((await ask(handler, '/fault')).status).toBe(503);
    expect((await ask(handler, '/')).status).toBe(201);
  });

  it('is a 404 if no part has the path', async () => {
    expect((await ask(createRequestHandler({ handlers: [rest], headers: {} }), '/')).status).toBe(404);
  });
});

describe('functions', () => {
  const functions = createFunctions({ TMDB_API_KEY: 'key' }, () => Promise.resolve(new Response('corrected')));
  const invoke = (name: string, body: object) =>
    functions.fetch(
      new Request(`http://localhost/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) }),
    );

  it("return the movie database's key", async () => {
    const answer = await invoke('get-secret', { secret_name: 'TMDB_API_KEY' });
    expect(await answer.json()).toEqual({ secret: 'key' });
  });

  it('correct movies', async () => {
    expect(await (await invoke('correct-movies', {})).text()).toBe('corrected');
  });

  it('return 404 for an unknown function', async () => {
    expect((await invoke('other', {})).status).toBe(404);
  });
});
