import type { Page } from '@playwright/test';
import { sendCredentials, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { DIARY_PANEL } from '../../../src/features/movie/messages';
import { MARKED_MOVIES } from '../../../src/features/marked-movies/messages';
import { AUTH } from '../../../src/i18n/messages/auth';
import { DIARY } from '../../../src/marks/messages';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { SYNC } from '../../../src/i18n/messages/sync';

// West of Greenwich, where a date that is formatted as a moment shows as the day before.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'America/Los_Angeles',
});

const panel = (page: Page) => page.getByRole('region', { name: DIARY_PANEL.title });
const stars = (page: Page) => panel(page).getByRole('slider', { name: DIARY.yourRating });
const notice = (page: Page) => page.getByRole('region', { name: APP.notifications });

/** The reader's date, days ago: as a field has it, and as it is shown. */
function daysAgo(page: Page, days: number) {
  return page.evaluate((count) => {
    const date = new Date();
    date.setDate(date.getDate() - count);
    const two = (part: number) => String(part).padStart(2, '0');
    return {
      value: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
      shown: new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(date),
    };
  }, days);
}

test('a watched movie shows its date, which can be changed; rewatches and a rating are kept offline, and removals can be undone', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await page.goto('/movie/603');
  await workerReady(page);
  await expect(panel(page).getByText(DIARY_PANEL.unwatched)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  const today = await daysAgo(page, 0);
  const earlier = await daysAgo(page, 40);
  const summary = (text: string) => panel(page).getByRole('button', { name: `${text} ${DIARY_PANEL.edit}` });
  await summary(DIARY.watchedOn(today.shown)).click();
  await panel(page).getByLabel(DIARY_PANEL.date).fill(earlier.value);
  await expect(summary(DIARY.watchedOn(earlier.shown))).toBeVisible();

  await panel(page).getByRole('button', { name: DIARY_PANEL.again }).click();
  const twice = `${DIARY.watchedOn(today.shown)} · ${DIARY_PANEL.times(2)}`;
  await expect(summary(twice)).toBeVisible();
  await stars(page).press('ArrowRight');
  await stars(page).fill('9');
  await expect(stars(page)).toHaveAttribute('aria-valuetext', DIARY.stars('4.5'));
  await expect(page.getByText(SYNC.saved)).toBeAttached();

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  await expect(stars(page)).toHaveValue('9');
  await summary(twice).click();
  await panel(page)
    .getByRole('button', { name: DIARY_PANEL.remove(today.shown) })
    .click();
  await expect(summary(DIARY.watchedOn(earlier.shown))).toBeFocused();
  await notice(page).getByRole('button', { name: SHELL.undo }).click();
  await expect(summary(twice)).toBeVisible();

  await panel(page).getByRole('button', { name: DIARY_PANEL.removeRating }).click();
  await expect(stars(page)).toHaveAttribute('aria-valuetext', DIARY_PANEL.notRated);
  await expect(stars(page)).toBeFocused();
  await notice(page).getByRole('button', { name: SHELL.undo }).click();
  await expect(stars(page)).toHaveValue('9');
});

test('a tap on the stars rates, and marks the movie as watched; the watched list shows and sorts by it', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/movie/278');
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(panel(page).getByRole('button', { name: DIARY_PANEL.again })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await page.goto('/charts?movie=603');
  const dialog = page.getByRole('dialog');
  const track = dialog.locator('span').filter({ has: page.getByRole('slider', { name: DIARY.yourRating }) });
  const { width = 0, height = 0 } = (await track.boundingBox()) ?? {};
  await track.click({ position: { x: width * 0.65, y: height / 2 } });
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', DIARY.stars('3.5'));
  await expect(notice(page).getByText('Movie marked as watched!')).toBeVisible();
  await expect(dialog.getByText(DIARY_PANEL.noDate)).toBeVisible();

  await page.goto('/profile/watched');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(2);
  const { shown } = await daysAgo(page, 0);
  const short = shown.replace(/^(\w{3})\w*/, '$1');
  await expect(cards.filter({ hasText: title })).toContainText(DIARY.watchedOn(short));
  await expect(cards.filter({ hasText: 'The Matrix' })).toContainText(DIARY.stars('3.5'));
  await page.getByRole('button', { name: MARKED_MOVIES.filter }).click();
  const sort = page.getByLabel(MARKED_MOVIES.sort);
  await expect(cards.first()).toContainText('The Matrix');
  await sort.selectOption(MARKED_MOVIES.sorts['date-watched']);
  await expect(cards.first()).toContainText(title);
  await sort.selectOption(MARKED_MOVIES.sorts['your-rating']);
  await expect(cards.first()).toContainText('The Matrix');
  await expect(page).toHaveURL('/profile/watched?sort=your-rating');
});

test('a visitor who rates a movie is asked to sign in, and returns to it with the rating', async ({ page }) => {
  await page.goto('/movie/603');
  const slider = page.getByRole('slider', { name: DIARY.yourRating });
  await slider.fill('7');
  await expect(slider).toHaveAttribute('aria-valuetext', DIARY.stars('3.5'));
  await expect(notice(page).getByText(DIARY_PANEL.signIn)).toBeVisible();
  await notice(page).getByRole('button', { name: SHELL.login }).click();
  await page.getByRole('banner').getByRole('link', { name: SHELL.signUp }).click();
  await sendCredentials(page, { email: `fan-${crypto.randomUUID()}@example.com`, password: 'popcorn-1' }, AUTH.signUp);
  await expect(page).toHaveURL('/movie/603');
  await expect(stars(page)).toHaveAttribute('aria-valuetext', DIARY.stars('3.5'));
  await expect(page.getByRole('button', { name: 'Mark as Unwatched' })).toBeVisible();
});
