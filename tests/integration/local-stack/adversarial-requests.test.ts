import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../../local-stack/server/server';
import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';
import { readSettings } from '../../../local-stack/settings/settings';
import { makeTempFolders, type TempFolders } from './temp-folders';
import { rawRequest, statusOf } from './raw-request';

/** More than the server accepts for any request. */
const TOO_MUCH = 'x'.repeat(1_100_000);

let folders: TempFolders;
let server: RunningServer;

beforeAll(async () => {
  folders = makeTempFolders();
  const settings = readSettings({ PORT: '0', MATINEE_DATA: folders.data, TMDB_API_KEY: 'real-key' }, process.cwd());
  if (!settings.ok) throw new Error(settings.error);
  server = await startServer(settings.value, { buildFolder: folders.build, print: () => undefined });
});
afterAll(async () => {
  await server.close();
  folders.remove();
});

describe('a request that no browser would send', () => {
  it.each([
    ['an invalid Host', ['GET / HTTP/1.1', 'Host: a b']],
    ['a Host with a path', ['GET / HTTP/1.1', 'Host: localhost/evil']],
    ['a backslash in its path', ['GET /\\evil HTTP/1.1', 'Host: localhost']],
    ['an invalid URL', ['GET http://[ HTTP/1.1', 'Host: localhost']],
  ])('with %s is refused without details', async (_, lines) => {
    const answer = await rawRequest(server.url, lines);
    expect(statusOf(answer)).toBe(400);
    expect(answer).not.toMatch(/Error|node_modules|\.[mc]?[jt]s\b/);
  });

  it('with two slashes as its path redirects nowhere', async () => {
    const answer = await rawRequest(server.url, ['GET //evil.example/ HTTP/1.1', 'Host: localhost']);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/^location:/im);
  });
});

describe('a body larger than any legitimate one', () => {
  const places = ['/auth/v1/token?grant_type=password', '/rest/v1/rpc/sync_push', '/functions/v1/get-secret', '/'];

  it.each(places)('is refused by its Content-Length at %s', async (path) => {
    const lines = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `apikey: ${EMBEDDED_PUBLIC_KEY}`,
      `Content-Length: ${TOO_MUCH.length}`,
    ];
    expect(statusOf(await rawRequest(server.url, lines))).toBe(413);
  });

  it.each(places)('is refused when it is chunked at %s', async (path) => {
    const lines = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `apikey: ${EMBEDDED_PUBLIC_KEY}`,
      'Transfer-Encoding: chunked',
    ];
    const pieces = `${TOO_MUCH.length.toString(16)}\r\n${TOO_MUCH}\r\n0\r\n\r\n`;
    expect(statusOf(await rawRequest(server.url, lines, pieces))).toBe(413);
  });

  it('does not affect others: the server still responds', async () => {
    expect((await fetch(server.url)).status).toBe(200);
  });
});

describe('the key of the real movie database', () => {
  const ask = (headers: Record<string, string>) =>
    rawRequest(
      server.url,
      [
        'POST /functions/v1/get-secret HTTP/1.1',
        ...Object.entries({ Host: new URL(server.url).host, ...headers }).map(([name, value]) => `${name}: ${value}`),
        'Content-Type: application/json',
        'Content-Length: 30',
      ],
      '{"secret_name":"TMDB_API_KEY"}',
    );

  it('is given to this page, and to tools other than browsers', async () => {
    expect(await ask({})).toContain('real-key');
    expect(await ask({ Origin: server.url })).toContain('real-key');
  });

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a page of another port', { Origin: 'http://localhost:1' }],
    ['a page without an origin of its own', { Origin: 'null' }],
    ['another site’s name that resolves to this server', { Host: 'evil.example', Origin: 'http://evil.example' }],
  ])('is not given to %s', async (_, headers) => {
    const answer = await ask(headers);
    expect(statusOf(answer)).toBe(403);
    expect(answer).not.toContain('real-key');
    expect(answer).not.toMatch(/^access-control-allow-origin:/im);
  });
});
