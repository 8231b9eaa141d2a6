import { answer, FAMILY_EVENING } from '../fixtures/questionnaire';
import { press } from '../fixtures/collection';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { SEARCH_PROGRESS } from '../../../src/i18n/messages/results';
import { COLLECTION } from '../../../src/features/collection/messages';

test.use({ viewport: { width: 390, height: 844 } });

/** Forty pages, the first ones without a movie; pages after 20 never come. */
const LAST_ANSWERED = 20;
async function emptyPages(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.endsWith('/discover/movie')) return undefined;
  const page = Number(url.searchParams.get('page'));
  if (page > LAST_ANSWERED) await new Promise(() => undefined);
  return Response.json({ page, results: [], total_pages: 40, total_results: 800 });
}

test('a search that finds nothing new continues, shows its progress, and can be stopped [ERR-18]', async ({
  page,
  server,
}) => {
  await signUp(page);
  server.intercept(emptyPages);
  await page.goto('/dashboard');
  await answer(page, FAMILY_EVENING);
  const progress = page.getByRole('status').filter({ hasText: /Searched [1-9]0% so far/ });
  await expect(progress).toBeVisible();
  await expect(page.getByText('Finding the perfect movies...')).toBeVisible();
  await page.getByRole('button', { name: SEARCH_PROGRESS.stop }).click();
  await expect(page.getByRole('button', { name: 'Get Recommendations' })).toBeFocused();

  await page.goto('/collection');
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: SEARCH_PROGRESS.stop }).click();
  await expect(page.getByText(COLLECTION.stoppedTitle)).toBeVisible();
  await expect(page.getByText('No new movies found with current filters.')).toHaveCount(0);
  server.clearIntercepts();
  await press(page, 'Search');
  await expect(page.getByText('Found 50 new movies')).toBeVisible();
});
