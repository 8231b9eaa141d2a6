import { ageLists, cachedAddresses, countLists, failLists } from '../fixtures/lists';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import type { Page } from '@playwright/test';
import { LISTS, MOVIE_DATABASE } from '../../../src/i18n/messages/movies';

const TOP_50 = '/charts/movies/top50';
const WEEK = ['/trending/movie/week 1', '/trending/movie/week 2', '/trending/movie/week 3'];
/** A screen without lists. */
const NO_LISTS_PATH = '/nowhere';

const cards = (page: Page) => page.locator('main article');

/** Opens the Top 50 under the worker's control, so that page and worker both cache it. */
async function cacheTop50(page: Page): Promise<void> {
  await page.goto(NO_LISTS_PATH);
  await workerReady(page);
  await page.goto(TOP_50);
  await expect(cards(page)).toHaveCount(50);
  await pageCached(page);
}

/** The page writes its cache a moment after loading. */
async function pageCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('matinee-lists') ?? '')).toContain('top50');
}

test('the Top 50 is requested once an hour, by the page and behind it by the worker [CALL-35, CALL-36]', async ({
  page,
  server,
}) => {
  const lists = countLists(server);
  await cacheTop50(page);
  expect(lists.take()).toEqual(WEEK);

  await page.reload();
  await expect(cards(page)).toHaveCount(50);
  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 0.9, worker: 0.9 });
  await page.goto(TOP_50);
  await expect(cards(page)).toHaveCount(50);
  // The worker still has the list when the page has lost its own.
  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 'gone', worker: 0 });
  await page.goto(TOP_50);
  await expect(cards(page)).toHaveCount(50);
  expect(lists.take()).toEqual([]);

  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 0.2, worker: 0.2 });
  await page.goto(TOP_50);
  await expect.poll(() => lists.seen()).toEqual(WEEK);
  await expect(cards(page)).toHaveCount(50);
});

test('offline, the old list is shown with its age in words, from the page or from the worker', async ({
  page,
  context,
  expectConsole,
}) => {
  await cacheTop50(page);
  const first = await cards(page).first().getByRole('heading').innerText();
  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 3.1, worker: 3.1 });
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto(TOP_50);
  await expect(cards(page)).toHaveCount(50);
  await expect(page.getByText('Updated 3 hours ago')).toBeVisible();
  await expect(page.getByText(MOVIE_DATABASE.offline)).toBeVisible();

  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 'gone', worker: 45 });
  await page.goto(TOP_50);
  await expect(cards(page)).toHaveCount(50);
  await expect(page.getByText('Updated 2 days ago')).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  await pageCached(page);

  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 24, worker: 'gone' });
  await page.goto(TOP_50);
  await expect(page.getByText('Updated 3 days ago')).toBeVisible();
  await expect(cards(page)).toHaveCount(50);

  await context.setOffline(false);
  await expect(page.getByText(/^Updated .* ago$/)).toBeHidden();
  await expect(cards(page)).toHaveCount(50);
});

test('a first visit offline says what it is waiting for, and the list loads once online', async ({
  page,
  context,
  expectConsole,
}) => {
  await page.goto(NO_LISTS_PATH);
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto(TOP_50);
  await expect(page.getByRole('heading', { name: LISTS.offlineEmptyTitle })).toBeVisible();
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(50);
});

test('no cache and no storage contains the key, and other movie database requests bypass the worker', async ({
  page,
}) => {
  const sentRequest = page.waitForRequest((request) => request.url().includes('/trending/movie/week'));
  await cacheTop50(page);
  const key = new URL((await sentRequest).url()).searchParams.get('api_key') ?? '';
  expect(key).not.toBe('');
  const fromWorker = (path: string) =>
    page.evaluate(
      async (address) => (await fetch(address)).headers.has('x-fetched-at'),
      `/movie-database/3${path}?api_key=${key}`,
    );
  expect(await fromWorker('/movie/popular')).toBe(true);
  expect(await fromWorker('/discover/movie')).toBe(false);

  const addresses = await cachedAddresses(page);
  expect(addresses.filter((address) => address.includes('/movie-database/3/'))).toHaveLength(4);
  expect(addresses.filter((address) => address.includes('api_key') || address.includes(key))).toEqual([]);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(''),
  );
  expect(stored).toContain('matinee-lists');
  expect(stored).not.toContain(key);
});

test('a failing service is reported where there is no list, and the same screen recovers [ERR-22]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 503/);
  failLists(server, 503);
  await page.goto(TOP_50);
  await expect(page.getByText('Failed to load top movies')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  server.clearIntercepts();
  await page.getByRole('button', { name: LISTS.retry }).click();
  await expect(cards(page)).toHaveCount(50);
});

test('a failing service does not remove the old list', async ({ page, server, expectConsole }) => {
  await cacheTop50(page);
  await page.goto(NO_LISTS_PATH);
  await ageLists(page, { page: 5, worker: 'gone' });
  expectConsole(/status of 503/);
  failLists(server, 503);
  await page.goto(TOP_50);
  await expect(page.getByText(MOVIE_DATABASE.notResponding)).toBeVisible();
  await expect(page.getByText('Updated 5 hours ago')).toBeVisible();
  await expect(cards(page)).toHaveCount(50);
});
