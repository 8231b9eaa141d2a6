import type { Locator, Page } from '@playwright/test';
import { backendOf } from '../fixtures/backend';
import { catalogCached, delivered } from '../fixtures/device';
import { found, press } from '../fixtures/collection';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import {
  answer,
  choose,
  currentSlide,
  FAMILY_EVENING,
  results,
  shownMovies,
  type Answers,
} from '../fixtures/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';
import { FOUND } from '../../../src/i18n/messages/questionnaire';
import { LANDING } from '../../../src/features/landing/messages';
import { COLLECTION } from '../../../src/features/collection/messages';
import { LANDING_SECTIONS } from '../../../src/features/landing/section-messages';
import { MOVIE } from '../../../src/features/movie/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Other answers, for which the browser has no cached responses of the movie database. */
const IN_THE_TUNNEL: Answers = { ...FAMILY_EVENING, mood: 'Chill & Relaxed', genres: ['Animation', 'Family'] };

/** The results of a first visit. */
async function searchAsVisitor(page: Page, answers: Answers): Promise<Locator> {
  await page.goto('/');
  await workerReady(page);
  await page.getByRole('button', { name: LANDING.tryIt }).click();
  await answer(page, answers);
  return results(page);
}

const FROM_DEVICE = `${RESULTS.fromDevice} Updated `;

test('in a tunnel, a member who starts the app gets fifteen movies, and their marks sync after it', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  await workerReady(page);
  await answer(page, FAMILY_EVENING);
  const before = (await shownMovies(await results(page))).map(({ title }) => title);
  await catalogCached(page, 60);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await delivered(page);
  const backend = await backendOf(server.url, credentials);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const cold = await context.newPage();
  await page.close();
  await cold.goto('/dashboard');
  await answer(cold, IN_THE_TUNNEL);
  const dialog = await results(cold);
  await expect(dialog.getByText(FROM_DEVICE)).toBeVisible();
  const movies = await shownMovies(dialog);
  expect(movies.filter(({ certification }) => certification !== 'G' && certification !== 'PG')).toEqual([]);
  expect(movies.filter(({ title }) => before.includes(title))).toEqual([]);

  const marked: string[] = [];
  for (let position = 1; position <= 3; position += 1) {
    await expect(dialog.getByText(`${position} of 15`, { exact: true })).toBeVisible();
    const slide = currentSlide(dialog);
    marked.push(await slide.getByRole('heading', { level: 3 }).innerText());
    await slide.getByRole('button', { name: 'Add to Favorites' }).click();
    await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
    await dialog.getByRole('button', { name: RESULTS.next }).click();
  }
  await cold.reload();
  await expect((await results(cold)).getByText(FROM_DEVICE)).toBeVisible();

  await context.setOffline(false);
  const favorites = async () =>
    (await backend.rows('user_favorites?select=movies(title)'))
      .map(({ movies }) => (movies as { title: string }).title)
      .sort();
  await expect.poll(favorites).toEqual(marked.sort());
  const shown = async () => (await backend.rows('user_shown_movies?select=tmdb_movie_id')).length;
  await expect.poll(shown).toBe(30);
  const searches = async () => (await backend.rows('user_search_history?select=selected_genre')).length;
  await expect.poll(searches).toBe(2);
});

