import type { Page } from '@playwright/test';
import { catalogCached } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { OPEN_MOVIE } from '../../../src/features/open-movie/messages';
import { KEYBOARD } from '../../../src/i18n/messages/keyboard';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { MARKS } from '../../../src/marks/messages';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const notices = (page: Page) => page.getByRole('region', { name: APP.notifications });
const field = (page: Page) => page.getByRole('searchbox', { name: OPEN_MOVIE.field });

test('single keys mark the movie in view, on its screen, its dialog, a slide and the card that has the focus, also offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  const card = page.getByRole('region', { name: 'Trending Now' }).getByRole('article').first();
  await expect(card.getByRole('button', { name: MARKS.favorite.add })).toBeAttached();
  // The first key loads the shortcuts, and counts.
  await card.locator('.open').focus();
  await page.keyboard.press('f');
  await expect(notices(page).getByText(MARKS.favorite.added)).toBeVisible();
  await expect(card.getByRole('button', { name: MARKS.favorite.remove })).toBeAttached();
  await page.keyboard.press('f');
  await notices(page).getByRole('button', { name: SHELL.undo }).click();
  await expect(card.getByRole('button', { name: MARKS.favorite.remove })).toBeAttached();

  await card.locator('.open').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: MARKS.watchlist.add }).first()).toBeVisible();
  await page.keyboard.press('l');
  await expect(dialog.getByRole('button', { name: MARKS.watchlist.remove }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await answer(page, FAMILY_EVENING);
  const slides = await results(page);
  await page.keyboard.press('ArrowRight');
  await expect(slides.getByText('2 of 15', { exact: true })).toBeVisible();
  await expect(currentSlide(slides).getByRole('button', { name: MARKS.watched.add })).toBeVisible();
  await page.keyboard.press('w');
  await expect(currentSlide(slides).getByRole('button', { name: MARKS.watched.remove })).toBeVisible();

  await page.goto('/movie/603');
  await expect(page.getByRole('button', { name: MARKS.watched.add })).toBeVisible();
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: MARKS.watched.add })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: MARKS.watched.remove })).toBeVisible();
});

test('a slash leads to the search, where letters are only typed, and a question mark lists the keys', async ({
  page,
}) => {
  await page.goto('/movie/603');
  await expect(page.getByRole('button', { name: MARKS.favorite.add })).toBeVisible();
  await page.keyboard.press('f');
  await expect(notices(page).getByText(MARKS.favorite.signIn)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/open');
  await page.keyboard.type('wolf/l?');
  await expect(field(page)).toHaveValue('wolf/l?');
  await expect(page.getByRole('dialog')).toBeHidden();

  await field(page).blur();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: KEYBOARD.title });
  await expect(list.getByText(KEYBOARD.keys.w)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  // The menu has the list too, and there the keys can be turned off.
  await page.getByRole('button', { name: SHELL.menu, exact: true }).click();
  await page.getByRole('button', { name: KEYBOARD.title }).click();
  await list.getByRole('checkbox', { name: KEYBOARD.enabled }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).press('?');
  await expect(list).toBeHidden();
});

test('the installed app’s shortcuts search again and pick from the watchlist, once each, also offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await answer(page, FAMILY_EVENING);
  await results(page);
  await catalogCached(page, 60);
  for (const id of [603, 278]) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: MARKS.watchlist.add }).click();
    await expect(page.getByRole('button', { name: MARKS.watchlist.remove })).toBeVisible();
  }

  for (const offline of [false, true]) {
    if (offline) expectConsole(NO_NETWORK);
    await context.setOffline(offline);
    await page.goto('/dashboard?do=again');
    await expect(await results(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard?results=1');
    await page.goto('/profile/watchlist?do=pick');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(/The Matrix|The Shawshank Redemption/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/profile/watchlist');
    await page.reload();
    await expect(page.locator('main article')).toHaveCount(2);
    await expect(dialog).toBeHidden();
  }
});

test('a visitor shares a movie from a streaming app, also offline', async ({ page, context, expectConsole }) => {
  const shared = (text: string) => `/open?${new URLSearchParams({ title: '', text, url: '' }).toString()}`;
  const first = page.locator('main article').first().getByRole('heading');
  await page.goto(shared('Check out The Godfather on Netflix https://www.netflix.com/title/60011152?s=a'));
  await expect(field(page)).toHaveValue('The Godfather');
  await expect(first).toHaveText('The Godfather');
  await workerReady(page);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto(shared('Watch “The Godfather” with me'));
  await expect(field(page)).toHaveValue('The Godfather');
  await expect(first).toHaveText('The Godfather');
});
