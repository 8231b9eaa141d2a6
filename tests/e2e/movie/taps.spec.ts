import type { Page } from '@playwright/test';
import { LANDING } from '../../../src/features/landing/messages';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { LAST_ANSWERS } from '../../../src/i18n/messages/results';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, results, shownMovies, type Answers } from '../fixtures/questionnaire';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const EVENING: Answers = { mood: 'Chill & Relaxed', genres: ['Drama'], company: 'Date Night', ratings: [] };

/** Counts the taps from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['taps'] = '0';
    const count = ({ isTrusted }: Event) => {
      if (isTrusted)
        document.documentElement.dataset['taps'] = String(Number(document.documentElement.dataset['taps']) + 1);
    };
    document.addEventListener('pointerdown', count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['taps']));
}

test('a visitor has fifteen movies after five taps', async ({ page }) => {
  await page.goto('/');
  const taps = await countTaps(page);
  await page.getByRole('button', { name: LANDING.tryIt }).click();
  await answer(page, EVENING);
  await results(page);
  expect(await taps()).toBe(5);
});

test('a new member has fifteen movies after four taps', async ({ page }) => {
  await signUp(page);
  const taps = await countTaps(page);
  await answer(page, EVENING);
  await results(page);
  expect(await taps()).toBe(4);
});

test('a returning member has fifteen other movies after one tap', async ({ page }) => {
  await signUp(page);
  await answer(page, EVENING);
  const before = (await shownMovies(await results(page))).map(({ title }) => title);
  await page.goto('/dashboard');
  const taps = await countTaps(page);
  await expect(page.getByText('Chill & Relaxed · Drama · Date Night')).toBeVisible();
  await page.getByRole('button', { name: LAST_ANSWERS.again }).click();
  const after = await shownMovies(await results(page));
  expect(after.filter(({ title }) => before.includes(title))).toEqual([]);
  expect(await taps()).toBe(1);
});

test('a visitor whose tab is killed finds the answers and the movies again', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: LANDING.tryIt }).click();
  await answer(page, EVENING);
  const before = await shownMovies(await results(page));
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('button', { name: LANDING.tryIt }).click();
  await expect(next.getByText('Chill & Relaxed · Drama · Date Night')).toBeVisible();
  await next.getByRole('button', { name: QUESTIONNAIRE.backToMovies(15) }).click();
  expect(await shownMovies(await results(next))).toEqual(before);
});
