import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/config/routes';
import { newTokens } from '../fixtures/auth-tokens';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { TOTORO, TRAILER } from '../fixtures/movie';
import { PROFILE } from '../../../src/features/profile/messages';
import { OWN_DATA } from '../../../src/features/your-data/messages';
import { AUTH, RESET } from '../../../src/i18n/messages/auth';
import { SHELL } from '../../../src/i18n/messages/shell';
import { WATCH_PREFERENCES } from '../../../src/i18n/messages/movies';
import { SYNC } from '../../../src/i18n/messages/sync';

const ENDLESS = 'Rhabarberbarbara'.repeat(25);

/** Parts of the page that extend beyond the window's edge, except for rows that are swiped. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[tabindex="0"]'))
      .map(
        (element) =>
          `${element.tagName} ${Math.round(element.getBoundingClientRect().right)} ${element.textContent.slice(0, 20)}`,
      )
      .slice(0, 8),
  );
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`names of 400 letters fit a screen of ${viewport.width} pixels`, async ({ page, server }) => {
    await page.setViewportSize(viewport);
    const person = { id: 1, name: ENDLESS, profile_path: null };
    server.intercept((request) =>
      new URL(request.url).pathname === `/movie-database/3/movie/${TOTORO.id}`
        ? Response.json({
            ...TOTORO,
            title: ENDLESS,
            tagline: ENDLESS,
            overview: ENDLESS,
            status: ENDLESS,
            genres: [{ id: 14, name: ENDLESS }],
            production_companies: [{ id: 1, name: ENDLESS, logo_path: null }],
            credits: { cast: [{ ...person, character: ENDLESS }], crew: [{ ...person, job: 'Director' }] },
            videos: TRAILER,
          })
        : undefined,
    );
    await page.goto(`/movie/${TOTORO.id}`);
    await expect(page.getByRole('heading', { level: 1, name: ENDLESS })).toBeVisible();
    await expect(page.getByText('Director', { exact: true })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
}

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the forms of an account, down to their main button, need no scrolling', async ({ page, server }) => {
    const cut: string[] = [];
    const check = async (path: string, name: string) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const control = main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true }));
      await expect(control.first()).toBeVisible();
      const box = await control.first().boundingBox();
      if (box === null || box.y + box.height > 390) cut.push(`${path}: ${name} ends at ${box && box.y + box.height}`);
    };
    await check('/login', AUTH.signIn);
    await check('/join', AUTH.signUp);
    await check(`/reset-password#${await newTokens(server)}&type=recovery`, RESET.update);
    await signUp(page);
    await check(ROUTES.profile, PROFILE.editOf(PROFILE.username));
    await check(ROUTES.settings, WATCH_PREFERENCES.change);
    await check(ROUTES.data, OWN_DATA.everything.save);
    expect(cut).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('offline, the header says in words how many changes are pending', async ({ page, context, expectConsole }) => {
    await signUp(page);
    await workerReady(page);
    await page.goto('/collection');
    const hearts = page.getByRole('button', { name: 'Add to Favorites' });
    await expect(hearts).toHaveCount(20);
    const below = page.getByRole('button', { name: 'Search', exact: true });
    const top = (await below.boundingBox())?.y;
    expectConsole(NO_NETWORK);
    await context.setOffline(true);
    for (const left of [19, 18]) {
      await hearts.first().click();
      await expect(hearts).toHaveCount(left);
    }
    const words = page.getByRole('main').getByText(SYNC.offlineBriefly(2), { exact: true });
    await expect(words).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(words).toBeInViewport();
    // Its space was reserved.
    expect((await below.boundingBox())?.y).toBe(top);
    await page
      .getByRole('navigation', { name: SHELL.bottomNavigation })
      .getByRole('link', { name: SHELL.favorites })
      .click();
    await expect(words).toBeVisible();
  });
});

test('the collection’s results begin in the first half of a phone, in portrait and landscape', async ({ page }) => {
  await signUp(page);
  await page.goto('/collection');
  const found = page.getByRole('heading', { name: /^Found \d+ new movies$/ });
  const below = async (services: string) => {
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(found, `${width} by ${height}, ${services}`).toBeVisible();
      await expect
        .poll(async () => (await found.boundingBox())?.y, `${width} by ${height}, ${services}`)
        .toBeLessThan(height / 2);
    }
  };
  await below('no own services');
  await page.goto('/services');
  for (const service of ['Netflix', 'Disney+']) await page.getByRole('checkbox', { name: service }).check();
  await page.goto('/collection');
  await expect(page.getByRole('checkbox', { name: WATCH_PREFERENCES.onlyOwn })).toBeVisible();
  await below('own services');
});

test.describe('between a phone and a desktop', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the header links to the favorites and to the collection, in one row', async ({ page }) => {
    await signUp(page);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: SHELL.favorites }).click();
    await expect(page).toHaveURL('/profile/favorites');
    await header.getByRole('button', { name: /^Movies|^MOVIES/i }).click();
    await header.getByRole('link', { name: SHELL.collection, exact: true }).click();
    await expect(page).toHaveURL('/collection');
    expect((await header.boundingBox())?.height).toBeLessThan(80);
  });
});
