import type { Page } from '@playwright/test';
import { MEMBER_ADDRESSES } from '../../fixtures/member-addresses';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { APP, SHELL } from '../../../src/i18n/messages/shell';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  await expect.poll(() => top(page)).toBe(y);
}

test('a route change sets the window title, focuses the heading and starts at the top; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page).toHaveTitle('Privacy Policy · Matinee');
  await expect(heading(page)).not.toBeFocused();
  await scrollTo(page, 700);

  // clicked by the mouse: Playwright's own click would scroll to it
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms of Service' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Terms of Service · Matinee');
  expect(await top(page)).toBe(0);
  await scrollTo(page, 400);

  await page.goBack();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Privacy Policy · Matinee');
  await expect.poll(() => top(page)).toBe(700);

  await page.goForward();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => top(page)).toBe(400);

  await page.reload();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect.poll(() => top(page)).toBe(400);
});

test('a screen that is left before the browser has fired its last scroll event is restored too', async ({ page }) => {
  await page.goto('/privacy');
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.evaluate(() => {
    window.scrollTo({ top: 700, behavior: 'instant' });
    document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
  });
  await expect(heading(page)).toHaveText('Terms of Service');
  await page.evaluate(() => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    window.history.back();
  });
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect.poll(() => top(page)).toBe(700);
  await page.goForward();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect.poll(() => top(page)).toBe(400);
});

test('Back restores the scroll position in a list that loads late', async ({ page }) => {
  await page.goto('/charts/movies/top50');
  await expect(page.locator('main article')).toHaveCount(50);
  await scrollTo(page, 2000);
  await page.getByRole('banner').getByRole('link', { name: 'My Watchlist' }).click();
  await expect(heading(page)).toBeFocused();
  expect(await top(page)).toBe(0);
  await page.goBack();
  // The browser may move the list by a few pixels, so that what is in view stays there while rows above are drawn.
  await expect.poll(async () => Math.abs((await top(page)) - 2000)).toBeLessThan(10);
});

test('a section of a page has a URL, and Back returns from one to the other', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page
    .getByRole('navigation', { name: /./ })
    .filter({ has: page.locator('ol') })
    .getByRole('link');
  await contents.nth(2).click();
  const first = await top(page);
  expect(first).toBeGreaterThan(0);
  await contents.nth(5).click();
  await expect.poll(() => top(page)).not.toBe(first);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(first);
  const address = page.url();
  await page.goto('/terms');
  await page.goto(address);
  await expect.poll(() => top(page)).toBeGreaterThan(0);
});

/** Elements in the page that were given props which only a component understands. */
const invalidAttributes = (page: Page) =>
  page
    .locator('xpath=//*[@*[contains(., "[object ")] or @theme or @aschild or @recipe or @unstyled]')
    .evaluateAll((elements) => elements.map((element) => (element.cloneNode() as Element).outerHTML));

test('every screen sets the window title, and passes only attributes to elements', async ({ page }) => {
  for (const [address, title] of [
    ['/', 'Matinee'],
    ['/charts', 'Charts · Matinee'],
    ['/charts/movies/top50', 'Top 50 · Matinee'],
    ['/login', 'Welcome back · Matinee'],
    ['/join', 'Create your account · Matinee'],
    ['/privacy', 'Privacy Policy · Matinee'],
    ['/terms', 'Terms of Service · Matinee'],
    ['/nowhere', "This scene hasn't been filmed yet · Matinee"],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => invalidAttributes(page)).toEqual([]);
  }
  await signUp(page);
  const titles = new Set<string>();
  for (const address of MEMBER_ADDRESSES) {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ · Matinee$/);
    await expect.poll(() => invalidAttributes(page)).toEqual([]);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(MEMBER_ADDRESSES.length);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a chunk that an update deleted is reported calmly, and reloads only on request', async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/404|Failed to fetch dynamically imported module|failed to load/);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/nowhere');
    let requestCount = 0;
    server.intercept((request) => {
      if (!/\/assets\/charts-screen-/.test(request.url)) return Promise.resolve(undefined);
      requestCount += 1;
      return Promise.resolve(new Response('gone', { status: 404 }));
    });
    await page.getByRole('banner').getByRole('link', { name: 'Charts', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: APP.partMissing })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: SHELL.login })).toBeVisible();
    await page.getByRole('button', { name: APP.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: APP.partMissing })).toBeVisible();
    expect(loads).toBe(2);
    // Chromium requests a chunk a second time when its preload failed.
    expect(requestCount).toBeLessThanOrEqual(4);
    await page.getByRole('banner').getByRole('link', { name: SHELL.boxOffice }).click();
    await expect(page.getByRole('heading', { name: "This scene hasn't been filmed yet" })).toBeFocused();
    server.clearIntercepts();
    await page.goBack();
    await page.getByRole('button', { name: APP.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
  });

  test('a submenu that is opened while the next screen loads stays open when it appears', async ({ page, server }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/nowhere');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.intercept(async (request) => {
      if (request.url.includes('/assets/charts-screen-')) await held;
      return undefined;
    });
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Charts', exact: true }).click();
    await expect(page).toHaveURL('/charts');
    await header.getByRole('button', { name: 'MOVIES submenu' }).click();
    await expect(header.getByRole('list', { name: 'MOVIES' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
    await expect(page).toHaveTitle(/^Charts/);
    await header.getByRole('list', { name: 'MOVIES' }).getByRole('link', { name: 'Drama' }).click();
    await expect(page).toHaveURL('/movies/drama');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(header.getByRole('list', { name: 'MOVIES' })).toHaveCount(0);
  });
});
