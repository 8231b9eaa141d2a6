import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signUp } from './fixtures/member';
import { expect, test } from './fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from './fixtures/questionnaire';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const VISITOR = [
  '/',
  '/charts',
  '/charts/movies/top50',
  '/charts/movies/top50?film=603',
  '/movie/603',
  '/movie/matrix',
  '/login',
  '/join',
  '/reset-password',
  '/privacy',
  '/terms',
  '/watchlist',
];
const MEMBER = [
  '/dashboard',
  '/collection',
  '/profile',
  '/profile/favorites',
  '/profile/badges',
  '/profile/history',
  '/profile/stats',
  '/profile/settings',
  '/profile/sync',
];

/** What axe finds on the page, once nothing more comes. */
async function violations(page: Page): Promise<readonly string[]> {
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const { name, viewport, colorScheme } of [
  { name: 'on a phone in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'on a desktop in the light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const) {
  test.describe(name, () => {
    // Twenty screens, each looked at as a whole.
    test.describe.configure({ timeout: 240_000 });
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen of a visitor is accessible', async ({ page }) => {
      for (const path of VISITOR) {
        await page.goto(path);
        expect(await violations(page), path).toEqual([]);
      }
    });

    test('every screen of a member is accessible, with results and without a network', async ({ page, context }) => {
      await signUp(page);
      await answer(page, FAMILY_EVENING);
      const slide = currentSlide(await results(page));
      await slide.getByRole('button', { name: 'Add to Favorites' }).click();
      expect(await violations(page), 'results').toEqual([]);
      await page.keyboard.press('Escape');
      for (const path of MEMBER) {
        await page.goto(path);
        expect(await violations(page), path).toEqual([]);
      }
      await context.setOffline(true);
      await expect(page.getByText(/^Offline/)).toBeAttached();
      expect(await violations(page), 'offline').toEqual([]);
    });
  });
}
