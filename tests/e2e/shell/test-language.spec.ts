import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { DISPLAY_GENRES, RECOMMENDATION_GENRES } from '../../../src/config/genres';
import { DRAMA_SERVICE, FAMILY_SERVICE, GUESSED_SERVICES } from '../../../src/config/streaming';
import { AGE_RATINGS } from '../../../src/config/questionnaire';
import { expect } from '../fixtures/page';
import { clippedText, translated, untranslatedTexts, test, receivedTexts } from '../fixtures/test-language';
import { LANDING_SECTIONS } from '../../../src/features/landing/section-messages';
import { AUTH } from '../../../src/i18n/messages/auth';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Names that the application brings along: of genres, services and ratings. */
const NAMES: ReadonlySet<string> = new Set([
  ...DISPLAY_GENRES.values(),
  ...RECOMMENDATION_GENRES.values(),
  ...GUESSED_SERVICES.flatMap(({ services }) => services),
  FAMILY_SERVICE,
  DRAMA_SERVICE,
  ...AGE_RATINGS,
]);

const button = (page: Page, english: string) => page.getByRole('button', { name: translated(english) });
const heading = (page: Page, english: string) => page.getByRole('heading', { level: 1, name: translated(english) });

test('every sentence of the main journey is in the catalog, and longer text fits a phone', async ({
  page,
  context,
}) => {
  const received = receivedTexts(context);
  const email = `fan-${randomUUID()}@example.com`;
  // TMDB writes Plus where the services write +.
  const isReceived = (text: string) => received.has(text) || received.has(text.replace(/\+$/, ' Plus'));
  // Written by the locale, as numbers and dates are.
  const isRuntime = (text: string) => /^(\d+h )?\d+m$/.test(text);
  const isData = (text: string) =>
    isReceived(text) || NAMES.has(text) || isRuntime(text) || text === email || text === 'F';
  /** Checks the current page, once its movies are there. */
  async function checkScreen(where: string) {
    await page.waitForLoadState('networkidle');
    await expect.soft(page.locator('[aria-busy=true]'), where).toHaveCount(0);
    expect.soft(await untranslatedTexts(page, isData), `${where}: outside the catalog`).toEqual([]);
    expect.soft(await clippedText(page), `${where}: cut`).toEqual([]);
  }

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('heading', { name: translated(LANDING_SECTIONS.closing.title) }).scrollIntoViewIfNeeded();
  await checkScreen('landing');

  await page.goto('/join');
  await expect(heading(page, AUTH.signUpTitle)).toBeVisible();
  await checkScreen('join');
  await page.getByLabel(translated(AUTH.email)).fill(email);
  await page.getByLabel(translated(AUTH.password)).fill('popcorn-1');
  await button(page, AUTH.signUp).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  for (const choice of ['Happy & Upbeat', 'Comedy', 'Family Movie Night', 'Yes']) {
    const input = page.getByLabel(translated(choice));
    await input.press('Space');
    await expect(input).toBeChecked();
    await checkScreen(`the question answered by ${choice}`);
    await button(page, 'Next').click();
  }
  await page.getByLabel('PG', { exact: true }).check();
  await checkScreen('the last question');
  await button(page, 'Get Recommendations').click();
  const results = page.getByRole('dialog', { name: translated('Your Personalized Recommendations') });
  await expect(results.locator('article')).toHaveCount(15);
  await results
    .getByRole('button', { name: translated('Add to Favorites') })
    .first()
    .click();
  await checkScreen('results');
  await page.keyboard.press('Escape');

  for (const [path, title] of [
    ['/profile/favorites', 'Favorites'],
    ['/profile/watched', 'Watched'],
    ['/profile/watchlist', 'Watchlist'],
    ['/profile/sync', 'Sync'],
    ['/profile/settings', 'Settings & Security'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await checkScreen(title);
  }
});
