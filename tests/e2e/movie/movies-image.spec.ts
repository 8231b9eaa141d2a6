import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/accessible';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { FAVORITES } from '../../../src/features/marked-movies/messages';
import { MOVIES_IMAGE } from '../../../src/i18n/messages/marked-lists';
import { DIARY_PANEL } from '../../../src/features/movie/messages';
import { STATISTICS } from '../../../src/features/statistics/messages';
import { APP } from '../../../src/i18n/messages/shell';
import { DIARY } from '../../../src/marks/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** A member with these movies among the favorites, who requests an image of them. */
async function openImageDialog(page: Page, ids: readonly number[]) {
  await signUp(page);
  for (const id of ids) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  }
  await page.goto('/profile/favorites');
  await page.getByRole('button', { name: MOVIES_IMAGE.openLabel }).click();
  const dialog = page.getByRole('dialog', { name: FAVORITES.imageTitle });
  await expect(dialog.getByRole('button', { name: MOVIES_IMAGE.save })).toBeVisible();
  return dialog;
}

/** How many colors the middle of an image has: a poster has many, a title on a plain background a few. */
const colors = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(300, 400, 480, 480) ?? { data: [] };
    const seen = new Set<string>();
    for (let index = 0; index < data.length; index += 4)
      seen.add(`${data[index]},${data[index + 1]},${data[index + 2]}`);
    return seen.size;
  });

test('an image of the favorites shows their posters, and can be copied or saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openImageDialog(page, [603, 949]);
  await expect(dialog.getByText(MOVIES_IMAGE.allMovies)).toBeVisible();
  await expect(dialog.getByRole('img', { name: MOVIES_IMAGE.described(['Heat', 'The Matrix']) })).toBeVisible();
  expect(await colors(page)).toBeGreaterThan(200);
  await expectAccessible(page, 'an image of favorites');

  await dialog.getByRole('button', { name: MOVIES_IMAGE.copy }).click();
  await expect(page.getByText(MOVIES_IMAGE.copied)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))).toContain(
    'image/png',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: MOVIES_IMAGE.save }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('matinee-favorites.png');
  const file = await readFile(await download.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
  await dialog.getByRole('button', { name: APP.close }).click();
  await expect(page.getByRole('button', { name: MOVIES_IMAGE.openLabel })).toBeFocused();
});

test('where the posters’ host does not allow drawing them, titles take their place', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 403|Response status 403/);
  server.intercept(({ url }) => (/\/t\/p\/w500\//.test(url) ? new Response('', { status: 403 }) : undefined));
  const dialog = await openImageDialog(page, [603]);
  expect(await colors(page)).toBeLessThan(200);
  await expect(dialog.getByRole('button', { name: MOVIES_IMAGE.copy })).toBeVisible();
});

test('a browser with a share sheet receives the image as a file', async ({ page }) => {
  await page.addInitScript(() => {
    const given: string[] = [];
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'image/png') ?? false,
      share: ({ files = [] }: ShareData) => {
        given.push(...files.map(({ name }) => name));
        return Promise.resolve();
      },
    });
    Object.assign(window, { given });
  });
  const dialog = await openImageDialog(page, [603]);
  await dialog.getByRole('button', { name: MOVIES_IMAGE.share }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'given') as unknown))
    .toEqual(['matinee-favorites.png']);
  await expect(dialog.getByRole('button', { name: MOVIES_IMAGE.copy })).toHaveCount(0);
});

test('an image of a year has its best rated movies first, and its numbers', async ({ page }) => {
  await signUp(page);
  for (const [id, rating] of [
    [603, '9'],
    [949, '6'],
  ] as const) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await page.getByRole('slider', { name: DIARY.yourRating }).fill(rating);
    await expect(page.getByRole('button', { name: DIARY_PANEL.removeRating })).toBeVisible();
  }
  await page.goto('/profile/stats');
  const year = await page.evaluate(() => new Date().getFullYear());
  await page.getByRole('button', { name: MOVIES_IMAGE.openLabel }).click();
  const dialog = page.getByRole('dialog', { name: STATISTICS.imageTitle(year) });
  await expect(dialog.getByText(MOVIES_IMAGE.allMovies)).toBeVisible();
  await expect(dialog.getByRole('img', { name: MOVIES_IMAGE.described(['The Matrix', 'Heat']) })).toBeVisible();
  expect(await colors(page)).toBeGreaterThan(200);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: MOVIES_IMAGE.save }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`matinee-${year}.png`);
});
