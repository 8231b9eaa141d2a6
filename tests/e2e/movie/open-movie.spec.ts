import { expect, test } from '../fixtures/page';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { OPEN_MOVIE } from '../../../src/features/open-movie/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const shared = (parts: Record<string, string>) => `/open?${new URLSearchParams(parts).toString()}`;

test('a movie shared to the installed application opens', async ({ page }) => {
  for (const parts of [
    { url: 'https://www.themoviedb.org/movie/603-the-matrix' },
    { title: '', text: 'The Matrix https://www.imdb.com/title/tt0133093/?ref_=ext_shr_lnk', url: '' },
    { text: 'https://letterboxd.com/film/the-matrix-1999/' },
    { url: 'web+matinee:movie/603' },
  ]) {
    await page.goto('/charts');
    await page.goto(shared(parts));
    await expect(page).toHaveURL('/movie/603');
    await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/charts');
  }
});

test('a title search offers movies to choose from; a foreign URL is named as such and never runs', async ({ page }) => {
  await page.goto(shared({ text: 'godfather' }));
  const movies = page.locator('main article');
  await expect(movies.first().getByRole('heading')).toHaveText('The Godfather');
  const field = page.getByRole('searchbox', { name: OPEN_MOVIE.field });
  await expect(field).toHaveValue('godfather');

  await field.fill('no movie is called this');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: OPEN_MOVIE.none })).toBeVisible();
  await page.goBack();
  await expect(movies.first().getByRole('heading')).toHaveText('The Godfather');
  await expect(field).toHaveValue('godfather');

  await page.goto(shared({ url: 'https://elsewhere.example/movie/603', text: '' }));
  await expect(page.getByRole('heading', { name: OPEN_MOVIE.otherAddress })).toBeVisible();
  await page.goto(shared({ text: '<img src=x onerror="document.title = 1">' }));
  await expect(page.getByRole('heading', { name: OPEN_MOVIE.none })).toBeVisible();
  await expect(page).toHaveTitle(`${OPEN_MOVIE.title} · Matinee`);
});

test('offline it says what it needs, and searches once online', async ({ page, context, expectConsole }) => {
  await page.goto('/charts');
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto(shared({ text: 'godfather' }));
  await expect(page.getByText(OPEN_MOVIE.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('main article').first().getByRole('heading')).toHaveText('The Godfather');
});
