import type { Page } from '@playwright/test';
import { detailsCached } from '../fixtures/device';
import { answerMovie, gate, NO_TRAILER, TOTORO, TRAILER } from '../fixtures/movie';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { APP, MOVIE_DIALOG } from '../../../src/i18n/messages/shell';
import { CARD, TRAILER as MESSAGES } from '../../../src/i18n/messages/movies';

test.use({ viewport: { width: 390, height: 844 } });

const details = (page: Page, name: string = TOTORO.title) => page.getByRole('dialog', { name, exact: true });
const trailer = (page: Page) => page.getByRole('dialog', { name: /^Trailer: / });
const watchTrailer = (page: Page) => details(page).getByRole('button', { name: 'Watch Trailer' });

/** The video service belongs to another company: no test sends it a request. */
async function mockVideos(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  );
}

/** Opens the dialog with only the card's data, as after a press: the trailer is not known yet. */
async function openCard(page: Page): Promise<void> {
  await page.goto(`/charts/movies/top50`);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.evaluate(
    ([id, title]) => {
      const movie = { id, title, year: 1988, rating: 8.1, genres: ['Fantasy'], description: '', posterPath: null };
      const state = { usr: { movieDialog: movie }, key: 'test', idx: 1 };
      history.pushState(state, '', `?movie=${String(id)}`);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [TOTORO.id, TOTORO.title] as const,
  );
}

test('a pressed card opens at once; Back closes it, and its URL opens it again [CARD-03, CARD-05, CARD-09]', async ({
  page,
  server,
}) => {
  const facts = gate();
  server.intercept(async (request) => {
    if (/\/movie-database\/3\/movie\/\d+$/.test(new URL(request.url).pathname)) await facts.opened;
    return undefined;
  });
  await page.goto('/charts/movies/top50');
  const card = page.locator('main article').nth(7);
  const title = await card.getByRole('heading').innerText();
  const opener = card.getByRole('button', { name: title });
  await opener.click();
  await expect(page).toHaveURL(/\/charts\/movies\/top50\?movie=\d+$/);
  const dialog = details(page, title);
  await expect(dialog.getByRole('img', { name: new RegExp(`^Poster of `) })).toBeVisible();
  await expect(dialog.getByText('Available on:')).toBeVisible();
  facts.open();
  await expect(dialog.locator('article')).toHaveAttribute('aria-busy', 'false');
  const shared = page.url();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/top50$/);
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  // Twice before the browser has gone back, as an impatient reader does: only the dialog closes.
  await page.locator('dialog').evaluate((open) => {
    for (let press = 0; press < 2; press += 1) open.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/top50$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Top 50' })).toBeVisible();

  await page.goto('/privacy');
  await page.goto(shared);
  await expect(dialog.getByText('Available on:')).toBeVisible();
  await dialog.getByRole('button', { name: APP.close }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/top50$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);

  await page.goto(shared);
  await dialog.getByRole('link', { name: 'More Details' }).click();
  await expect(page).toHaveURL(`${server.url}/movie/${new URL(shared).searchParams.get('movie') ?? ''}`);
  await expect(dialog).toBeHidden();
});

test("the dialog shows the movie database's details, with three genres at most [CARD-03, CARD-09]", async ({
  page,
  server,
}) => {
  answerMovie(server, { videos: NO_TRAILER });
  await page.goto(`/charts?movie=${TOTORO.id}`);
  const dialog = details(page);
  await expect(dialog.getByText(TOTORO.overview)).toBeVisible();
  await expect(dialog.getByText('1988')).toBeVisible();
  await expect(dialog.getByText('8.1/10').first()).toBeAttached();
  await expect(dialog.getByText('G', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('list', { name: CARD.genres }).getByRole('listitem')).toHaveText([
    'Fantasy',
    'Animation',
    'Family',
  ]);
  await expect(dialog.getByRole('list', { name: 'Available on:' }).getByRole('listitem')).toHaveText(['Max']);
  await expect(dialog.getByText('estimated')).toBeHidden();
});

test('a visitor watches the trailer over the details, at its own URL [CARD-04, STATE-06, ROLE-02]', async ({
  page,
  server,
}) => {
  await mockVideos(page);
  const answer = gate();
  answerMovie(server, { videos: TRAILER }, answer.opened);
  await openCard(page);
  await watchTrailer(page).click();
  await expect(details(page).getByRole('button', { name: 'Loading...' })).toBeVisible();
  await expect(trailer(page)).toBeHidden();
  answer.open();
  const video = trailer(page).locator('iframe');
  await expect(video).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/trailer_key\?/);
  await expect(page).toHaveURL(new RegExp(`\\?movie=${TOTORO.id}&trailer=1$`));

  await page.keyboard.press('Escape');
  await expect(trailer(page)).toBeHidden();
  await expect(details(page)).toBeVisible();
  await expect(watchTrailer(page)).toBeFocused();

  await page.goto(`/charts?movie=${TOTORO.id}&trailer=1`);
  await expect(video).toBeVisible();
  await trailer(page).getByRole('button', { name: APP.close }).click();
  await expect(page).toHaveURL(new RegExp(`/charts\\?movie=${TOTORO.id}$`));
  await details(page).getByRole('button', { name: APP.close }).click();
  await expect(page).toHaveURL(/\/charts$/);
});

test('a movie without a trailer says so, on the press and at the URL [ERR-09, ERR-12]', async ({ page, server }) => {
  const answer = gate();
  answerMovie(server, { videos: NO_TRAILER }, answer.opened);
  await openCard(page);
  await watchTrailer(page).click();
  answer.open();
  await expect(page.getByText('No official trailer available for this movie')).toBeVisible();
  await expect(watchTrailer(page)).toBeHidden();
  await page.goto(`/charts?movie=${TOTORO.id}&trailer=1`);
  await expect(trailer(page).getByText('No trailer available for this movie')).toBeVisible();
});

test('without a network, the trailer’s dialog says so in a panel as high as its words', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await mockVideos(page);
  answerMovie(server, { videos: TRAILER });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/charts?movie=${TOTORO.id}&trailer=1`);
  await workerReady(page);
  await expect(trailer(page).locator('iframe')).toBeVisible();
  await context.setOffline(true);
  await expect(trailer(page).getByText(MESSAGES.offline)).toBeVisible();
  const panel = trailer(page).getByRole('status').filter({ hasText: MESSAGES.offline }).locator('..');
  expect((await panel.boundingBox())?.height).toBeLessThan(320);
  await context.setOffline(false);
  await expect(trailer(page).locator('iframe')).toBeVisible();
});

test('a trailer that the video service refuses leads to the next one', async ({ page, server }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        addEventListener('message', ({ source, origin }) => {
          const refused = location.pathname.endsWith('deleted_one');
          source.postMessage(JSON.stringify({ event: refused ? 'onError' : 'onReady', info: 150 }), origin);
        });
      </script>`,
    }),
  );
  const [video] = TRAILER.results;
  const results = [video, { ...video, key: 'deleted_one', published_at: '2030-01-01T00:00:00.000Z' }];
  answerMovie(server, { videos: { results } });
  await page.goto(`/charts?movie=${TOTORO.id}&trailer=1`);
  await expect(trailer(page).getByText(MESSAGES.fault.refused)).toBeVisible();
  await expect(trailer(page).getByRole('link', { name: MESSAGES.onService })).toHaveAttribute('href', /deleted_one$/);
  await trailer(page).getByRole('button', { name: MESSAGES.next }).click();
  await expect(trailer(page).locator('iframe')).toHaveAttribute('src', /trailer_key\?/);
  await expect(trailer(page).getByText(MESSAGES.fault.refused)).toBeHidden();
});

