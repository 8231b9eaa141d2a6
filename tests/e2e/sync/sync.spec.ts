import type { Page } from '@playwright/test';
import { backendOf, type MemberBackend } from '../fixtures/backend';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { expireSession } from '../fixtures/session';
import { WHOLE_BROWSER } from '../fixtures/whole-browser';
import { RESULTS } from '../../../src/i18n/messages/results';
import { SYNC } from '../../../src/i18n/messages/sync';
import { SHELL } from '../../../src/i18n/messages/shell';
import { AUTH } from '../../../src/i18n/messages/auth';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Favorites at the server, by title, in alphabetical order. */
async function favoriteTitles(backend: MemberBackend): Promise<string[]> {
  const rows = await backend.rows('user_favorites?select=movies(title)');
  return rows.map(({ movies }) => (movies as { title: string }).title).sort();
}

/** Adds the first results to the favorites and waits until they are saved. */
async function addFavorites(page: Page, count: number): Promise<string[]> {
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const titles: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const slide = currentSlide(dialog);
    await expect(dialog.getByText(`${index + 1} of 15`, { exact: true })).toBeVisible();
    titles.push(await slide.getByRole('heading').innerText());
    await slide.getByRole('button', { name: 'Add to Favorites' }).click();
    await dialog.getByRole('button', { name: RESULTS.next }).click();
  }
  await page.keyboard.press('Escape');
  // The dialog closes by a history entry, which would abort the test's next navigation.
  await expect(dialog).toBeHidden();
  return titles.sort();
}

const saved = (page: Page) => page.getByText(SYNC.saved);

function removeButton(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('listitem').filter({ has: heading }).getByRole('button', { name: 'Remove from Favorites' });
}

test(
  'the worker syncs with every page closed, also when the token has expired meanwhile',
  { tag: WHOLE_BROWSER },
  async ({ page, context, server, expectConsole }) => {
    const credentials = await signUp(page);
    await workerReady(page);
    const backend = await backendOf(server.url, credentials);
    const [first = '', second = ''] = await addFavorites(page, 2);
    await expect.poll(() => favoriteTitles(backend)).toEqual([first, second]);

    expectConsole(NO_NETWORK);
    await page.goto('/profile/favorites');
    await expect(saved(page)).toBeAttached();
    await context.setOffline(true);
    await expireSession(page);
    await removeButton(page, second).click();
    await expect(page.getByText(SYNC.offlineWaiting(1))).toBeAttached();
    await page.close();
    expect(await favoriteTitles(backend)).toEqual([first, second]);

    // the first request fails as well: the browser wakes the worker again
    let refused = 0;
    server.intercept((request) => {
      if (!/\/rest\/v1\/rpc\/sync_push/.test(request.url) || refused > 0) return undefined;
      refused += 1;
      return new Response('', { status: 503 });
    });
    await context.setOffline(false);
    await expect.poll(() => favoriteTitles(backend)).toEqual([first]);
    expect(refused).toBe(1);
  },
);

test('without Background Sync, the next visit syncs', async ({ page, context, server, expectConsole }) => {
  await context.addInitScript(() => {
    if ('ServiceWorkerRegistration' in globalThis) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  const credentials = await signUp(page);
  await workerReady(page);
  const backend = await backendOf(server.url, credentials);
  const [only = ''] = await addFavorites(page, 1);
  await expect.poll(() => favoriteTitles(backend)).toEqual([only]);

  expectConsole(NO_NETWORK);
  await page.goto('/profile/favorites');
  await expect(saved(page)).toBeAttached();
  await context.setOffline(true);
  await removeButton(page, only).click();
  await expect(page.getByText(SYNC.offlineWaiting(1))).toBeAttached();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/profile/favorites');
  await expect.poll(() => favoriteTitles(backend)).toEqual([]);
});

test('two tabs toggle at the same time and converge', async ({ page, context, server }) => {
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  const titles = await addFavorites(page, 3);
  await page.goto('/profile/favorites');
  const other = await context.newPage();
  await other.goto('/profile/favorites');
  await Promise.all([removeButton(page, titles[0] ?? '').click(), removeButton(other, titles[1] ?? '').click()]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 2 })).toHaveText([titles[2] ?? '']);
  }
  await expect.poll(() => favoriteTitles(backend)).toEqual([titles[2]]);
});

