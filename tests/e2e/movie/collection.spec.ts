import { backendOf } from '../fixtures/backend';
import { allMovies, expectStats, follow, found, scrollThrough, press, sessionCount } from '../fixtures/collection';
import { sendCredentials, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, FAMILY_EVENING, results, shownMovies } from '../fixtures/questionnaire';
import { SHELL } from '../../../src/i18n/messages/shell';
import { AUTH } from '../../../src/i18n/messages/auth';
import { COLLECTION } from '../../../src/features/collection/messages';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';
import { NOT_FOUND } from '../../../src/i18n/messages/not-found';

test.use({ viewport: { width: 390, height: 844 } });

test('a visitor signs in first; a member finds fifty movies, and different ones with each search [RT-04, COLL-01, COLL-02, COLL-03, COLL-04, COLL-05, COLL-06, COLL-11, COLL-13, COLL-14, COLL-15, COLL-17, ERR-54]', async ({
  page,
  server,
}) => {
  const credentials = await signUp(page);
  await press(page, SHELL.accountMenu);
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/collection');
  await expect(page).toHaveURL(/\/login$/);
  await sendCredentials(page, credentials, AUTH.signIn);
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Movie Collection' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(found(page, 50)).toBeVisible();
  // the rest of the page and what was found before
  await expect.poll(() => sessionCount(page)).toBeGreaterThanOrEqual(2);
  expect(await sessionCount(page)).toBeLessThanOrEqual(4);
  const opened = await allMovies(page);
  expect(new Set(opened).size).toBe(50);
  await expectStats(page, 50, 0, 50);

  const genre = page.getByRole('combobox', { name: COLLECTION.genre });
  await expect(genre.locator('option')).toHaveText(
    /All genres Action Adventure Animation Comedy Crime Drama Family Fantasy Horror Mystery Romance Sci-Fi Thriller/.source.split(
      / (?!genres)/,
    ),
  );
  await genre.selectOption('comedy');
  await press(page, 'Search');
  await scrollThrough(page);
  await expectStats(page, 70, 0, 70);
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  const comedies = await allMovies(page);
  expect(comedies.filter((movie) => opened.includes(movie))).toEqual([]);

  await press(page, 'Variety Mix');
  await expect(page.getByText('Finding variety across different eras!')).toBeVisible();
  const mixed = await allMovies(page);
  await expectStats(page, 150, 0, 150);
  expect(mixed.filter((movie) => opened.includes(movie) || comedies.includes(movie))).toEqual([]);
  const years = mixed.map((movie) => Number(movie.slice(-4)));
  const inEras = [years.filter((year) => year < 1990), years.filter((year) => year >= 1990 && year < 2010)];
  for (const { length } of inEras) expect([16, 17]).toContain(length);

  const backend = await backendOf(server.url, credentials);
  const searches = async () =>
    (await backend.rows('user_search_history?select=selected_genre')).map((row) => row['selected_genre']);
  await expect.poll(searches).toEqual(['comedy', 'comedy']);
});

test('movies recommended here or elsewhere are left out and counted; Fresh Results brings session movies back [COLL-03, COLL-04, COLL-05, COLL-15, COLL-16, CALL-13, ENT-24, ERR-53]', async ({
  page,
  server,
}) => {
  const credentials = await signUp(page);
  await answer(page, FAMILY_EVENING);
  const recommended = (await shownMovies(await results(page))).map(({ title, year }) => `${title} ${year}`);
  await page.keyboard.press('Escape');
  await follow(page, 'Collection');
  await expect(found(page, 50)).toBeVisible();
  await scrollThrough(page);
  await expectStats(page, 35, 15, 35);
  expect((await allMovies(page)).filter((movie) => recommended.includes(movie))).toEqual([]);

  await page.getByRole('combobox', { name: COLLECTION.genre }).selectOption('animation');
  await press(page, 'Fresh Results');
  await expect(page.getByText('Getting fresh recommendations!')).toBeVisible();
  await expect.poll(() => sessionCount(page)).toBeLessThanOrEqual(4);
  await scrollThrough(page);
  await expectStats(page, 20, 15, 35);
  expect((await allMovies(page)).filter((movie) => recommended.includes(movie))).toEqual([]);

  const backend = await backendOf(server.url, credentials);
  const impressions = async () => (await backend.rows('user_shown_movies?select=tmdb_movie_id&movie_id=eq.1')).length;
  await expect.poll(impressions, 'only recommendations are stored permanently').toBe(15);
  await backend.insert('user_shown_movies', { user_id: backend.userId, movie_id: 1, tmdb_movie_id: 987_654_321 });
  await press(page, 'Refresh Stats');
  await expect(page.getByText(COLLECTION.statsRefreshed)).toBeVisible();
  await expectStats(page, 50, 16, 66);
});

