import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page';
import { animationsEnded } from '../fixtures/questionnaire';

declare global {
  interface Window {
    /** The elements and pseudo-elements that moved, a list for each transition. */
    moved?: string[][];
  }
}

/** Records each transition when it becomes visible. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    window.moved = moved;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const move = start(update);
      move.ready.then(
        () =>
          moved.push(
            document
              .getAnimations()
              .flatMap(({ effect }) =>
                effect instanceof KeyframeEffect ? (effect.pseudoElement ?? effect.target?.localName ?? []) : [],
              ),
          ),
        () => undefined,
      );
      return move;
    };
  });
}

const moves = (page: Page) => page.evaluate(() => window.moved?.length ?? 0);
const lastMove = (page: Page) => page.evaluate(() => window.moved?.at(-1) ?? []);

/** Waits until the code of the transitions has loaded, by going to another screen and back. */
async function openTop50(page: Page) {
  await page.goto('/charts/movies/top50');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await moves(page)).toBeGreaterThan(0);
  }).toPass();
}

const POSTER = '::view-transition-group(movie-poster)';
const SCREEN = 'main';

test('screens fade in, and a poster moves from its card to the dialog, to the movie and back', async ({ page }) => {
  await watchMoves(page);
  await openTop50(page);
  expect(await lastMove(page)).toContain(SCREEN);
  expect(await lastMove(page)).not.toContain(POSTER);

  const dialog = page.getByRole('dialog');
  const open = page.getByRole('article').first().getByRole('button').first();
  // otherwise running animations of the last one would be counted with the next
  await animationsEnded(page.locator(':root'));
  await open.click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => lastMove(page)).toContain(POSTER);
  // The screen behind stays as it is.
  expect(await lastMove(page)).not.toContain(SCREEN);

  await dialog.getByRole('link', { name: 'More Details' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => lastMove(page)).toEqual(expect.arrayContaining([POSTER, SCREEN]));

  await page.goBack();
  await expect(dialog).toBeVisible();
  await animationsEnded(page.locator(':root'));
  const before = await moves(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
  expect(await lastMove(page)).toContain(POSTER);
  expect(await lastMove(page)).not.toContain(SCREEN);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMoves(page);
  await page.goto('/charts/movies/top50');
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'More Details' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moves(page)).toBe(0);
});

test('the next screen can be pressed while a poster is still moving', async ({ page }) => {
  await watchMoves(page);
  await openTop50(page);
  // a hundred times slower: the transition is still running when something is pressed
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  const started = await moves(page);
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect.poll(() => moves(page)).toBe(started + 1);
  expect(await lastMove(page)).toContain(POSTER);
  const more = page.getByRole('dialog').getByRole('link', { name: 'More Details' });
  const pressed = await more.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(pressed).toBe(true);
  await more.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Top 50');
  // The end of the first transition takes nothing from the second: its poster is in the old snapshot and in the new one.
  await expect.poll(() => moves(page)).toBe(started + 2);
  expect(await lastMove(page)).toEqual(
    expect.arrayContaining(['::view-transition-old(movie-poster)', '::view-transition-new(movie-poster)']),
  );
});
