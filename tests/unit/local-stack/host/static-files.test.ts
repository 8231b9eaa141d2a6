import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuild, serveBuild, type StaticFiles } from '../../../../local-stack/host/static-files';

const PAGE = '<!doctype html><title>Matinee</title>';
const LOGIN = '<!doctype html><title>Login · Matinee</title>';
const FILES = {
  'index.html': PAGE,
  'login.html': LOGIN,
  'sw.js': '/* worker */',
  'manifest.webmanifest': '{}',
  '.vite/manifest.json': '{}',
  'assets/main-h4sh.js': 'export {}',
  'assets/font-h4sh.woff2': 'font',
  'icons/icon.svg': '<svg/>',
};

let parent: string;
let answer: StaticFiles;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'matinee-build-'));
  writeFileSync(join(parent, 'secret.txt'), 'not for the web');
  for (const folder of ['dist/assets', 'dist/icons', 'dist/.vite'])
    mkdirSync(join(parent, folder), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(parent, 'dist', name), text);
  answer = await serveBuild(readBuild(join(parent, 'dist')), join(parent, 'dist/.compressed'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  return answer(new Request(`http://localhost${path}`, { method, headers }));
}

describe('the files of a build', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/login.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icons/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/assets/main-h4sh.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-h4sh.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is %s, %s', (path, type, cacheControl) => {
    const { status, headers } = ask(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, cacheControl]);
  });

  it('are compressed as the browser accepts, with a Vary header', () => {
    const { headers } = ask('/', { 'accept-encoding': 'gzip, br' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'accept-encoding']);
  });

  it('are sent unchanged if already compressed', () => {
    const { headers } = ask('/assets/font-h4sh.woff2', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('are not sent again to a client that has them', async () => {
    const etag = ask('/', { 'accept-encoding': 'br' }).headers.get('etag') ?? '';
    const again = ask('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(ask('/', { 'if-none-match': etag }).status, 'another form is another file').toBe(200);
  });

  it('respond to HEAD with headers only', async () => {
    const head = ask('/', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(PAGE.length));
    expect(await head.text()).toBe('');
  });

  it("can't be written", () => {
    const { status, headers } = ask('/', {}, 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('paths without a file', () => {
  it('return the page to a navigation', async () => {
    const navigation = ask('/movie/278', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([navigation.status, await navigation.text()]).toEqual([200, PAGE]);
  });

  it('return their own page if the build has prerendered one', async () => {
    const headers = { accept: 'text/html' };
    expect(await ask('/login', headers).text()).toBe(LOGIN);
    expect(await ask('/login/x', headers).text()).toBe(PAGE);
  });

  it.each(['/movie/862', '/login', '/charts/movies/top50'])('%s is a page to whoever previews a link', (path) => {
    expect([ask(path, { accept: '*/*' }).status, ask(path).status]).toEqual([200, 200]);
  });

  it.each(['/picture.png', '/assets/gone-h4sh.js'])('%s is a 404 when requested by a page', (path) => {
    expect(ask(path, { accept: '*/*' }).status).toBe(404);
  });

  it('are a 404 below the hashed files, even for a navigation, since a page there would be taken for a script', () => {
    expect(ask('/assets/gone-h4sh.js', { accept: 'text/html' }).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.vite/manifest.json',
  ])('%s leads nowhere', (path) => expect(ask(path).status).toBe(404));

  it("are rejected if they can't be decoded", () => {
    expect(ask('/%').status).toBe(400);
  });
});

it('reports a missing build', () => {
  expect(() => readBuild(join(parent, 'nothing'))).toThrow(
    /There’s no build in .*nothing\. Run "npm run build" first\./,
  );
});
