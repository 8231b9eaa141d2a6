import { ageLists } from './fixtures/lists';
import { signUp } from './fixtures/member';
import { workerReady } from './fixtures/offline';
import { expect, test } from './fixtures/page';
test('shots', async ({ page, context, expectConsole }) => {
  expectConsole(/./);
  test.setTimeout(180_000);
  const loaded = () => page.waitForFunction(() => [...document.images].filter((i) => i.getBoundingClientRect().top < innerHeight).every((i) => i.complete), null, { timeout: 15000 }).catch(() => undefined);
  const shot = async (name: string) => {
    for (const [size, viewport] of [['phone', { width: 390, height: 844 }], ['desk', { width: 1280, height: 800 }]] as const)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await loaded();
        await page.screenshot({ path: `/tmp/lists/shots/${name}-${size}-${colorScheme}.png` });
      }
  };
  await page.goto('/charts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await workerReady(page);
  await shot('charts');
  await page.goto('/charts/movies/top50');
  await expect(page.locator('main article')).toHaveCount(50);
  await shot('top50');
  await page.goto('/nowhere');
  await ageLists(page, { page: 3, worker: 3 });
  await context.setOffline(true);
  await page.goto('/charts/movies/top50');
  await expect(page.getByText('Updated 3 hours ago')).toBeVisible();
  await shot('offline');
  await page.goto('/nowhere');
  await ageLists(page, { page: 'gone', worker: 'gone' });
  await page.goto('/charts/movies/top50');
  await expect(page.getByText('No connection yet')).toBeVisible();
  await shot('none');
  await context.setOffline(false);
  await signUp(page);
  await expect(page.getByRole('region', { name: 'Trending Now' }).getByRole('article')).toHaveCount(5);
  await page.waitForTimeout(4500);
  await shot('dash');
  await page.getByRole('heading', { name: 'Trending Now' }).scrollIntoViewIfNeeded();
  for (const [size, viewport] of [['phone', { width: 390, height: 844 }], ['desk', { width: 1280, height: 800 }]] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'dark' });
    await loaded();
    await page.screenshot({ path: `/tmp/lists/shots/dashfull-${size}.png`, fullPage: true });
  }
});