test('the list is a table that sorts by its headings, and is unchanged after coming back from a movie [COLL-07, COLL-08, COLL-09, COLL-10, COLL-12]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/collection');
  await expect(found(page, 50)).toBeVisible();
  const toggle = page.getByRole('group', { name: COLLECTION.view });
  await expect(toggle.getByRole('button', { name: COLLECTION.grid })).toHaveAttribute('aria-pressed', 'true');
  await toggle.getByRole('button', { name: COLLECTION.list }).click();
  const table = page.getByRole('table', { name: 'Movie Collection' });
  await expect(table.getByRole('columnheader')).toHaveText([
    COLLECTION.columns.title,
    COLLECTION.columns.year,
    COLLECTION.columns.rating,
    COLLECTION.columns.genres,
  ]);
  const column = (place: number) => table.locator(`tbody td:nth-child(${place})`).allInnerTexts();
  const rating = table.getByRole('columnheader', { name: COLLECTION.columns.rating });
  await expect(rating).toHaveAttribute('aria-sort', 'descending');
  const ratings = (await column(3)).map((text) => Number(/\d+\.\d$/.exec(text)?.[0]));
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));

  await rating.getByRole('button').click();
  await expect(rating).toHaveAttribute('aria-sort', 'ascending');
  const year = table.getByRole('columnheader', { name: COLLECTION.columns.year });
  await year.getByRole('button').click();
  await expect(year).toHaveAttribute('aria-sort', 'descending');
  await expect(rating).not.toHaveAttribute('aria-sort');
  const years = (await column(2)).map(Number);
  expect(years).toEqual([...years].sort((a, b) => b - a));

  await expect(page.getByRole('navigation', { name: COLLECTION.pages }).getByRole('button')).toHaveText([
    '',
    '1',
    '2',
    '3',
    '',
  ]);
  await press(page, COLLECTION.nextPage);
  await expect(found(page, 50)).toBeFocused();
  const [title = ''] = await column(1);
  await table.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, 'Favorites');
  await expect(page.getByRole('heading', { level: 1, name: MARKED_LISTS.favorite.title })).toBeVisible();
  await page.goBack();
  await expect(table.getByRole('button', { name: title, exact: true })).toBeVisible();
  await expect(year).toHaveAttribute('aria-sort', 'descending');
});

test('text filters the movies found at once, and a search with it finds more; an empty result says what to do [COLL-06, COLL-18, COLL-19, COLL-21]', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/collection');
  await expect(found(page, 50)).toBeVisible();
  const box = page.getByRole('searchbox');
  const first = await page.locator('main article h3').first().innerText();
  await box.fill(first.toUpperCase());
  await expect(page.locator('main article h3').first()).toHaveText(first);
  await expect(found(page, 50)).toBeHidden();

  await box.fill('no movie is called like this');
  await expect(page.getByText('No new movies found with current filters.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await expect(page.getByText(COLLECTION.emptyHint)).toBeVisible();

  // a title search also finds movies that were already shown
  await box.fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText(COLLECTION.shownBefore).first()).toBeVisible();
  await expect(page.locator('main article h3').first()).toHaveText(first);

  // and movies by their cast and crew
  await box.fill('miyazaki hayao');
  await page.keyboard.press('Enter');
  await expect(page.locator('main article').filter({ hasText: 'Spirited Away' })).toContainText('Hayao Miyazaki');
});

test('a heart and a watched mark can be set on the cards [CALL-10]', async ({ page, server }) => {
  const credentials = await signUp(page);
  await page.goto('/collection');
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: 'Add to Favorites' }).click();
  await card.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(card.getByRole('button', { name: 'Mark as Unwatched' })).toBeVisible();
  const backend = await backendOf(server.url, credentials);
  const watched = async () => (await backend.rows('user_watched?select=user_id,movie_id')).length;
  await expect.poll(watched).toBe(1);
  await card.getByRole('button', { name: 'Mark as Unwatched' }).click();
  await expect.poll(watched).toBe(0);
  await expect.poll(async () => (await backend.rows('user_favorites?select=movie_id')).length).toBe(1);
});

test('a menu entry without a screen of its own leads to its genre in the collection, also through signing in', async ({
  page,
}) => {
  const credentials = await signUp(page);
  await page.goto('/movies/horror');
  await page.getByRole('link', { name: 'Horror in the collection' }).click();
  const horror = async () => {
    await expect(page).toHaveURL('/collection?genre=horror');
    await expect(page.getByRole('combobox', { name: COLLECTION.genre })).toHaveValue('horror');
    await expect(page.getByRole('heading', { name: /^Found \d+ new movies$/ })).toBeVisible();
    const cards = page.locator('main article');
    await expect.poll(() => cards.count()).toBeGreaterThan(4);
    expect(await cards.filter({ hasNotText: 'Horror' }).count()).toBe(0);
  };
  await horror();
  await page.goBack();
  await expect(page.getByRole('heading', { name: "This scene hasn't been filmed yet" })).toBeVisible();
  await page.goForward();
  await horror();

  await page.goto('/charts/decade');
  await page.getByRole('link', { name: NOT_FOUND.offers.newest }).click();
  const years = async () =>
    (await page.locator('main article').allInnerTexts()).map((text) =>
      Number(text.match(/\b(?:19|20)\d\d\b/g)?.at(-1)),
    );
  await expect.poll(async () => (await years()).length).toBe(20);
  expect(await years()).toEqual((await years()).toSorted((a, b) => b - a));

  await press(page, SHELL.accountMenu);
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/movies/horror');
  await page.getByRole('link', { name: 'Horror in the collection' }).click();
  await sendCredentials(page, credentials, AUTH.signIn);
  await horror();
});
