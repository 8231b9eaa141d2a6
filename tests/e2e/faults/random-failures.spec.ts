import type { Locator, Page } from '@playwright/test';
import { backendOf, type MemberBackend } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { sendCredentials, signUp } from '../fixtures/member';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { injectRandomFailures } from '../fixtures/random-failures';
import { LIMITS, scaled } from '../../time/limits';
import { RESULTS } from '../../../src/i18n/messages/results';
import { AUTH } from '../../../src/i18n/messages/auth';
import { SYNC_PAGE } from '../../../src/i18n/messages/sync-page';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { PROFILE } from '../../../src/features/profile/messages';
import { LISTS } from '../../../src/i18n/messages/movies';
import { SYNC } from '../../../src/i18n/messages/sync';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** What no member must ever read. */
const MACHINE_WORDS = /SyntaxError|Unexpected|JSON|undefined|\[object|NaN|\bnull\b/;

/** Retries as a member would until something is there; every message shown meanwhile is a readable one. */
async function persist(page: Page, goal: Locator, again: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        expect(await page.locator('body').innerText()).not.toMatch(MACHINE_WORDS);
        if (await goal.isVisible()) return true;
        await again();
        return goal.isVisible();
      },
      { timeout: LIMITS.browserTest },
    )
    .toBe(true);
}

/** The titles of a member's movies in a table of the server, sorted. */
async function titles(backend: MemberBackend, table: string): Promise<string[]> {
  const rows = await backend.rows(`${table}?select=movies(title)`);
  return rows.map(({ movies }) => (movies as { title: string }).title).sort();
}

test('the main journey completes while one request in three fails and another is delayed, and nothing is lost', async ({
  page,
  browser,
  server,
  complaints,
  expectConsole,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const credentials = await signUp(page);
  await workerReady(page);
  const backend = await backendOf(server.url, credentials);
  expectConsole(/status of 503|Failed to/);
  const weather = injectRandomFailures(server);

  await answer(page, FAMILY_EVENING);
  const search = page.getByRole('button', { name: 'Get Recommendations' });
  const dialog = page.getByRole('dialog', { name: 'Your Personalized Recommendations' });
  await persist(page, dialog, async () => {
    // results that arrive meanwhile open over it
    await search.click({ timeout: scaled(2000) }).catch(() => undefined);
  });
  await results(page);
  const slide = currentSlide(dialog);
  const liked: string[] = [];
  for (let position = 1; position <= 3; position += 1) {
    await expect(dialog.getByText(`${position} of 15`, { exact: true })).toBeVisible();
    liked.push(await slide.getByRole('heading', { level: 3 }).innerText());
    await slide.getByRole('button', { name: 'Add to Favorites' }).click();
    await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
    await dialog.getByRole('button', { name: RESULTS.next }).click();
  }
  await expect(dialog.getByText('4 of 15', { exact: true })).toBeVisible();
  const seen = await slide.getByRole('heading', { level: 3 }).innerText();
  await slide.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(slide.getByRole('button', { name: 'Mark as Unwatched' })).toBeVisible();
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await delivered(page);
  expect(weather.failed()).toBeGreaterThan(5);
  server.clearIntercepts();
  expect(await titles(backend, 'user_favorites')).toEqual([...liked].sort());
  expect(await titles(backend, 'user_watched')).toEqual([seen]);

  injectRandomFailures(server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  other.setDefaultTimeout(scaled(3000));
  await other.goto('/login');
  const send = other.getByRole('button', { name: AUTH.signIn, exact: true });
  const signedIn = other.getByRole('heading', { name: /^Hello/ });
  await persist(other, signedIn, async () => {
    // the button is disabled while the form is being sent, and the form may disappear while it is filled in
    if (await send.isEnabled({ timeout: scaled(1000) }).catch(() => false))
      await sendCredentials(other, credentials, AUTH.signIn).catch(() => undefined);
  });
  other.setDefaultTimeout(LIMITS.pageCondition);
  await other.goto('/profile/favorites');
  await expect(other.getByRole('heading', { level: 2 })).toHaveText([...liked].reverse());
  await elsewhere.close();
});

test('amid failing requests a member reads what is pending, why, and what was not saved, and everything is sent in the end', async ({
  page,
  server,
  expectConsole,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const backend = await backendOf(server.url, await signUp(page));
  const hearts = page.getByRole('region', { name: 'Trending Now' }).getByRole('button', { name: 'Add to Favorites' });
  await expect(hearts).toHaveCount(5);
  await workerReady(page);
  expectConsole(/status of 503|Failed to/);
  injectRandomFailures(server);
  // Pushes are refused until the test says otherwise.
  let refused = /rpc\/sync_push|rest\/v1\/profiles/;
  server.intercept(({ url, method }) =>
    method !== 'GET' && refused.test(url) ? new Response('', { status: 503 }) : undefined,
  );

  for (const left of [4, 3]) {
    await hearts.first().click();
    await expect(hearts).toHaveCount(left);
  }
  await expect(page.getByText(SYNC.waiting(2), { exact: true })).toBeAttached();
  await page.goto('/profile/sync');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Favorite: ' });
  await expect(waiting).toHaveCount(2);
  await expect(waiting.first()).toContainText(SYNC_PAGE.reason.server);
  await page.getByRole('button', { name: SYNC_PAGE.syncNow }).click();
  await expect(page.getByRole('alert')).toHaveText(SYNC_PAGE.stopped.server);

  await page.goto('/profile/favorites');
  const movies = page.getByRole('heading', { level: 2 });
  await expect(movies).toHaveCount(2);
  const liked = await movies.allInnerTexts();
  const notifications = page.getByRole('region', { name: APP.notifications });
  await page.getByRole('button', { name: 'Remove from Favorites' }).first().click();
  await expect(movies).toHaveCount(1);
  await expect(notifications.getByText('Movie removed from favorites', { exact: true })).toBeVisible();
  await notifications.getByRole('button', { name: SHELL.undo }).click();
  await expect(movies).toHaveCount(2);

  await page.goto('/profile');
  const name = page.getByRole('region', { name: PROFILE.name, exact: true });
  const edit = name.getByRole('button', { name: 'Edit Name' });
  const again = page.getByRole('button', { name: LISTS.retry });
  await persist(page, edit, async () => {
    if (await again.isVisible()) await again.click({ timeout: scaled(1000) }).catch(() => undefined);
  });
  await edit.click();
  await name.getByRole('textbox', { name: PROFILE.firstName }).fill('Ada');
  const save = name.getByRole('button', { name: PROFILE.save });
  await save.click();
  await expect(page.getByText('Failed to update name', { exact: true })).toBeVisible();
  await expect(page.getByText(PROFILE.failures.unreachable)).toBeVisible();
  await expect(name.getByRole('textbox', { name: PROFILE.firstName })).toHaveValue('Ada');

  refused = /never/;
  await persist(page, name.getByText('Ada', { exact: true }), async () => {
    if (await save.isEnabled({ timeout: scaled(1000) }).catch(() => false)) await save.click();
  });
  await delivered(page);
  await expect(page.getByText(SYNC.saved, { exact: true })).toBeAttached();
  server.clearIntercepts();
  expect(await titles(backend, 'user_favorites')).toEqual(liked.toSorted());
  expect(await backend.rows('profiles?select=first_name')).toEqual([{ first_name: 'Ada' }]);
});