test('two devices, both changed offline, converge', async ({
  page,
  context,
  browser,
  server,
  complaints,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  await workerReady(page);
  const backend = await backendOf(server.url, credentials);
  const titles = await addFavorites(page, 3);
  await page.goto('/profile/favorites');
  await expect(saved(page)).toBeAttached();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, credentials);
  await workerReady(other);
  await other.goto('/profile/favorites');
  await expect(other.getByRole('heading', { level: 2 })).toHaveCount(3);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await elsewhere.setOffline(true);
  await removeButton(page, titles[0] ?? '').click();
  await removeButton(other, titles[1] ?? '').click();
  await context.setOffline(false);
  await elsewhere.setOffline(false);
  await expect.poll(() => favoriteTitles(backend)).toEqual([titles[2]]);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 2 })).toHaveText([titles[2] ?? '']);
  }
  await elsewhere.close();
});

test('signing out offline leaves nothing to the next member, and the pending change is kept for its owner', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  await workerReady(page);
  const backend = await backendOf(server.url, credentials);
  const titles = await addFavorites(page, 2);
  await expect.poll(() => favoriteTitles(backend)).toEqual(titles);
  await page.goto('/profile/favorites');
  await expect(saved(page)).toBeAttached();

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await removeButton(page, titles[0] ?? '').click();
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await page.getByRole('dialog').getByRole('button', { name: SHELL.signOut }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: AUTH.signInTitle })).toBeVisible();
  await context.setOffline(false);

  await signUp(page);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(saved(page)).toBeAttached();
  expect(await favoriteTitles(backend)).toEqual(titles);
  const left = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('matinee-pinned')),
  );
  expect(left.length).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await signIn(page, credentials);
  await expect.poll(() => favoriteTitles(backend)).toEqual([titles[1]]);
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/profile/favorites');
  await expect(other.getByRole('heading', { name: MARKED_LISTS.favorite.title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test(
  'a worker that is stopped during a push loses nothing',
  { tag: WHOLE_BROWSER },
  async ({ page, context, browser, server, expectConsole }) => {
    const credentials = await signUp(page);
    await workerReady(page);
    const backend = await backendOf(server.url, credentials);
    const [only = ''] = await addFavorites(page, 1);
    await expect.poll(() => favoriteTitles(backend)).toEqual([only]);
    await page.goto('/profile/favorites');
    await expect(saved(page)).toBeAttached();

    expectConsole(NO_NETWORK);
    await context.setOffline(true);
    await removeButton(page, only).click();
    await expect(page.getByText(SYNC.offlineWaiting(1))).toBeAttached();
    await page.close();

    let pushes = 0;
    let arrived = (): void => undefined;
    const firstPush = new Promise<void>((resolve) => (arrived = resolve));
    server.intercept(async (request) => {
      if (!request.url.endsWith('/sync_push')) return undefined;
      pushes += 1;
      if (pushes > 1) return undefined;
      arrived();
      // The response never comes: the worker is stopped while it waits.
      return new Promise(() => undefined);
    });
    await context.setOffline(false);
    await firstPush;
    const devtools = await browser.newBrowserCDPSession();
    const { targetInfos } = await devtools.send('Target.getTargets');
    for (const { targetId, type } of targetInfos) {
      if (type === 'service_worker') await devtools.send('Target.closeTarget', { targetId });
    }
    const again = await context.newPage();
    await again.goto('/profile/favorites');
    await expect.poll(() => favoriteTitles(backend)).toEqual([]);
  },
);
