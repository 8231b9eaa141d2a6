import { failLists, ageLists, countLists } from '../fixtures/lists';
import { signUp } from '../fixtures/member';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { CHARTS } from '../../../src/i18n/messages/charts';
import { SHELL } from '../../../src/i18n/messages/shell';
import { CARD, LISTS, MOVIE_DATABASE } from '../../../src/i18n/messages/movies';

/** A backend that has no key for the movie database. */
const noKey = (request: Request) =>
  Promise.resolve(
    new URL(request.url).pathname === '/functions/v1/get-secret' ? new Response('{}', { status: 404 }) : undefined,
  );

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`a visitor goes from the charts to the Top 50 and to a movie, ${viewport.width} pixels wide [RT-09, RT-10, CHART-01, CHART-02, CHART-03, CHART-04]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('link', { name: 'Charts', exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeFocused();
    await expect(page).toHaveTitle('Charts · Matinee');
    await page.getByText(SHELL.later).click();
    for (const section of ['Charts', 'Movies', 'TV Shows', 'Culture', 'Industry', 'Pro Tools']) {
      await expect(page.locator('main').getByRole('region', { name: section, exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: CHARTS.openTop50 }).click();
    await expect(page).toHaveURL(/\/charts\/movies\/top50$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Top 50' })).toBeFocused();
    await expect(page.getByText('Updated Weekly')).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(50);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    const third = page.locator('main article').nth(2);
    await expect(third.getByText('Rank 3')).toBeAttached();
    const title = await third.getByRole('heading').innerText();
    await page.getByRole('button', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(/\/movie\/\d+$|\?movie=\d+/);
  });
}

test('what a card shows under a pointer stays on its poster, so that the title can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/charts/movies/top50');
  const card = page.locator('main article').first();
  await card.hover();
  const facts = card.getByRole('list', { name: CARD.genres });
  await expect(facts).toBeVisible();
  const below = await card.locator('.extras').evaluate((extras) => {
    const title = extras.parentElement?.querySelector('h2, h3');
    return title && extras.getBoundingClientRect().bottom - title.getBoundingClientRect().top;
  });
  expect(below).toBeLessThanOrEqual(0);
});

test('a menu link outside the route table leads to the not-found screen [RT-21]', async ({ page }) => {
  await page.goto('/charts');
  // Only the hydrated screen has movies: hydration may close what was opened before.
  await expect(page.locator('main article')).not.toHaveCount(0);
  await page.getByText(SHELL.later).click();
  const section = page.locator('main').getByRole('region', { name: 'Industry', exact: true });
  await section.getByRole('link', { name: SHELL.boxOffice }).click();
  await expect(page).toHaveURL(/\/industry\/box-office$/);
  await expect(page.getByRole('heading', { name: "This scene hasn't been filmed yet" })).toBeVisible();
});

test('twenty skeletons are shown until the first page of the Top 50 has loaded [CHART-07]', async ({
  page,
  server,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.intercept(async (request) => {
    if (request.url.includes('/trending/movie/week')) await held;
    return undefined;
  });
  await page.goto('/charts/movies/top50');
  await expect(page.locator('main li[aria-hidden=true]')).toHaveCount(20);
  release();
  await expect(page.locator('main article')).toHaveCount(50);
  await expect(page.locator('main li[aria-hidden=true]')).toHaveCount(0);
});

test('without a key the Top 50 logs a line to the console and shows no error [ERR-24]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'info' && lines.push(message.text()));
  server.intercept(noKey);
  await page.goto('/charts/movies/top50');
  await expect(page.getByRole('heading', { name: CHARTS.quietTitle })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => lines.filter((line) => line.includes('movie database key'))).toHaveLength(1);
});

test('a member sees trending movies, labeled and refreshed every six hours; a failure is shown in place [DASH-04, CALL-33, CALL-34, ERR-21, CARD-08]', async ({
  page,
  server,
  expectConsole,
}) => {
  const lists = countLists(server);
  await signUp(page);
  await workerReady(page);
  const block = page.getByRole('region', { name: 'Trending Now' });
  await expect(block.getByText('Updated Daily')).toBeVisible();
  await expect(block.getByRole('article')).toHaveCount(5);
  const genres = await block
    .getByRole('list', { name: CARD.genres })
    .evaluateAll((all) => all.map((list) => list.children.length));
  expect(Math.max(...genres)).toBeLessThanOrEqual(2);
  await expect.poll(() => lists.seen().filter((list) => list.startsWith('/trending/movie/day'))).toHaveLength(1);
  lists.take();

  await page.goto('/nowhere');
  await ageLists(page, { page: 5.9, worker: 5.9 });
  await page.goto('/dashboard');
  await expect(block.getByRole('article')).toHaveCount(5);
  expect(lists.take()).toEqual([]);
  await page.goto('/nowhere');
  await ageLists(page, { page: 0.2, worker: 0.2 });
  await page.goto('/engine');
  await expect(block.getByRole('article')).toHaveCount(5);
  await expect.poll(() => lists.seen()).toEqual(['/trending/movie/day']);

  expectConsole(/status of (503|404)/);
  await page.goto('/nowhere');
  await ageLists(page, { page: 'gone', worker: 'gone' });
  failLists(server, 503);
  await page.goto('/dashboard');
  await expect(block.getByText('Failed to load trending movies')).toBeVisible();
  server.clearIntercepts();
  await block.getByRole('button', { name: LISTS.retry }).click();
  await expect(block.getByRole('article')).toHaveCount(5);
});

test('without a key the trending section says so [ERR-23]', async ({ page, server, expectConsole }) => {
  expectConsole(/status of 404/);
  server.intercept(noKey);
  await signUp(page);
  const block = page.getByRole('region', { name: 'Trending Now' });
  await expect(block.getByText(MOVIE_DATABASE.keyFailed)).toBeVisible();
  server.clearIntercepts();
  await block.getByRole('button', { name: LISTS.retry }).click();
  await expect(block.getByRole('article')).toHaveCount(5);
});
