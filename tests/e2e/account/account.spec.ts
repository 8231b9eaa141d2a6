import type { Page } from '@playwright/test';
import { backendOf } from '../fixtures/backend';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { PROFILE } from '../../../src/features/profile/messages';
import { BADGES } from '../../../src/features/badges/messages';
import { HISTORY } from '../../../src/features/history/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const PLACES = [
  ['Profile', '/profile', 'Profile'],
  ['Favorites', '/profile/favorites', 'Favorites'],
  ['Watched', '/profile/watched', 'Watched'],
  ['Watchlist', '/profile/watchlist', 'Watchlist'],
  ['Badges', '/profile/badges', 'Badges & Achievements'],
  ['History', '/profile/history', 'Movie History'],
  ['Statistics', '/profile/stats', 'Your Statistics'],
  ['Settings & Security', '/profile/settings', 'Settings & Security'],
  ['Sync', '/profile/sync', 'Sync'],
  [SHELL.data, '/profile/data', SHELL.data],
] as const;

const sidebar = (page: Page) => page.getByRole('navigation', { name: SHELL.account });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const notices = (page: Page) => page.getByRole('region', { name: APP.notifications });

/** A search with one of its results added to the favorites. */
async function searchAndLike(page: Page): Promise<string> {
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await page.keyboard.press('Escape');
  return title;
}

test('a visitor signs in before the account area opens, and returns to the requested page [RT-08, RT-16]', async ({
  page,
}) => {
  for (const [, path] of PLACES) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('every page of the account area opens by its link with focus on its heading; any other path leads to the profile [PROF-01, RT-08, RT-18, RT-19, ROLE-04]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  for (const [link, path, title] of [...PLACES.slice(1), PLACES[0]]) {
    await sidebar(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading(page, title)).toBeFocused();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText(link);
    await expect(page).toHaveTitle(`${title} · Matinee`);
  }
  await page.goBack();
  await expect(heading(page, SHELL.data)).toBeVisible();
  await page.goto('/profile/nonsense');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(heading(page, 'Profile')).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a username taken between check and save is refused; a free one is saved and greets the member [CALL-05, CALL-06, DASH-01, ERR-31, ERR-32, ERR-33, ERR-35, ERR-37]', async ({
  page,
  browser,
  server,
  expectConsole,
}) => {
  const others = await browser.newContext({ baseURL: server.url });
  const other = await others.newPage();
  const taken = `ada-${Date.now()}`;
  const namesake = await backendOf(server.url, await signUp(other));
  await namesake.update(`profiles?id=eq.${namesake.userId}`, { username: taken });
  await others.close();

  expectConsole(/status of 409/);
  await signUp(page);
  await page.goto('/profile');
  const field = page.getByRole('textbox', { name: PROFILE.username });
  await page.getByRole('button', { name: 'Edit Username' }).click();
  await field.fill(taken.toUpperCase());
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await expect(page.getByRole('button', { name: PROFILE.save })).toBeDisabled();

  server.intercept((request) => (request.url.endsWith('/rpc/username_available') ? Response.json(true) : undefined));
  await field.fill(`${taken} `);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByRole('button', { name: PROFILE.save }).click();
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await expect(field).toHaveValue(`${taken} `);
  server.clearIntercepts();

  await field.fill(`  ${taken}-2`);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByRole('button', { name: PROFILE.save }).click();
  await expect(notices(page).getByText('Username updated successfully')).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page, `Hello, ${taken}-2!`)).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Name' }).click();
  await page.getByRole('textbox', { name: PROFILE.firstName }).fill('Ada');
  await page.getByRole('button', { name: PROFILE.save }).click();
  await expect(notices(page).getByText('Name updated successfully')).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page, 'Hello, Ada!')).toBeVisible();
});

