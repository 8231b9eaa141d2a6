import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';

const UPRIGHT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT });

test('a phone that is rotated while the next movie slides in shows that movie, and stays on it', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const inTheMiddle = () =>
    dialog
      .locator('article')
      .evaluateAll((movies) =>
        movies.findIndex(
          (movie) => Math.abs(movie.getBoundingClientRect().left * 2 + movie.clientWidth - innerWidth) < 40,
        ),
      );
  // The first one does not move, rotated or not; scrolling without a touch, as screen readers do, is followed.
  for (const size of [LANDSCAPE, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect.poll(inTheMiddle).toBe(0);
  }
  const scrollOne = (way: 1 | -1) =>
    dialog
      .locator('ol:has(article)')
      .evaluate((track, times) => track.scrollBy({ left: times * track.clientWidth, behavior: 'instant' }), way);
  await scrollOne(1);
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  await scrollOne(-1);
  await expect(dialog.getByText('1 of 15', { exact: true })).toBeVisible();

  for (let place = 1; place < 8; place += 1) {
    await dialog.getByRole('button', { name: RESULTS.next }).press('Enter');
    await page.setViewportSize(place % 2 === 1 ? LANDSCAPE : UPRIGHT);
    await expect.poll(inTheMiddle).toBe(place);
    await expect(dialog.getByText(`${place + 1} of 15`, { exact: true })).toBeVisible();
    await expect(currentSlide(dialog)).toHaveCount(1);
  }
});

test('on a phone in landscape the buttons of a result are in view, and only the movie scrolls', async ({ page }) => {
  await page.setViewportSize(LANDSCAPE);
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const buttons = currentSlide(dialog).getByRole('button');
  await expect(buttons.filter({ hasText: RESULTS.moreDetails })).toHaveCount(1);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  const scrollers = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.closest('[inert]') === null && part.scrollHeight > part.clientHeight)
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
      .map(({ tagName }) => tagName),
  );
  // A short text needs no scrolling.
  expect(scrollers.filter((tag) => tag !== 'ARTICLE')).toEqual([]);
});

test('all fifteen posters are below the result on a phone, and beside it on a laptop', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const posters = dialog.locator('ol').filter({ hasNot: page.locator('article') });
  const boxes = async () => {
    const [slide, list] = await Promise.all([currentSlide(dialog).boundingBox(), posters.boundingBox()]);
    if (slide === null || list === null) throw new Error('the results are not drawn');
    return { slide, list };
  };
  await expect(posters.getByRole('button')).toHaveCount(15);
  const { slide, list } = await boxes();
  expect(list.y).toBeGreaterThanOrEqual(slide.y + slide.height - 1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(async () => {
    const wide = await boxes();
    expect(wide.list.x).toBeGreaterThanOrEqual(wide.slide.x + wide.slide.width - 1);
  }).toPass();
  for (const poster of await posters.getByRole('button').all()) await expect(poster).toBeInViewport({ ratio: 1 });
});
