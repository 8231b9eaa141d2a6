import type { Locator, Page } from '@playwright/test';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import { MOVIE } from '../../../src/features/movie/messages';

/** A certification that is never estimated. */
const OWN = 'NC-17';

/** Gives every movie one certification until the test ends. @returns the highest number of concurrent requests */
function rateAll(server: TestServer): { most: number } {
  const flight = { now: 0, most: 0 };
  server.intercept(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const id = /^\/movie-database\/3\/movie\/(\d+)$/.exec(pathname)?.[1];
    if (id === undefined) return undefined;
    flight.now += 1;
    flight.most = Math.max(flight.most, flight.now);
    // one turn of the server's event loop: simultaneous requests arrive meanwhile
    await new Promise((resolve) => setImmediate(resolve));
    flight.now -= 1;
    return Response.json({
      id: Number(id),
      title: `Movie ${id}`,
      genres: [],
      release_dates: { results: [{ iso_3166_1: 'US', release_dates: [{ type: 3, certification: OWN }] }] },
      'watch/providers': {
        results: { US: { flatrate: [{ provider_id: 337, provider_name: 'Disney Plus', display_priority: 1 }] } },
      },
      videos: { results: [] },
      append: searchParams.get('append_to_response'),
    });
  });
  return flight;
}

/** The first cards, which are visible when the screen opens. */
const firstCards = async (page: Page): Promise<Locator[]> => {
  await expect(page.getByRole('article').first()).toBeVisible();
  return (await page.getByRole('article').all()).slice(0, 4);
};

test("cards, dialog and movie screen show the movie's own certification and services, also offline", async ({
  page,
  server,
  context,
  expectConsole,
}) => {
  const flight = rateAll(server);
  await page.goto('/charts/movies/top50');
  for (const card of await firstCards(page)) {
    await expect(card.getByText(OWN, { exact: true })).toBeVisible();
    await expect(card.getByRole('list', { name: 'Available on:' })).toHaveText('Disney+');
    await expect(card.getByText('estimated')).toHaveCount(0);
  }
  expect(flight.most).toBeLessThanOrEqual(3);

  await workerReady(page);
  await context.setOffline(true);
  expectConsole(NO_NETWORK);
  await page.reload();
  for (const card of await firstCards(page)) await expect(card.getByText(OWN, { exact: true })).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('article').first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(OWN, { exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: 'More Details' }).click();
  await expect(page.getByRole('heading', { level: 2, name: MOVIE.overview })).toBeVisible();
  await expect(page.locator('main').getByText(OWN, { exact: true })).toBeVisible();
});

test('a card whose metadata cannot be loaded says that it estimates, and loads again once back online', async ({
  page,
  server,
  context,
  expectConsole,
}) => {
  expectConsole(/503/);
  expectConsole(NO_NETWORK);
  let down = true;
  rateAll(server);
  server.intercept((request) =>
    Promise.resolve(
      down && /^\/movie-database\/3\/movie\/\d+$/.test(new URL(request.url).pathname)
        ? new Response('{}', { status: 503 })
        : undefined,
    ),
  );
  await page.goto('/charts/movies/top50');
  for (const card of await firstCards(page)) await expect(card.getByText('estimated')).toHaveCount(2);
  down = false;
  await context.setOffline(true);
  await context.setOffline(false);
  for (const card of await firstCards(page)) await expect(card.getByText(OWN, { exact: true })).toBeVisible();
});
