import type { Page } from '@playwright/test';
import { recordRequests } from '../fixtures/record-requests';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { LANDING } from '../../../src/features/landing/messages';
import { LANDING_SECTIONS } from '../../../src/features/landing/section-messages';
import { APP } from '../../../src/i18n/messages/shell';

test.use({ viewport: { width: 1280, height: 800 } });

const hero = (page: Page) => page.getByRole('region', { name: LANDING.hero.label });
const demo = (page: Page) => page.getByRole('region', { name: 'See Our Movie Engine in Action' });
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const discover = (page: Page) => page.getByRole('region', { name: 'Discover Something New' });

test('the engine is shown in three steps, one every three seconds, with three well rated movies [LAND-05, LAND-06, CALL-16]', async ({
  page,
  server,
}) => {
  const samples = recordRequests(server, /^\/rest\/v1\/movies$/);
  await page.clock.install();
  await page.goto('/');
  await expect(demo(page).getByRole('list', { name: LANDING_SECTIONS.demo.samples }).locator('article')).toHaveCount(3);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const current = demo(page).locator('[aria-current=step]');
  const say = demo(page).getByRole('button', { name: /^Say how you feel/ });
  // the focus left by the press must not pause it
  await say.click();
  await page.mouse.move(640, 30);
  await expect(current).toContainText(LANDING_SECTIONS.demo.steps.mood.title);
  await page.clock.runFor(3100);
  await expect(current).toContainText(LANDING_SECTIONS.demo.steps.genre.title);
  await page.clock.runFor(3000);
  await expect(current).toContainText(LANDING_SECTIONS.demo.steps.results.title);
  await page.clock.runFor(3000);
  await expect(current).toContainText(LANDING_SECTIONS.demo.steps.mood.title);
  expect(
    samples.map(({ searchParams }) => [
      searchParams.get('rating'),
      searchParams.get('order'),
      searchParams.get('limit'),
    ]),
  ).toEqual([['gte.7', 'rating.desc', '20']]);
  await page.clock.resume();
  for (const sample of await demo(page)
    .getByRole('list', { name: LANDING_SECTIONS.demo.samples })
    .locator('article')
    .all()) {
    await expect(sample.getByText(/^(G|PG|PG-13|R|NC-17|No Rating)$/)).toBeVisible();
  }
  const movie = demo(page).getByRole('list', { name: LANDING_SECTIONS.demo.samples }).getByRole('heading').first();
  const title = await movie.innerText();
  await movie.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test.describe('on a phone', () => {
  // Without a worker, which would load every part in advance.
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

  test('a visitor tries the questionnaire, which loads only then, and is asked to sign in to mark movies [ROLE-02, ROLE-03, ERR-01, ERR-05]', async ({
    page,
    server,
  }) => {
    // the questionnaire is in the same file as the member's data, which its results need
    const loaded = recordRequests(server, /\/assets\/member-/);
    await page.goto('/');
    await expect(hero(page).getByRole('button', { name: LANDING.hero.next })).toBeVisible();
    expect(loaded).toEqual([]);
    await page.getByRole('button', { name: LANDING.tryIt }).click();
    await expect(page.getByRole('heading', { name: LANDING_SECTIONS.finder.title })).toBeFocused();
    await answer(page, FAMILY_EVENING);
    const dialog = await results(page);
    expect(loaded).toHaveLength(1);
    await currentSlide(dialog).getByRole('button', { name: 'Add to Favorites' }).click();
    await expect(page.getByText('Please sign in to add favorites')).toBeVisible();
    await currentSlide(dialog).getByRole('button', { name: 'Mark as Watched' }).click();
    await expect(page.getByText('Please sign in to mark movies as watched')).toBeVisible();
  });

  test('an estimated age rating fits the narrowest cards', async ({ page, server }) => {
    let release: (() => void) | undefined;
    const facts = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    server.intercept((request) => {
      const { pathname } = new URL(request.url);
      if (/\/movie-database\/3\/movie\/\d+$/.test(pathname)) return facts;
      const movies = [807, 745, 274].map((id) => ({
        id,
        title: 'Film',
        year: 1995,
        rating: 8.3,
        genres: ['Thriller'],
      }));
      return pathname.endsWith('/rest/v1/movies') ? Response.json(movies) : undefined;
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const samples = page.getByRole('list', { name: LANDING_SECTIONS.demo.samples });
    await samples.scrollIntoViewIfNeeded();
    await expect(samples.getByText('PG-13')).toHaveCount(3);
    await expect(samples.getByText('estimated').filter({ visible: true }).first()).toBeVisible();
    expect(await tooWide(page)).toBe(false);
    release?.();
  });

  test('cards show two services at most, and nothing is wider than the screen [CARD-10]', async ({ page, server }) => {
    server.intercept((request) => {
      const { pathname } = new URL(request.url);
      const id = /\/movie-database\/3\/movie\/(\d+)$/.exec(pathname)?.[1];
      if (id === undefined) return undefined;
      const flatrate = ['Max', 'Hulu', 'Tubi', 'Peacock'].map((provider_name, at) => ({
        provider_id: at + 1,
        provider_name,
        logo_path: null,
        display_priority: at,
      }));
      return Response.json({ id: Number(id), title: 'Film', 'watch/providers': { results: { US: { flatrate } } } });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await discover(page).scrollIntoViewIfNeeded();
    const services = discover(page).locator('article').first().getByRole('list', { name: 'Available on:' });
    await expect(services.locator('li')).toHaveText(['Max', 'Hulu', 'Tubi']);
    await expect(services.locator('li').filter({ visible: true })).toHaveText(['Max', 'Hulu']);
    expect(await tooWide(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(services.locator('li').filter({ visible: true })).toHaveText(['Max', 'Hulu', 'Tubi']);
  });
});

test('six family-friendly movies come from four genre queries, others on each press; a failure keeps the current ones [LAND-07, LAND-08, LAND-10]', async ({
  page,
  server,
  expectConsole,
}) => {
  const queries = recordRequests(server, /\/discover\/movie$/);
  await page.goto('/');
  await discover(page).scrollIntoViewIfNeeded();
  const titles = discover(page).locator('article').getByRole('heading');
  await expect(titles).toHaveCount(6);
  expect(new Set(queries.map(({ searchParams }) => searchParams.get('with_genres')))).toEqual(
    new Set(['16', '10751', '35', '12']),
  );
  expect(queries).toHaveLength(4);
  const first = await titles.allInnerTexts();
  const refresh = discover(page).getByRole('button', { name: LANDING_SECTIONS.discover.refresh });
  await refresh.click();
  await expect.poll(() => titles.allInnerTexts()).not.toEqual(first);
  await expect(refresh).toBeVisible();
  const second = await titles.allInnerTexts();

  expectConsole(/503/);
  // In front of the browser's own cache, which may still hold one of the responses.
  await page.route('**/discover/movie?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await refresh.click();
  await expect(discover(page).getByText(LANDING_SECTIONS.discover.failed)).toBeVisible();
  expect(await titles.allInnerTexts()).toEqual(second);
});

test('benefits and calls to action lead to joining and browsing [LAND-11, LAND-12]', async ({ page }) => {
  await page.goto('/');
  const benefits = page.getByRole('region', { name: 'End the Endless Search' });
  await expect(benefits.getByRole('listitem')).toHaveCount(6);
  const main = page.locator('main');
  for (const join of await main.getByRole('link', { name: LANDING.join }).all()) {
    await expect(join).toHaveAttribute('href', '/join');
  }
  await main.getByRole('link', { name: LANDING.browse }).click();
  await expect(page).toHaveURL(/\/movies$/);
  await page.goBack();
  await main.getByRole('link', { name: LANDING.join }).first().click();
  await expect(page).toHaveURL(/\/join$/);
});

test('a member who opens the landing page gets the dashboard instead [RT-02]', async ({ page }) => {
  await signUp(page);
  await page.goto('/privacy');
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, there!' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('a site without verified movies says so instead of showing samples', async ({ page }) => {
  await page.route('**/rest/v1/movies?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(demo(page).getByText(LANDING_SECTIONS.demo.noSamples)).toBeVisible();
});

test('a first visit that goes offline keeps its texts, and says in place what needs a connection [ERR-25]', async ({
  page,
  context,
  expectConsole,
}) => {
  await page.goto('/privacy');
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: APP.promise })).toBeVisible();
  await expect(demo(page).getByText(LANDING_SECTIONS.demo.samplesOffline)).toBeVisible();
  await discover(page).scrollIntoViewIfNeeded();
  await expect(discover(page).getByText(LANDING_SECTIONS.discover.offline)).toBeVisible();
  await expect(hero(page).locator('img')).toHaveCount(0);
  await context.setOffline(false);
  await expect(demo(page).getByRole('list', { name: LANDING_SECTIONS.demo.samples }).locator('article')).toHaveCount(3);
});
