import type { Page } from '@playwright/test';
import { backendOf } from '../fixtures/backend';
import { sendCredentials, signUp, type Credentials } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import { expireSession } from '../fixtures/session';
import { SYNC } from '../../../src/i18n/messages/sync';
import { SHELL } from '../../../src/i18n/messages/shell';
import { AUTH } from '../../../src/i18n/messages/auth';

test.use({ viewport: { width: 390, height: 844 } });

// A busy machine answers slowly: no request times out here.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Reflect.set(AbortSignal, 'timeout', () => new AbortController().signal)),
);

/** Marks the requests that the tests forward to the server themselves. */
const FORWARDED = 'x-forwarded-by-test';

/** Sign-out sends an expired token, and Chromium logs the refusal. */
const EXPIRED_TOKEN = /status of 40[13]/;

/** Forwards token refreshes to the server and holds their responses until they are released. */
function holdRefreshes(server: TestServer): { readonly held: () => number; readonly release: () => void } {
  let held = 0;
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.intercept(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname !== '/auth/v1/token' || !search.includes('refresh_token') || request.headers.has(FORWARDED)) {
      return undefined;
    }
    const headers = new Headers(request.headers);
    headers.set(FORWARDED, 'yes');
    const answer = await fetch(`${server.url}${pathname}${search}`, {
      method: 'POST',
      headers,
      body: await request.text(),
    });
    const body = await answer.text();
    held += 1;
    await gate;
    return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  });
  return { held: () => held, release: () => release() };
}

/** Has the page refresh its token, and waits until the response is held. */
async function startRefresh(page: Page, server: TestServer): Promise<ReturnType<typeof holdRefreshes>> {
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  const refreshes = holdRefreshes(server);
  await expireSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(refreshes.held).toBe(1);
  return refreshes;
}

/** Waits until the page has handled the response to a refresh: it holds a lock until then. */
async function renewed(page: Page): Promise<void> {
  const isRefreshing = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'matinee-session'));
  await expect.poll(isRefreshing).toBe(false);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
}

/** Another account, created outside the browser. */
async function newAccount(server: TestServer, page: Page): Promise<Credentials> {
  const other = await page.context().browser()?.newContext({ baseURL: server.url });
  if (!other) throw new Error('a page has a browser');
  const credentials = await signUp(await other.newPage());
  await other.close();
  return credentials;
}

const favorites = async (server: TestServer, member: Credentials) =>
  (await (await backendOf(server.url, member)).rows('user_favorites?select=movie_id')).map(({ movie_id: id }) => id);

test('a response for a member who has signed out is ignored: the next member sees and marks only their own movies', async ({
  page,
  server,
  expectConsole,
}) => {
  // two members one after the other, and two reloads
  test.slow();
  expectConsole(EXPIRED_TOKEN);
  const bob = await newAccount(server, page);
  const ada = await signUp(page);
  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect.poll(() => favorites(server, ada)).toEqual([603]);

  const refreshes = await startRefresh(page, server);
  await signOut(page);
  // Without leaving the page, whose request is still pending.
  await page.getByRole('banner').getByRole('link', { name: SHELL.login, exact: true }).click();
  await sendCredentials(page, bob, AUTH.signIn);
  await expect(page).toHaveURL(/\/dashboard$/);

  refreshes.release();
  await renewed(page);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The Matrix')).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByText(bob.email)).toBeVisible();

  await page.goto('/movie/155');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect.poll(() => favorites(server, bob)).toEqual([155]);
  expect(await favorites(server, ada)).toEqual([603]);
});

test('a response that comes after sign-out signs nobody in', async ({ page, server, expectConsole }) => {
  expectConsole(EXPIRED_TOKEN);
  await signUp(page);
  const refreshes = await startRefresh(page, server);
  await signOut(page);
  refreshes.release();
  await renewed(page);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});
