import { signUp } from '../fixtures/member';
import { test, expect } from '../fixtures/page';
test.setTimeout(300000);
for (const scheme of ['dark', 'light'] as const)
  test(`shots ${scheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, colorScheme: scheme, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signUp(page);
    for (const id of [278, 238]) {
      await page.goto(`/movie/${id}`);
      await page.getByRole('button', { name: 'Mark as Watched' }).click();
      await page.getByRole('slider').fill(String(id % 10 + 1));
      await expect(page.getByRole('slider')).toHaveValue(String(id % 10 + 1));
    }
    for (const [width, height] of [[390, 844], [844, 390], [1280, 800]] as const) {
      const d = `/tmp/dui/${width}-${scheme}`;
      await page.setViewportSize({ width, height });
      await page.goto('/movie/603');
      await expect(page.getByRole('slider')).toBeVisible();
      await page.screenshot({ path: `${d}-unwatched.png` });
      await page.goto('/movie/278');
      await expect(page.getByRole('button', { name: 'Watched again' })).toBeVisible();
      await page.screenshot({ path: `${d}-watched.png` });
      await page.getByRole('button', { name: /Edit dates/ }).click();
      await page.getByLabel('Date watched').first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${d}-edit.png`, fullPage: true });
      await page.goto('/charts?movie=278');
      await expect(page.getByRole('button', { name: 'Watched again' })).toBeVisible();
      await page.screenshot({ path: `${d}-dialog.png` });
      await page.getByRole('button', { name: /Edit dates/ }).click();
      await page.getByLabel('Date watched').first().scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${d}-dialog-edit.png` });
      await page.goto('/profile/watched');
      await expect(page.locator('main article')).toHaveCount(2);
      await page.screenshot({ path: `${d}-list.png` });
    }
  });
