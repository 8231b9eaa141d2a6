import type { Page } from '@playwright/test';
import { recordRequests } from '../fixtures/record-requests';
import { failLists } from '../fixtures/lists';
import { expect, test } from '../fixtures/page';
import { LANDING } from '../../../src/features/landing/messages';
import { APP } from '../../../src/i18n/messages/shell';
import { LANDING_SECTIONS } from '../../../src/features/landing/section-messages';

test.use({ viewport: { width: 1280, height: 800 } });

const hero = (page: Page) => page.getByRole('region', { name: LANDING.hero.label });
const caption = (page: Page) => hero(page).getByText(LANDING.hero.nowShowing).locator('span');
const demo = (page: Page) => page.getByRole('region', { name: 'See Our Movie Engine in Action' });
const discover = (page: Page) => page.getByRole('region', { name: 'Discover Something New' });

test('the hero shows five popular movies, a new one every five seconds, and can be moved to any of them [LAND-01, LAND-02, LAND-03, LAND-04, CALL-27, RT-01, ROLE-01]', async ({
  page,
  server,
}) => {
  const popular = recordRequests(server, /\/movie\/popular$/);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: APP.promise })).toBeVisible();
  const dots = hero(page).getByRole('button', { name: /^Show / });
  await expect(dots).toHaveCount(5);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  expect(popular.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);
  const titles = (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label') ?? ''))).map(
    (label) => label.replace('Show ', ''),
  );

  // Some seconds may have passed during the pause above: from here on each one is counted.
  await dots.nth(0).click();
  await page.mouse.move(640, 30);
  await dots.nth(0).blur();
  await expect(caption(page)).toHaveText(titles[0] ?? '');
  const shown = hero(page).locator('img[data-shown=true]');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('src', /\/w1280\//);
  expect(await shown.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('0.5s');
  await page.clock.runFor(4900);
  await expect(caption(page)).toHaveText(titles[0] ?? '');
  await page.clock.runFor(200);
  await expect(caption(page)).toHaveText(titles[1] ?? '');

  await hero(page).getByRole('button', { name: LANDING.hero.next }).click();
  await expect(caption(page)).toHaveText(titles[2] ?? '');
  await hero(page).getByRole('button', { name: LANDING.hero.previous }).click();
  await expect(caption(page)).toHaveText(titles[1] ?? '');
  await dots.nth(4).click();
  await expect(caption(page)).toHaveText(titles[4] ?? '');

  await hero(page).getByRole('button', { name: LANDING.hero.pause }).click();
  await page.mouse.move(640, 30);
  await page.clock.runFor(20_000);
  await expect(caption(page)).toHaveText(titles[4] ?? '');
});

test('the first image appears as soon as it has loaded, and those after it fade in [LAND-03]', async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock runs until it's paused.
  await page.clock.pauseAt(now + 60_000);
  await page.goto('/');
  const shown = hero(page).locator('img[data-shown=true]');
  const fade = () => shown.evaluate((image) => getComputedStyle(image).transitionDuration);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return shown.count();
    })
    .toBe(1);
  const first = await caption(page).textContent();
  expect(await fade()).toBe('0s');

  await hero(page).getByRole('button', { name: LANDING.hero.next }).click();
  await expect(caption(page)).not.toHaveText(first ?? '');
  await expect.poll(() => shown.count()).toBe(1);
  expect(await fade()).toBe('0.5s');
});

const MISSING = { key: /Failed to retrieve .* API key/, service: LANDING_SECTIONS.discover.failed };

for (const fault of ['key', 'service'] as const) {
  test(`without the movie database (${fault}) the hero stays, and the sections say what is missing [ERR-25]`, async ({
    page,
    server,
    expectConsole,
  }) => {
    expectConsole(/404|503/);
    if (fault === 'service') failLists(server, 503);
    else {
      server.intercept((request) =>
        new URL(request.url).pathname === '/functions/v1/get-secret' ? new Response('{}', { status: 404 }) : undefined,
      );
    }
    await page.goto('/');
    await discover(page).scrollIntoViewIfNeeded();
    await expect(discover(page).getByText(MISSING[fault])).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: APP.promise })).toBeVisible();
    await expect(hero(page).locator('img')).toHaveCount(0);
    await expect(hero(page).getByRole('button', { name: LANDING.hero.next })).toHaveCount(0);
    // The samples come from the table movies.
    await expect(demo(page).getByRole('list', { name: LANDING_SECTIONS.demo.samples }).locator('article')).toHaveCount(
      3,
    );
  });
}
