import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { sendCredentials, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { results } from '../fixtures/questionnaire';
import { MARKED_MOVIES } from '../../../src/features/marked-movies/messages';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { AUTH } from '../../../src/i18n/messages/auth';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';
import { NOT_FOUND } from '../../../src/i18n/messages/not-found';
import { REASONS } from '../../../src/i18n/messages/reasons';
import { LAST_ANSWERS, RESULTS } from '../../../src/i18n/messages/results';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { MARKS } from '../../../src/marks/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.locator('main article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: MARKED_LISTS.watchlist.title });

test('a movie goes onto the watchlist from its card, leaves when it is watched and comes back by undo, also offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  const trending = page.getByRole('region', { name: 'Trending Now' });
  const add = trending.getByRole('button', { name: MARKS.watchlist.add });
  await expect(add).toHaveCount(5);
  const wanted = await trending.getByRole('heading', { level: 3 }).first().innerText();
  for (const left of [4, 3]) {
    await add.first().click();
    await expect(add).toHaveCount(left);
  }

  // The header's link leads nowhere yet, but offers the list.
  await page.goto('/watchlist');
  await page.getByRole('link', { name: NOT_FOUND.offers.watchlist }).click();
  await expect(page).toHaveURL('/profile/watchlist');
  await expect(heading(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  const before = await titles(page);
  expect(before).toContain(wanted);

  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(before);
  const region = page.getByRole('region', { name: APP.notifications });
  const seen = cards(page).getByRole('button', { name: MARKS.watched.add });
  await seen.first().press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(region.getByText(`${MARKS.watched.added} ${MARKS.watchlist.removed}`, { exact: true })).toBeVisible();
  await expect(cards(page).getByRole('button', { name: MARKS.watchlist.remove })).toBeFocused();
  await region.getByRole('button', { name: SHELL.undo }).press('Enter');
  await expect(cards(page)).toHaveCount(2);

  await seen.first().click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('navigation', { name: SHELL.account }).getByRole('link', { name: 'Watched' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a visitor who wants to watch a movie signs up, and finds it on the watchlist', async ({ page }) => {
  await page.goto('/movie/603');
  await page.getByRole('button', { name: MARKS.watchlist.add }).click();
  const region = page.getByRole('region', { name: APP.notifications });
  await expect(region.getByText(MARKS.watchlist.signIn)).toBeVisible();
  await region.getByRole('button', { name: SHELL.login }).click();
  await page.getByRole('banner').getByRole('link', { name: SHELL.signUp }).click();
  await sendCredentials(page, { email: `fan-${randomUUID()}@example.com`, password: 'popcorn-1' }, AUTH.signUp);
  await expect(page).toHaveURL('/movie/603');
  await expect(page.getByRole('button', { name: MARKS.watchlist.remove })).toBeVisible();
  await page.goto('/profile/watchlist');
  await expect.poll(() => titles(page)).toEqual(['The Matrix']);
});

test('one of the listed movies is picked by the keyboard, and another one the next time', async ({ page }) => {
  await signUp(page);
  for (const id of [603, 278, 238]) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: MARKS.watchlist.add }).click();
    await expect(page.getByRole('button', { name: MARKS.watchlist.remove })).toBeVisible();
  }
  await page.goto('/profile/watchlist?decade=1990');
  await expect(cards(page)).toHaveCount(2);
  const listed = await titles(page);
  const pick = page.getByRole('button', { name: MARKED_MOVIES.pick });
  const picked: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    await pick.press('Enter');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { level: 2 });
    await expect(title).toBeVisible();
    picked.push(await title.innerText());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pick).toBeFocused();
  }
  expect(picked.slice(0, 2).toSorted()).toEqual(listed.toSorted());
  expect(picked.slice(2)).toEqual(picked.slice(0, 2));
});

test('‘From my watchlist’ puts its movies first where they fit, and says so where none does', async ({ page }) => {
  await signUp(page);
  await page.goto('/movie/603');
  await page.getByRole('button', { name: MARKS.watchlist.add }).click();
  await expect(page.getByRole('button', { name: MARKS.watchlist.remove })).toBeVisible();
  const fromWatchlist = page.getByRole('checkbox', { name: QUESTIONNAIRE.fromWatchlist });
  const nothingFits = page.getByRole('region', { name: APP.notifications }).getByText(RESULTS.watchlistUnmet);

  async function ask(mood: string, genre: string) {
    await page.goto('/dashboard');
    const change = page.getByRole('button', { name: LAST_ANSWERS.change, exact: true });
    await expect(page.getByRole('radio').or(change).first()).toBeVisible();
    if (await change.isVisible()) await change.click();
    await page.getByRole('radio', { name: mood }).click();
    await page.getByRole('checkbox', { name: genre, exact: true }).check();
    await page.getByRole('radio', { name: 'Just Me' }).click();
    await fromWatchlist.check();
    await page.getByRole('radio', { name: 'No' }).click();
  }

  await ask('Happy & Upbeat', 'Comedy');
  await expect(nothingFits).toBeVisible();
  await ask('Tense & Excited', 'Action');
  const fitting = await results(page);
  await expect(fitting.getByText(REASONS.watchlist)).toHaveCount(1);
  await expect(nothingFits).toBeHidden();
});
