import type { Locator, Page } from '@playwright/test';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results, animationsEnded } from '../fixtures/questionnaire';
import { AUTH } from '../../../src/i18n/messages/auth';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { RESULTS } from '../../../src/i18n/messages/results';

const notifications = (page: Page) => page.getByRole('region', { name: APP.notifications });
const heart = (page: Page, place: number) =>
  page
    .locator('main article')
    .nth(place)
    .getByRole('button', { name: /Favorites$/ });
const eye = (page: Page, place: number) =>
  page
    .locator('main article')
    .nth(place)
    .getByRole('button', { name: /Watched$|Unwatched$/ });

/** The controls, titles and posters that notifications cover, on the screen or in the topmost dialog. */
const covered = (region: Locator) =>
  region.evaluate((element) => {
    const at = element.getBoundingClientRect();
    const around = element.closest('dialog') ?? document.body;
    const titles = around === document.body ? 'h1' : 'h2, h3, img:not([alt=""])';
    return Array.from(around.querySelectorAll(`button, a, label, input, ${titles}`))
      .filter((other) => !element.contains(other) && !other.closest('[inert]'))
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < at.right && at.left < right && top < at.bottom && at.top < bottom;
      })
      .map((other) => other.getAttribute('aria-label') ?? other.getAttribute('alt') ?? other.textContent);
  });

const WINDOWS = [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

test('at most three notifications appear, for four seconds, announced politely, without moving the focus [CONST-11, CONST-12]', async ({
  page,
  server,
}) => {
  // A first favorite would earn a badge, which has a notification of its own.
  server.intercept((request) =>
    request.url.endsWith('/rpc/check_and_award_badges') ? Response.json(false) : undefined,
  );
  await signUp(page);
  await page.goto('/collection');
  await expect(page.locator('main article')).toHaveCount(20);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const region = notifications(page);
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  for (let place = 0; place < 4; place += 1) {
    await heart(page, place).focus();
    await page.keyboard.press('Enter');
    await expect(region.getByText('Movie added to favorites!')).toBeVisible();
    // The database tells its readers of a change by a timer.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return page.getByRole('button', { name: 'Remove from Favorites' }).count();
      })
      .toBe(place + 1);
  }
  // Identical ones are merged into one with a count.
  await expect(region.getByText('Movie added to favorites!')).toHaveCount(1);
  await expect(region.getByText(APP.movies(4))).toBeVisible();
  await expect(heart(page, 3)).toBeFocused();

  await eye(page, 0).press('Enter');
  await expect(region.getByText('Movie marked as watched!')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Stats' }).press('Enter');
  const notes = region.getByRole('button', { name: APP.dismiss });
  await expect(notes).toHaveCount(3);
  await heart(page, 1).press('Enter');
  await expect(region.getByText('Movie removed from favorites')).toBeVisible();
  await expect(notes).toHaveCount(3);
  await expect(region.getByText('Movie added to favorites!')).toHaveCount(0);
  await page.clock.runFor(3999);
  await expect(notes).toHaveCount(3);
  await page.clock.runFor(1);
  // A notification with an undo stays.
  await expect(notes).toHaveCount(1);
  await expect(region.getByRole('button', { name: SHELL.undo })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notes).toHaveCount(0);
});

test('notifications cover no control, title or poster of the results, on a phone in portrait and landscape, and on a desktop', async ({
  page,
}) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const region = notifications(page);
  for (const [place, [width, height]] of WINDOWS.entries()) {
    await page.setViewportSize({ width, height });
    // The position in the results survives the rotation.
    await expect(dialog.getByText(`${place + 1} of 15`, { exact: true })).toBeVisible();
    await animationsEnded(dialog);
    await currentSlide(dialog)
      .getByRole('button', { name: /Favorites$/ })
      .click();
    await currentSlide(dialog)
      .getByRole('button', { name: /atched$/ })
      .click();
    await expect(region.getByText(/Movie (un)?marked as (un)?watched/)).toBeVisible();
    expect(await covered(region), `${width} by ${height}`).toEqual([]);
    // the timer pauses under the pointer
    await page.mouse.move(2, 2);
    await expect(region.getByRole('button')).toHaveCount(0);
    await dialog.getByRole('button', { name: RESULTS.next }).click();
    await expect(dialog.getByText(`${place + 2} of 15`, { exact: true })).toBeVisible();
  }
});

test('notifications cover neither the title nor the poster of a movie, nor the greeting', async ({ page }) => {
  await signUp(page);
  const region = notifications(page);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.goto('/charts/movies/top50?movie=603');
    const dialog = page.getByRole('dialog', { name: 'The Matrix' });
    await dialog.getByRole('button', { name: /Favorites$/ }).click();
    await expect(region.getByText(/favorites/)).toBeVisible();
    expect(await covered(region), `the dialog, ${width} by ${height}`).toEqual([]);

    await page.goto('/dashboard');
    await expect(page.getByText('Trending Now')).toBeVisible();
    await heart(page, 0).dispatchEvent('click');
    await expect(region.getByText(/favorites/)).toBeVisible();
    expect(await covered(region), `the dashboard, ${width} by ${height}`).toEqual([]);
  }
});

for (const [width, height] of [...WINDOWS, [360, 640]] as const) {
  test(`a new account’s notification covers neither the greeting nor a question that loads after it, ${width} by ${height}`, async ({
    page,
  }) => {
    const region = notifications(page);
    await page.setViewportSize({ width, height });
    await signUp(page);
    await expect(region.getByText(AUTH.created)).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect.poll(() => covered(region)).toEqual([]);
    await expect(region.getByText(AUTH.created)).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('notifications appear below the header, do not cover the focus, and disappear with their screen', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/collection');
    const region = notifications(page);
    await heart(page, 0).click();
    const notification = region.getByText('Movie added to favorites!');
    await expect(notification).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const top = (await region.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

    // A heart right below the header: the notification moves aside.
    await heart(page, 2).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90));
    await heart(page, 2).focus();
    await page.keyboard.press('Enter');
    await expect(region.getByText(APP.movies(2))).toBeVisible();
    const [place, button] = [await region.boundingBox(), await heart(page, 2).boundingBox()];
    expect(place?.y ?? 0).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));

    await page.getByRole('navigation', { name: SHELL.bottomNavigation }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeFocused();
    await expect(notification).toHaveCount(0);
  });
});
