import { backendOf, type MemberBackend } from '../fixtures/backend';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { STATISTICS } from '../../../src/features/statistics/messages';
import { SYNC } from '../../../src/i18n/messages/sync';
import { SHELL } from '../../../src/i18n/messages/shell';
import { BADGES } from '../../../src/features/badges/messages';
import { LISTS } from '../../../src/i18n/messages/movies';

const CONGRATULATION = 'Badge earned: Movie Explorer';

/** Milliseconds between two searches: more than five in ten seconds look automated and count for no badge. */
const BETWEEN_SEARCHES_MS = 11_000;

/** Ten searches by another of the member's applications, which leave no marks. */
async function searchElsewhere({ insert, userId }: Pick<MemberBackend, 'insert' | 'userId'>): Promise<void> {
  const genres = ['scifi', 'scifi', 'scifi', 'drama', 'drama', 'all', 'all', 'all', 'all', null];
  await insert(
    'user_search_history',
    genres.map((genre, index) => ({
      user_id: userId,
      selected_genre: genre,
      created_at: new Date(Date.now() - index * BETWEEN_SEARCHES_MS).toISOString(),
    })),
  );
}

/** Writes ten searches and two recommended movies, one of them a favorite, as another application. The backend knows movie 603. */
async function useElsewhere({ userId, insert }: MemberBackend): Promise<void> {
  await insert('user_favorites', { user_id: userId, movie_id: 603 });
  await insert(
    'user_shown_movies',
    [603, 604].map((id) => ({ user_id: userId, movie_id: 1, tmdb_movie_id: id })),
  );
  await searchElsewhere({ insert, userId });
}

test('the account pages show what the tables hold, announce a new badge once, and keep working offline [BADGE-03, BADGE-05, BADGE-06, BADGE-09, BADGE-10, HIST-02, HIST-09, STAT-02, STAT-03, STAT-05, STAT-08, ENT-26, CALL-15, CALL-17, CALL-18]', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  const backend = await backendOf(server.url, await signUp(page));
  await workerReady(page);
  await page.goto('/profile/badges');
  const earned = page.getByRole('region', { name: /^Earned Badges/ });
  const all = page.getByRole('region', { name: /^All Badges/ });
  await expect(earned.getByRole('heading', { name: 'Earned Badges (0)' })).toBeVisible();
  const explorer = all.getByRole('listitem').filter({ hasText: 'Movie Explorer' });
  await expect(explorer).toContainText('0 / 10');
  await expect(explorer).toHaveAttribute('data-earned', 'false');
  const drawing = explorer.locator('[data-color]').locator('xpath=..');
  await expect(drawing).toHaveCSS('filter', 'grayscale(1)');
  await expect(drawing).toHaveCSS('opacity', '0.45');

  await useElsewhere(backend);
  await page.reload();
  await expect(page.getByText(CONGRATULATION)).toBeVisible();
  await expect(earned.getByRole('heading', { name: 'Earned Badges (2)' })).toBeVisible();
  await expect(earned.getByRole('listitem').filter({ hasText: 'Movie Explorer' })).toContainText(
    /Earned \w+ \d+, \d{4}/,
  );
  await expect(explorer).toHaveAttribute('data-earned', 'true');
  await expect(drawing).toHaveCSS('filter', 'none');
  await expect(drawing).toHaveCSS('opacity', '1');
  await expect(explorer.getByRole('progressbar', { name: BADGES.progressOf('Movie Explorer') })).toHaveJSProperty(
    'value',
    10,
  );
  await expect(all.getByRole('listitem').filter({ hasText: 'Pathfinder' })).toContainText('10 / 50');
  expect((await backend.rows('user_badges?select=badge_id&order=badge_id')).map((row) => row['badge_id'])).toEqual([
    'first-love',
    'movie-explorer',
  ]);

  const statistics = async () => {
    await page.goto('/profile/stats');
    const number = (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd');
    await expect(number('Movies Viewed')).toHaveText('2');
    await expect(number('Movie Searches')).toHaveText('10');
    await expect(number('Favorites Added')).toHaveText('1');
    await expect(number('Top Genre')).toHaveText('Scifi');
    await expect(number(STATISTICS.average)).toHaveText('0.2');
    await expect(number(STATISTICS.rate)).toHaveText('50.0%');
    await expect(number(STATISTICS.memberSince)).toContainText(String(new Date().getFullYear()));
    const milestone = page.getByRole('region', { name: 'Achievement Progress' });
    await expect(milestone).toContainText('Complete 10 searches');
    await expect(milestone).toContainText('10/10');
  };
  await statistics();
  await expect(page.getByText(CONGRATULATION)).toHaveCount(0);

  await page.goto('/profile/history');
  await expect(page.getByText('2 movies recommended to you')).toBeVisible();
  const matrix = page.getByRole('listitem').filter({ hasText: 'The Matrix' });
  await expect(matrix.getByRole('link')).toHaveAttribute('href', '/movie/603');

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await statistics();
  await expect(page.getByText(`${STATISTICS.offline} ${LISTS.updatedNow}`)).toBeVisible();
  await page.goto('/profile/badges');
  await expect(earned.getByRole('heading', { name: 'Earned Badges (2)' })).toBeVisible();
  await page.goto('/profile/history');
  await expect(matrix).toContainText('The Matrix');
  await expect(page.getByText(CONGRATULATION)).toHaveCount(0);
});

test('each visit to the badges checks them, so searches on another device earn one [BADGE-10]', async ({
  page,
  server,
}) => {
  const backend = await backendOf(server.url, await signUp(page));
  await page.goto('/profile/badges');
  await expect(page.getByRole('heading', { name: 'Earned Badges (0)' })).toBeVisible();
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  await searchElsewhere(backend);
  const places = page.getByRole('navigation', { name: SHELL.account });
  await places.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await places.getByRole('link', { name: SHELL.badges, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Earned Badges (1)' })).toBeVisible();
});

test('badges that fail to load are not made up; those on the device stay, with their age [ERR-80, ERR-81]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const down = () =>
    server.intercept(({ url }) =>
      /\/rest\/v1\/(badges|user_badges|rpc\/check_and_award_badges)/.test(url)
        ? Response.json({ message: 'down' }, { status: 500 })
        : undefined,
    );
  down();
  const backend = await backendOf(server.url, await signUp(page));
  await page.goto('/profile/badges');
  await expect(page.getByRole('alert')).toHaveText(BADGES.unavailable);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);

  server.clearIntercepts();
  await page.reload();
  const { length } = await backend.rows('badges?select=id&is_active=eq.true');
  const all = page.getByRole('heading', { name: `All Badges (${length})` });
  await expect(all).toBeVisible();
  await expect(page.getByText(BADGES.unavailable)).toHaveCount(0);

  down();
  await page.reload();
  await expect(page.getByText(`${BADGES.unavailable} ${LISTS.updatedNow}`)).toBeVisible();
  await expect(all).toBeVisible();
});
