import type { Page } from '@playwright/test';
import { LIMITS } from '../../time/limits';
import { backendOf } from '../fixtures/backend';
import { signIn, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { SHELL } from '../../../src/i18n/messages/shell';
import { SYNC } from '../../../src/i18n/messages/sync';
import { MARKED_MOVIES } from '../../../src/features/marked-movies/messages';

// Twenty thousand rows are written through the Data API first.
test.describe.configure({ timeout: LIMITS.longBrowserTest });
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const MOVIES = 10_000;
const BATCH = 1000;

/** Id and title of the movies that this test adds, in a range that nothing else uses. */
const movie = (index: number) => ({ id: 80_000_000 + index, title: `Movie ${index}` });

const cards = (page: Page) => page.getByRole('list', { name: SHELL.favorites }).locator('[aria-posinset]');

test('ten thousand favorites reach a new device in six requests, with titles and posters, and the page renders only a window of them [CALL-09, FAV-01, FAV-02]', async ({
  page,
  browser,
  server,
  complaints,
  expectConsole,
}) => {
  // Details are cached for the newest movies, which the movie database does not know.
  expectConsole(/status of 404/);
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  for (let first = 1; first <= MOVIES; first += BATCH) {
    const movies = Array.from({ length: BATCH }, (_, index) => movie(first + index));
    await backend.insert(
      'movies',
      movies.map((one) => ({
        ...one,
        year: 1999,
        rating: 8.2,
        genres: ['Action', 'Drama'],
        poster_url: 'https://image.tmdb.org/t/p/w500/poster-603.svg',
      })),
    );
    await backend.insert(
      'user_favorites',
      movies.map(({ id }) => ({ user_id: backend.userId, movie_id: id })),
    );
  }

  const device = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  complaints.watch(device);
  const phone = await device.newPage();
  const requestedPaths: string[] = [];
  device.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await signIn(phone, credentials);
  await phone.goto('/profile/favorites');
  await expect(phone.getByText(MARKED_MOVIES.count(10_000))).toBeVisible();
  await expect(phone.getByText(SYNC.saved)).toBeAttached();
  expect(requestedPaths.filter((path) => path.endsWith('/sync_pull')).length).toBeLessThanOrEqual(6);

  const top = cards(phone).first();
  await expect(top).toHaveAttribute('aria-setsize', String(MOVIES));
  await expect(top.getByRole('heading', { level: 2 })).toHaveText(/^Movie \d+$/);
  for (const text of ['1999', '8.2']) await expect(top.getByText(text, { exact: true })).toBeVisible();
  await expect(top.getByRole('img', { name: /^Poster of Movie/ })).toHaveJSProperty('complete', true);
  await expect(top.getByText(/^Rank/)).toHaveCount(0);
  expect(await cards(phone).count()).toBeLessThan(60);

  // rows are measured on the way, so the end may have moved when it is reached
  await expect(async () => {
    await phone.keyboard.press('End');
    await expect(cards(phone).last()).toHaveAttribute('aria-posinset', String(MOVIES), { timeout: LIMITS.condition });
  }).toPass();
  expect(await cards(phone).count()).toBeLessThan(60);
  const requestsTo = (end: RegExp) =>
    requestedPaths.filter((path) => end.test(path.replace(/^.*\/movie\/8\d{7}/, 'movie'))).length;
  // the details of the newest, and the movies similar to these
  expect(requestsTo(/^movie$/)).toBeLessThanOrEqual(300);
  expect(requestsTo(/^movie\/recommendations$/)).toBeLessThanOrEqual(60);
  await device.close();
});
