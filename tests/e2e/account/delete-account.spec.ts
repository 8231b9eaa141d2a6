import type { BrowserContext, Page } from '@playwright/test';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { sendCredentials, signIn, signUp, type Credentials } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test, type Complaints } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import { expireSession } from '../fixtures/session';
import { DELETE_ACCOUNT } from '../../../src/features/settings/messages';
import { DELETION } from '../../../src/features/settings/delete-account-messages';
import { AUTH } from '../../../src/i18n/messages/auth';

test.use({ viewport: { width: 390, height: 844 } });

/** What the server answers for a deleted account, and for a session that was deleted with it. */
const GONE = /status of 4(00|03|10)/;
const DELETED_NOTICE = AUTH.notices['account-deleted'];

async function favor(page: Page, movie: number): Promise<void> {
  await page.goto(`/movie/${movie}`);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
}

/** Opens the favorites, with one movie in them. */
async function removeFavorite(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'Remove from Favorites' }).click();
}

async function openDialog(page: Page) {
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: DELETE_ACCOUNT.action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: DELETION.question });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    password: dialog.getByLabel(DELETION.password, { exact: true }),
    confirm: dialog.getByRole('button', { name: DELETION.confirm }),
  };
}

async function deleteAccount(page: Page, { password }: Credentials): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.password.fill(password);
  await dialog.confirm.click();
  await expect(page.getByText(DELETION.deleted, { exact: true })).toBeVisible();
}

/** Rows in the members' databases on this device, except the signed-out flags, and the state of the session. */
async function storedData(page: Page) {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('matinee-member-')) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        if (store !== 'sync')
          rows.push(...(await done<unknown[]>(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    const device = await done(indexedDB.open('matinee-device'));
    const session: unknown[] = await done(device.transaction('session').objectStore('session').getAll());
    device.close();
    const pinned = (await caches.keys()).filter((name) => name.startsWith('matinee-pinned'));
    return { rows, session, pinned };
  });
}

const NOTHING = (reason: string) => ({
  rows: [],
  session: [{ id: 'ended', reason }, { id: 'sign-in-marker' }],
  pinned: [],
});

/** Another device of a member, with their favorite on it. */
async function secondDevice(page: Page, server: TestServer, complaints: Complaints, member: Credentials) {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page has a browser');
  const context: BrowserContext = await browser.newContext({ baseURL: server.url });
  complaints.watch(context);
  const other = await context.newPage();
  await signIn(other, member);
  await workerReady(other);
  await other.goto('/profile/favorites');
  await expect(other.getByText('The Matrix')).toBeVisible();
  return { context, other };
}

test('a member deletes the account with the password: the server and the device forget it, and the email can join again', async ({
  page,
  server,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 400/);
  const member = await signUp(page);
  await favor(page, 603);
  await delivered(page);
  const { dialog, password, confirm } = await openDialog(page);
  await confirm.click();
  await expect(dialog.getByText(DELETION.passwordMissing)).toBeVisible();
  await password.fill('popcorn-2');
  await confirm.click();
  await expect(dialog.getByText(DELETION.reasons['wrong-password'])).toBeVisible();
  await expect(password).toHaveValue('popcorn-2');

  await password.fill(member.password);
  await confirm.dblclick();
  await expect(page.getByText(DELETION.deleted, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect.poll(() => storedData(page)).toEqual(NOTHING('deleted-here'));

  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(DELETED_NOTICE)).toBeVisible();
  await sendCredentials(page, member, AUTH.signIn);
  await expect(page.getByText('Invalid email or password.')).toBeVisible();

  await page.goto('/join');
  await sendCredentials(page, member, AUTH.signUp);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await (await backendOf(server.url, member)).rows('user_favorites?select=movie_id')).toEqual([]);
  await page.goto('/profile/favorites');
  await expect(page.getByText('The Matrix')).toBeHidden();
});

test('offline, an account cannot be deleted and nothing is lost', async ({ page, context, expectConsole }) => {
  expectConsole(NO_NETWORK);
  expectConsole(/Failed to fetch/);
  const member = await signUp(page);
  const { dialog, password, confirm } = await openDialog(page);
  await password.fill(member.password);
  await context.setOffline(true);
  await expect(dialog.getByText(DELETE_ACCOUNT.offline)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(password).toHaveValue(member.password);
  await dialog.getByRole('button', { name: DELETION.cancel }).click();
  await expect(page.getByText(DELETE_ACCOUNT.offline)).toBeVisible();
  await expect(page.getByRole('button', { name: DELETE_ACCOUNT.action, exact: true })).toBeDisabled();
  await context.setOffline(false);
  await page.goto('/profile');
  await expect(page.getByText(member.email)).toBeVisible();
});

test('a second device that is online learns of the deletion with its next request, wipes itself and says why', async ({
  page,
  server,
  complaints,
  expectConsole,
}) => {
  test.slow();
  expectConsole(GONE);
  const member = await signUp(page);
  await favor(page, 603);
  await delivered(page);
  const { context, other } = await secondDevice(page, server, complaints, member);
  await deleteAccount(page, member);

  const pushes: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/sync_push')) pushes.push(request.url());
  });
  await removeFavorite(other);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(DELETED_NOTICE)).toBeVisible();
  await expect.poll(() => storedData(other)).toEqual(NOTHING('deleted'));
  // The request was refused once and never retried.
  expect(pushes).toHaveLength(1);
  await context.close();
});

test('a second device that was offline with pending changes learns of the deletion on its return and sends nothing', async ({
  page,
  server,
  complaints,
  expectConsole,
}) => {
  test.slow();
  expectConsole(GONE);
  expectConsole(NO_NETWORK);
  expectConsole(/Failed to fetch/);
  const member = await signUp(page);
  await favor(page, 603);
  await delivered(page);
  const { context, other } = await secondDevice(page, server, complaints, member);
  await context.setOffline(true);
  await removeFavorite(other);
  await expect.poll(async () => JSON.stringify((await storedData(other)).rows)).toContain('"waiting"');
  await expireSession(other);
  await deleteAccount(page, member);

  await context.setOffline(false);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(DELETED_NOTICE)).toBeVisible();
  await expect.poll(() => storedData(other)).toEqual(NOTHING('deleted'));
  await context.close();
});

test('an expired session wipes nothing, even when the server does not say whose it was', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of (400|401|403|503)/);
  const member = await signUp(page);
  await favor(page, 603);
  await delivered(page);
  server.intercept((request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/auth/v1/token' && search.includes('refresh_token'))
      return Promise.resolve(Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }));
    return Promise.resolve(undefined);
  });
  await expireSession(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(AUTH.notices['session-ended'])).toBeVisible();
  await expect
    .poll(async () => (await storedData(page)).session)
    .toEqual([{ id: 'ended', reason: 'session' }, { id: 'sign-in-marker' }]);
  expect((await storedData(page)).rows).not.toEqual([]);
  server.clearIntercepts();
  await sendCredentials(page, member, AUTH.signIn);
  await expect(page).not.toHaveURL(/\/login$/);
  await page.goto('/profile/favorites');
  await expect(page.getByText('The Matrix')).toBeVisible();
});
