import type { Page } from '@playwright/test';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';

/** All that the origin keeps on this device, as text: caches, databases and the tab's own storage. */
function kept(page: Page) {
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
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows[`${name}/${store}`] = await done(database.transaction(store).objectStore(store).getAll());
      database.close();
    }
    return {
      caches: await caches.keys(),
      posters: posters.map(({ url }) => url),
      rows,
      tab: JSON.stringify(Object.entries(sessionStorage)),
    };
  });
}

test('after sign-out nothing tells which films the member met, nor where they were', async ({ page }) => {
  await signUp(page);
  await workerReady(page);
  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await delivered(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await kept(page)).posters.length).toBeGreaterThan(0);
  const before = await kept(page);
  expect(before.rows['workbox-expiration/cache-entries']).not.toEqual([]);
  expect(before.tab).toContain('/movie/603');
  expect(before.rows['matinee-film-facts/facts']).not.toEqual([]);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);

  const after = await kept(page);
  expect(after.posters).toEqual([]);
  expect(after.caches.filter((name) => name.startsWith('matinee-pinned'))).toEqual([]);
  expect(after.rows['workbox-expiration/cache-entries']).toEqual([]);
  expect(after.rows['matinee-film-facts/facts']).toEqual([]);
  // Of the films that were listed, when they were forgotten.
  expect(after.rows['matinee-catalogue/films']).toEqual([expect.any(Number)]);
  expect(after.tab).not.toMatch(/movie|profile|603/);
  // What a member's database keeps is that they have left, and the clock's difference.
  const theirs = Object.entries(after.rows).filter(([name]) => name.startsWith('matinee-member-'));
  for (const [name, rows] of theirs) if (!name.endsWith('/sync')) expect(rows).toEqual([]);
});
