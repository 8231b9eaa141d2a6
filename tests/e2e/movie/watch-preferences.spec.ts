import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { LIMITS } from '../../time/limits';
import { WATCH_PREFERENCES_SCREEN } from '../../../src/features/watch-preferences/messages';
import { MOVIE } from '../../../src/features/movie/messages';
import { WATCH_PREFERENCES } from '../../../src/i18n/messages/movies';
import { SHELL } from '../../../src/i18n/messages/shell';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' }, locale: 'de-DE' });

const TOY_STORY = '/movie/862';
const RETURN_OF_THE_KING = '/movie/122';

const country = (page: Page) => page.getByRole('combobox', { name: WATCH_PREFERENCES_SCREEN.country });

/** Chooses Germany, and Disney+ there. */
async function moveToGermany(page: Page): Promise<void> {
  await page.goto('/services');
  await expect(country(page)).toHaveValue('US');
  await page.getByRole('button', { name: WATCH_PREFERENCES_SCREEN.suggested('Germany') }).click();
  await expect(country(page)).toHaveValue('DE');
  await page.getByRole('checkbox', { name: 'Disney+' }).check();
}

test('a visitor says where they watch: movies show that country, and the visitor’s services are marked', async ({
  page,
}) => {
  await page.goto(TOY_STORY);
  await expect(page.getByText('In Germany')).toHaveCount(0);
  await page.getByRole('link', { name: MOVIE.changePreferences }).click();
  await expect(page.getByText('Your browser’s languages suggest Germany.')).toBeVisible();
  await moveToGermany(page);
  await expectAccessible(page, 'country and services');
  await page.goto(TOY_STORY);
  const streaming = page.getByRole('region', { name: 'Available to Stream On' });
  await expect(streaming.getByRole('listitem')).toHaveText(['Disney+yours']);
  await expect(
    streaming.getByText('In Germany. Availability varies by region. Streaming data by JustWatch.'),
  ).toBeVisible();
  await expect(page.getByText('In Germany: 0')).toBeAttached();
  await expectAccessible(page, 'a movie in another country');
  await page.goto(RETURN_OF_THE_KING);
  await expect(streaming).toContainText(MOVIE.streamingUnknown('Germany'));
  await expect(streaming.getByRole('listitem')).toHaveCount(0);
});

test('the United States is the default until another country is chosen, whatever the browser’s language', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(TOY_STORY);
  await expect(page.getByRole('heading', { name: 'Toy Story' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Available to Stream On' })).not.toContainText('In the United States');
  expect(requests.filter((url) => /language=(?!en-US)|watch_region/.test(url))).toEqual([]);
});

test('titles and descriptions appear in the reader’s language, the rest in English', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('combobox', { name: WATCH_PREFERENCES_SCREEN.language }).selectOption('Deutsch (Deutschland)');
  await page.goto('/movie/105');
  await expect(page.getByRole('heading', { name: 'Zurück in die Zukunft', level: 1 })).toBeVisible();
  await expect(page.getByText(/Ein Schüler landet/)).toBeVisible();
  await expect(page.getByRole('heading', { name: MOVIE.overview })).toBeVisible();
  // This one has no German text: English is better than nothing.
  await page.goto('/movie/9806');
  await expect(page.getByRole('heading', { name: /Die Unglaublichen/, level: 1 })).toBeVisible();
  await expect(page.getByText('No description available')).toHaveCount(0);
});

test('a search is limited to one’s own services', async ({ page }) => {
  await moveToGermany(page);
  await signUp(page);
  await page.goto('/collection');
  await expect(page.getByRole('article').first()).toBeVisible();
  const discovered: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/discover/movie')) discovered.push(new URL(request.url()));
  });
  await page.getByRole('checkbox', { name: WATCH_PREFERENCES.onlyOwn }).check();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => discovered.length).toBeGreaterThan(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const { searchParams } of discovered) {
    expect(searchParams.get('watch_region')).toBe('DE');
    expect(searchParams.get('with_watch_providers')).toBe('337');
  }
  await expect(page.getByRole('article').first().getByText('Disney+, yours')).toBeAttached();
});

test('a member’s watch preferences sync to every device, also when changed offline, and are deleted at sign-out', async ({
  page,
  context,
  browser,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  const member = await signUp(page);
  await moveToGermany(page);
  const second = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await second.goto(new URL('/login', page.url()).href);
  await signIn(second, member);
  await second.goto(new URL('/profile/settings', page.url()).href);
  await expect(second.getByText(WATCH_PREFERENCES.settings('Germany', ['Disney+']))).toBeVisible();

  await page.goto('/services');
  await expect(page.getByRole('checkbox', { name: 'Netflix' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Netflix' }).check();
  await page
    .getByRole('link', { name: /Offline/ })
    .or(page.getByText(/1 change/))
    .first()
    .waitFor();
  await context.setOffline(false);
  await expect(async () => {
    await second.reload();
    await expect(second.getByText(WATCH_PREFERENCES.settings('Germany', ['Disney+', 'Netflix']))).toBeVisible({
      timeout: LIMITS.condition,
    });
  }).toPass();
  await second.context().close();

  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/services');
  await expect(country(page)).toHaveValue('US');
});