test('a failed trailer request says so, and can be retried [ERR-10, ERR-11]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/503/);
  await mockVideos(page);
  answerMovie(server, 503);
  const address = `/charts?movie=${TOTORO.id}`;
  await page.goto(`${address}&trailer=1`);
  await expect(trailer(page).getByText('Failed to load trailer')).toBeVisible();
  answerMovie(server, { videos: TRAILER });
  await trailer(page).getByRole('button', { name: MOVIE_DIALOG.retry }).click();
  await expect(trailer(page).locator('iframe')).toBeVisible();

  // A card from a list, whose details do not load.
  await page.goto('/charts/movies/top50');
  server.intercept((request) =>
    /\/movie-database\/3\/movie\/\d+$/.test(new URL(request.url).pathname)
      ? new Response('{}', { status: 503 })
      : undefined,
  );
  await page.locator('main article').first().getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Failed to load movie details')).toBeVisible();
  await dialog.getByRole('button', { name: 'Watch Trailer' }).click();
  await expect(page.getByText('Failed to load movie trailer')).toBeVisible();
});

test('a URL that names no movie is reported and corrected [ERR-08, ERR-13]', async ({ page }) => {
  await page.goto('/charts?movie=abc');
  await expect(page.getByText('Cannot view details for this movie')).toBeVisible();
  await expect(page).toHaveURL(/\/charts$/);
  await page.goto('/charts?movie=abc&trailer=1');
  await expect(page.getByText('Cannot load trailer for this movie')).toBeVisible();
  await expect(page).toHaveURL(/\/charts$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a movie that the movie database does not know is reported as not found', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.goto('/charts?movie=999999999');
  await expect(page.getByRole('dialog').getByText('Movie not found')).toBeVisible();
});

// The movie's own buttons come before those of similar movies.
test('a visitor is asked to sign in to mark movies [ERR-01, ERR-05, ROLE-03]', async ({ page, server }) => {
  answerMovie(server, { videos: NO_TRAILER });
  await page.goto(`/?movie=${TOTORO.id}`);
  await details(page).getByRole('button', { name: 'Add to Favorites' }).first().click();
  await expect(page.getByText('Please sign in to add favorites')).toBeVisible();
  await details(page).getByRole('button', { name: 'Mark as Watched' }).first().click();
  await expect(page.getByText('Please sign in to mark movies as watched')).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Add to Favorites' }).first()).toBeVisible();
});

test('a member marks a movie in its dialog, and finds the mark there offline [CARD-06]', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  answerMovie(server, { videos: NO_TRAILER });
  await signUp(page);
  await workerReady(page);
  await page.goto(`/?movie=${TOTORO.id}`);
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?movie=${TOTORO.id}$`));
  await details(page).getByRole('button', { name: 'Add to Favorites' }).first().click();
  await expect(details(page).getByRole('button', { name: 'Remove from Favorites' }).first()).toBeVisible();
  await details(page).getByRole('button', { name: 'Mark as Watched' }).first().click();
  await expect(details(page).getByRole('button', { name: 'Already Watched' }).first()).toBeVisible();
  await detailsCached(page, TOTORO.id);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto(`/profile/favorites?movie=${TOTORO.id}`);
  await expect(details(page).getByText(TOTORO.overview)).toBeVisible();
  await expect(details(page).getByText('Max', { exact: true })).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Already Watched' }).first()).toBeVisible();
});
