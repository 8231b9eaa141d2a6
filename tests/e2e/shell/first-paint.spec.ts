import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { isHydrated } from '../fixtures/hydrated';
import { APP, SHELL } from '../../../src/i18n/messages/shell';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

/** Delays the application's own script. @returns a function that lets it load */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('a visitor sees the landing screen before the application has loaded, which hydrates it unchanged', async ({
  page,
}) => {
  const release = await holdScript(page);
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1, name: APP.promise });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: SHELL.login }).first()).toBeVisible();
  await heading.evaluate((element) => element.setAttribute('data-as-it-came', ''));
  release();
  // only the application renders what is below it
  await expect(page.getByRole('region', { name: 'See Our Movie Engine in Action' })).toBeAttached();
  await expect(heading).toHaveAttribute('data-as-it-came', '');
});

const DRAWN = [
  ['/charts', 'Charts'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const;
for (const [path, name] of DRAWN) {
  test(`${path} is visible before the application has loaded, which hydrates it unchanged`, async ({ page }) => {
    const release = await holdScript(page);
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Matinee`);
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await heading.evaluate((element) => element.setAttribute('data-as-it-came', ''));
    release();
    await expect.poll(() => isHydrated(heading)).toBe(true);
    await page.getByRole('button', { name: SHELL.menu }).first().click();
    await expect(page.getByRole('dialog', { name: SHELL.menu })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading).toHaveAttribute('data-as-it-came', '');
  });
}

test('the first paint needs nothing but the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await holdScript(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Instrument Serif/);
  expect(requests.filter((request) => request.startsWith('stylesheet'))).toEqual([]);
  expect(requests.filter((request) => request.startsWith('script'))).toEqual([
    expect.stringMatching(/^script \/assets\/index-/),
  ]);
});

test('no form is shown before the script that submits it: input would end up in the URL', async ({ page }) => {
  const release = await holdScript(page);
  for (const path of ['/login', '/join', '/reset-password']) {
    await open(page, path);
    await expect(page.getByText(APP.promise)).toBeHidden();
    await expect(page.locator('form')).toHaveCount(0);
  }
  release();
});

test('the prerendered landing screen is hidden at another URL', async ({ page }) => {
  const release = await holdScript(page);
  await open(page, '/charts/movies/top50');
  const landing = page.getByText(APP.promise);
  await expect(landing).toBeAttached();
  await expect(landing).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Top 50' })).toBeVisible();
  await expect(landing).toHaveCount(0);
});

test('the prerendered landing screen is hidden from a member, whose first screen is the dashboard', async ({
  page,
}) => {
  await signUp(page);
  const release = await holdScript(page);
  await open(page, '/');
  const landing = page.getByText(APP.promise);
  await expect(landing).toBeAttached();
  await expect(landing).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the first paint already has the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('matinee.theme', '"dark"'));
  await holdScript(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 16, 13)');
});
