import { expect, test } from './fixtures/page';

// A phone; without smooth scrolling, which moves things under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a visitor reads everything about a film, and is told to sign in for marks [RT-07, DET-03, DET-04, DET-08, DET-09, ERR-01, ERR-05]', async ({
  page,
}) => {
  await page.goto('/movie/603');
  await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
  await expect(page).toHaveTitle(/The Matrix/);
  for (const part of ['Overview', 'Cast', 'Available to Stream On', 'Ranking', 'Details']) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await expect(page.getByText('as Neo')).toBeVisible();
  const overview = await page.getByText('A hacker who suspects').boundingBox();
  expect((overview?.x ?? 0) + (overview?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(await page.getByRole('list').filter({ hasText: 'as Neo' }).getByRole('listitem').count()).toBeLessThanOrEqual(
    12,
  );
  await expect(page.getByText('2h 16m').first()).toBeVisible();
  await expect(page.getByText('$63,000,000')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByText('Please sign in to add favorites')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByText('Please sign in to mark movies as watched')).toBeVisible();
});

test('a film that does not exist, and an address without an id, say so [DET-13, ERR-15]', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto('/movie/999999999');
  await expect(page.getByText('Movie not found')).toBeVisible();
  await page.goto('/movie/matrix');
  await expect(page.getByRole('heading', { name: 'Movie ID not found' })).toBeVisible();
});