test('in a tunnel, a visitor gets fifteen movies, others by Try Again, and reads what will load when online', async ({
  page,
  context,
  expectConsole,
}) => {
  await searchAsVisitor(page, { ...FAMILY_EVENING, ratings: [] });
  await catalogCached(page, 60);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const cold = await context.newPage();
  await page.close();
  await cold.goto('/');
  await cold.getByRole('button', { name: LANDING.tryIt }).click();
  await answer(cold, { ...IN_THE_TUNNEL, ratings: [] });
  const dialog = await results(cold);
  await expect(dialog.getByText(FROM_DEVICE)).toBeVisible();
  await expect(dialog.getByText(RESULTS.factsLater).first()).toBeAttached();
  const first = (await shownMovies(dialog)).map(({ title }) => title);

  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await answer(cold, { ...IN_THE_TUNNEL, ratings: [] });
  const second = (await shownMovies(await results(cold))).map(({ title }) => title);
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  // The screen of a movie that was never opened shows what the device has from lists.
  const slide = currentSlide(await results(cold));
  const title = await slide.getByRole('heading', { level: 3 }).innerText();
  await slide.getByRole('button', { name: 'More Details' }).click();
  await expect(cold.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(cold.getByText(MOVIE.factsOffline)).toBeVisible();
});

test('where the movie database hangs, movies of the device are shown and replaced when it answers', async ({
  page,
  server,
}) => {
  await (await searchAsVisitor(page, FAMILY_EVENING)).getByRole('button', { name: 'Try Again' }).click();
  await catalogCached(page, 60);

  let goOn = () => {};
  const hanging = new Promise<void>((resolve) => (goOn = resolve));
  server.intercept(async (request) => {
    if (new URL(request.url).pathname.startsWith('/movie-database/')) await hanging;
    return undefined;
  });
  await answer(page, IN_THE_TUNNEL);
  const dialog = page.getByRole('dialog', { name: FOUND.title });
  await expect(dialog.locator('article')).toHaveCount(15);
  await expect(dialog.getByText(FROM_DEVICE)).toBeVisible();
  await expect(dialog.getByText(RESULTS.factsDelayed).first()).toBeAttached();
  goOn();
  await expect(dialog.getByText(FROM_DEVICE)).toBeHidden();
  await results(page);
});

test('a device without cached movies says what it needs and keeps the answers', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await choose(page.getByRole('radio', { name: FAMILY_EVENING.mood }));
  await page.evaluate(() => indexedDB.deleteDatabase('matinee-catalog'));
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await answer(page, { ...FAMILY_EVENING, genres: ['Adventure'] });
  await expect(page.getByText(RESULTS.offline)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'PG', exact: true })).toBeChecked();
});

test('in a tunnel, the collection is searched by genre, mixed, and by title', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await page.goto('/collection');
  await expect(found(page, 50)).toBeVisible();
  const [title = ''] = await page.locator('main article h3').allInnerTexts();
  await catalogCached(page, 100);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await expect(page.getByText(COLLECTION.offlineStays)).toBeVisible();
  await page.reload();
  const fromDevice = page.getByText(`${COLLECTION.fromDevice} Updated `);
  await expect(fromDevice).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Found \d+ new movies$/ })).toBeVisible();
  await page.getByLabel(COLLECTION.searchBox).fill(title);
  await press(page, 'Search');
  await expect(page.locator('main article h3').filter({ hasText: title }).first()).toBeVisible();
  await page.getByLabel(COLLECTION.searchBox).fill('');
  await press(page, 'Variety Mix');
  await expect(page.getByRole('heading', { name: /^Found \d+ new movies$/ })).toBeVisible();
  await expect(fromDevice).toBeVisible();
});

test('offline, a cached small poster replaces every other width of it', async ({ page, context, expectConsole }) => {
  await page.goto('/');
  await workerReady(page);
  const poster = page.getByRole('list', { name: LANDING_SECTIONS.demo.samples }).getByRole('img').first();
  await expect(poster).toHaveJSProperty('complete', true);
  const address = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
  const inWidth = (width: string, name = '') =>
    address.replace(/\/w\d+\/[^/]+$/, (end) => `/${width}/${name || end.split('/')[2] || ''}`);
  // it is cached in idle moments
  await page.evaluate(async (small) => {
    for (const name of await caches.keys()) if (name.startsWith('matinee-posters')) await caches.delete(name);
    await (
      await caches.open('matinee-seen-posters')
    ).put(small, await fetch(small, { mode: 'cors', credentials: 'omit' }));
  }, inWidth('w185'));

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const shows = (src: string) =>
    page.evaluate(
      (source) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.crossOrigin = 'anonymous';
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = source;
        }),
      src,
    );
  expect(await shows(inWidth('w780'))).toBe(true);
  expect(await shows(inWidth('w780', 'poster-none.svg'))).toBe(false);
});
