import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite } from '../../../local-stack/hosting/deploy-folder';
import { contentType } from '../../../local-stack/host/content-types';
import { githubPages } from '../../../local-stack/hosting/github-pages';
import { clientEnvironment } from '../../../local-stack/settings/client-environment';
import { LIMITS } from '../../time/limits';
import { expect, test } from '../fixtures/page';
import { AUTH } from '../../../src/i18n/messages/auth';

const PROJECT = join(import.meta.dirname, '../../..');
const BASE = '/matinee/';
/** Credentials of a project that does not exist, since this test needs none. */
const SETTINGS = {
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_nobody',
};

let folder: string;
let server: Server;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(LIMITS.start);
  folder = mkdtempSync(join(tmpdir(), 'matinee-pages-'));
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: PROJECT,
    env: { ...process.env, ...SETTINGS, MATINEE_BASE: BASE },
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stderr);
  const client = clientEnvironment(SETTINGS);
  if (!client.ok) throw new Error(client.error);
  ({ server, site } = await servePages(githubPages.files(readSite(folder, join(PROJECT, 'supabase'), client.value))));
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves files below the path as GitHub Pages does: no headers, and 404.html with status 404 for every unknown path. */
function servePages(files: Readonly<Record<string, string | Uint8Array>>): Promise<{ server: Server; site: string }> {
  const pages = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === BASE ? 'index.html' : pathname.slice(BASE.length);
    const content = pathname.startsWith(BASE) ? files[name] : undefined;
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': contentType(content === undefined ? '404.html' : name),
    });
    response.end(content ?? files['404.html']);
  });
  return new Promise((resolve) => {
    pages.listen(0, '127.0.0.1', () => {
      const address = pages.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ server: pages, site: `http://localhost:${port}${BASE}` });
    });
  });
}

test('below a path on GitHub Pages, links, guards, emails and the worker stay below it', async ({
  page,
  expectConsole,
}) => {
  // a link to a screen is a 404 that contains the page; and there is no project
  expectConsole(/status of 404|ERR_NAME_NOT_RESOLVED|ERR_/);
  await page.goto(`${site}charts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(site);

  await page.goto(`${site}dashboard`);
  await expect(page).toHaveURL(`${site}login`);
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(`${site}privacy`);

  await page.goto(`${site}dashboard#error=access_denied&error_code=otp_expired`);
  await expect(page).toHaveURL(`${site}login`);
  await expect(page.getByRole('alert')).toContainText(AUTH.notices['mail-link']);
});

test('below a path the page carries the policy itself, and opens offline', async ({ page, context, expectConsole }) => {
  expectConsole(/status of 404|ERR_/);
  await page.goto(site);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const blocked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const image = document.createElement('img');
        image.src = 'https://somebody-elses.example/x.png';
        document.body.append(image);
      }),
  );
  expectConsole(/violates the following Content Security Policy/);
  expect(await blocked).toBe('img-src');

  await context.setOffline(true);
  await page.goto(`${site}charts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
});