test('a profile that cannot be saved keeps the input and gives the reason, with the backend down and offline [ERR-34, ERR-36]', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  await signUp(page);
  await page.goto('/profile');
  // Only a profile that has loaded can be edited.
  await expect(page.getByRole('button', { name: 'Edit Username' })).toBeVisible();
  expectConsole(/status of 503/);
  expectConsole(NO_NETWORK);
  server.intercept((request) => (/\/rest\/v1\//.test(request.url) ? new Response('', { status: 503 }) : undefined));
  await page.getByRole('button', { name: 'Edit Username' }).click();
  await page.getByRole('textbox', { name: PROFILE.username }).fill('somebody');
  await page.getByRole('button', { name: PROFILE.save }).click();
  await expect(page.getByText('Failed to update username')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Name' }).click();
  await page.getByRole('textbox', { name: PROFILE.lastName }).fill('Else');
  await page.getByRole('button', { name: PROFILE.save }).last().click();
  await expect(page.getByText('Failed to update name')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(PROFILE.offline)).toBeVisible();
  await expect(page.getByRole('button', { name: PROFILE.save }).first()).toBeDisabled();
  await expect(page.getByRole('textbox', { name: PROFILE.username })).toHaveValue('somebody');
});

test('badges, history and statistics follow what a member does and stay available offline [BADGE-01, BADGE-02, BADGE-04, BADGE-09, BADGE-10, HIST-01, HIST-02, HIST-05, HIST-06, HIST-09, STAT-01, STAT-02, STAT-03, STAT-05, STAT-07, STAT-08, ENT-05]', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  const backend = await backendOf(server.url, await signUp(page));
  await workerReady(page);
  await searchAndLike(page);
  // Fifteen recommended movies and a first favorite have earned badges; nine more searches earn the next.
  await expect(notices(page).getByText('Badge earned: Keen Eye')).toBeVisible();
  for (let count = 0; count < 9; count += 1) {
    // more than five searches in ten seconds are not counted
    const at = new Date(Date.now() - count * 10_000).toISOString();
    await backend.insert('user_search_history', { user_id: backend.userId, selected_genre: 'drama', created_at: at });
  }

  await page.goto('/profile/badges');
  await expect(heading(page, 'Badges & Achievements')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earned Badges (3)' })).toBeVisible();
  const { length } = await backend.rows('badges?select=id&is_active=eq.true');
  await expect(page.getByRole('heading', { name: `All Badges (${length})` })).toBeVisible();
  await expect(page.getByText('10 / 10').first()).toBeVisible();
  expect((await backend.rows('user_badges?select=badge_id')).length).toBe(3);

  await page.goto('/profile/history');
  await expect(heading(page, 'Movie History')).toBeVisible();
  await expect(page.getByText('15 movies recommended to you')).toBeVisible();
  const [newest] = await backend.rows('user_shown_movies?select=tmdb_movie_id,movie_id&order=shown_at.desc&limit=1');
  await expect(page.locator(`main ol a[href="/movie/${String(newest?.['tmdb_movie_id'])}"]`)).toBeVisible();
  expect(newest?.['movie_id']).toBe(1);
  // The movies of this device's own search have titles.
  await expect(page.getByText(HISTORY.untitled)).toBeHidden();
  const historyRequest = page.waitForRequest(/user_shown_movies/);
  await page.getByRole('button', { name: 'Refresh History' }).click();
  await historyRequest;

  const numbers = async () => {
    await expect(heading(page, 'Your Statistics')).toBeVisible();
    const main = page.locator('main');
    for (const fact of [/Movies Viewed\s*15/, /Movie Searches\s*10/, /Favorites Added\s*1/, /Top Genre\s*Drama/])
      await expect(main.locator('dl > div').filter({ hasText: fact }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Discovery Activity' })).toContainText('1.5');
    await expect(page.getByRole('region', { name: 'Favorites & Engagement' })).toContainText('6.7%');
    const milestone = page.getByRole('region', { name: 'Achievement Progress' });
    await expect(milestone).toContainText('Complete 10 searches');
    await expect(milestone).toContainText('10/10');
  };
  await page.goto('/profile/stats');
  await numbers();

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto('/profile/stats');
  await numbers();
  await page.goto('/profile/badges');
  await expect(page.getByRole('heading', { name: 'Earned Badges (3)' })).toBeVisible();
  await expect(page.getByText(BADGES.offline)).toBeVisible();
  await page.goto('/profile/history');
  await expect(page.getByText('15 movies recommended to you')).toBeVisible();
  await expect(page.getByText(HISTORY.offline)).toBeVisible();
});

test('an empty history says so, polls every five seconds, and shows what another device was recommended [HIST-07, HIST-08, HIST-10, HIST-12]', async ({
  page,
  server,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  await page.clock.install();
  await page.goto('/profile/history');
  await expect(page.getByRole('heading', { name: 'No History Yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Movie Recommendations' })).toHaveAttribute('href', '/');

  const historyRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('user_shown_movies')) historyRequests.push(request.url());
  });
  await page.clock.runFor(4000);
  expect(historyRequests).toEqual([]);
  await page.clock.runFor(1500);
  await expect.poll(() => historyRequests.length).toBe(1);

  expectConsole(/status of 500/);
  server.intercept((request) =>
    request.url.includes('user_shown_movies') ? new Response('', { status: 500 }) : undefined,
  );
  await page.clock.runFor(5000);
  await expect(page.getByText('Unable to Load History')).toBeVisible();
  await expect(page.getByText('There was an error loading your recommendation history.')).toBeVisible();
  server.clearIntercepts();
  await backend.insert('user_shown_movies', { user_id: backend.userId, movie_id: 1, tmdb_movie_id: 603 });
  await page.clock.runFor(5000);
  await expect(page.getByText('Movie #603')).toBeVisible();
  await expect(page.getByText('1 movie recommended to you')).toBeVisible();
});
