import type { Page } from '@playwright/test';
import { LANDING } from '../../../src/features/landing/messages';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, results, type Answers } from '../fixtures/questionnaire';

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
