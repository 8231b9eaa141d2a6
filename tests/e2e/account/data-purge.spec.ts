import type { Page } from '@playwright/test';
import { delivered } from '../fixtures/device';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { SHELL } from '../../../src/i18n/messages/shell';

/** Everything that the origin stores on this device, as text: caches, databases and session storage. */
function storedData(page: Page) {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const posters = await caches.open('matinee-posters').then((cache) => cache.keys());
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const rows: Record<string, unknown> = {};
    for (const name of names) {
      // reading must not create a database that has just been deleted
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await done(opening).catch(() => null);
      if (!database) continue;
      for (const store of database.objectStoreNames)
        rows[`${name}/${store}`] = await done(database.transaction(store).objectStore(store).getAll());
      database.close();
    }
    return {
      caches: await caches.keys(),
      posters: posters.map(({ url }) => url),
      databases: names,
      rows,
      tab: JSON.stringify(Object.entries(sessionStorage)),
      settings: Object.entries(localStorage),
    };
  });
}

const ofMembers = ({ databases }: Awaited<ReturnType<typeof storedData>>) =>
  databases.filter((name) => name.startsWith('matinee-member-'));

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
}

test('after sign-out the device reveals neither the member, nor their movies, nor where they were', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await workerReady(page);
  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await delivered(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await storedData(page)).posters.length).toBeGreaterThan(0);
  const before = await storedData(page);
  expect(before.rows['workbox-expiration/cache-entries']).not.toEqual([]);
  expect(before.tab).toContain('/movie/603');
  expect(before.rows['matinee-movie-facts/facts']).not.toEqual([]);

  const [name = ''] = ofMembers(before);

  await signOut(page);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect.poll(async () => ofMembers(await storedData(page))).toEqual([]);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);

  const after = await storedData(page);
  expect(after.posters).toEqual([]);
  expect(after.caches.filter((cache) => cache.startsWith('matinee-pinned'))).toEqual([]);
  expect(after.rows['workbox-expiration/cache-entries']).toEqual([]);
  expect(after.rows['matinee-movie-facts/facts']).toEqual([]);
  // When the cache of browsed movies was cleared.
  expect(after.rows['matinee-catalog/movies']).toEqual([expect.any(Number)]);
  expect(after.tab).not.toMatch(/movie|profile|603/);
  // No database, cache or value mentions the member.
  expect(ofMembers(after)).toEqual([]);
  const id = name.slice('matinee-member-'.length);
  for (const word of [id, email.slice(0, email.indexOf('@'))]) expect(JSON.stringify(after)).not.toContain(word);
});

test('after sign-out only pending changes keep the member’s database, which is deleted once they are sent', async ({
  page,
  context,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  await workerReady(page);
  await page.goto('/movie/603');
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
  await delivered(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await context.setOffline(false);
  const waiting = await storedData(page);
  const [name = ''] = ofMembers(waiting);
  const filled = Object.entries(waiting.rows).filter(([store, rows]) => store.startsWith(name) && String(rows) !== '');
  expect(filled.map(([store]) => store)).toEqual([`${name}/outbox`, `${name}/sync`]);

  await signIn(page, credentials);
  await delivered(page);
  await signOut(page);
  await expect.poll(async () => ofMembers(await storedData(page))).toEqual([]);
});
