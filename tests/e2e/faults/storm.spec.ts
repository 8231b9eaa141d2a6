import type { Locator, Page } from '@playwright/test';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { sendCredentials, signUp } from '../fixtures/member';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { storm } from '../fixtures/storm';
import { LIMITS, scaled } from '../../time/limits';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** What no member ever reads. */
const MACHINE_WORDS = /SyntaxError|Unexpected|JSON|undefined|\[object|NaN|\bnull\b/;

/** Does again what a member would press again, until something is there; what is said meanwhile is in words of people. */
async function persist(page: Page, goal: Locator, again: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        expect(await page.locator('body').innerText()).not.toMatch(MACHINE_WORDS);
        if (await goal.isVisible()) return true;
        await again();
        return goal.isVisible();
      },
      { timeout: LIMITS.browserTest },
    )
    .toBe(true);
}

test('in a storm that fails one request in three and holds up another the main journey ends, and nothing is lost', async ({
  page,
  browser,
  server,
  complaints,
  expectConsole,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const credentials = await signUp(page);
  await workerReady(page);
  const backend = await backendOf(server.url, credentials);
  expectConsole(/status of 503|Failed to/);
  const weather = storm(server);

  await answer(page, FAMILY_EVENING);
  const search = page.getByRole('button', { name: 'Get Recommendations' });
  const dialog = page.getByRole('dialog', { name: 'Your Personalized Recommendations' });
  await persist(page, dialog, async () => {
    // what is found meanwhile opens over it
    await search.click({ timeout: scaled(2000) }).catch(() => undefined);
  });
  await results(page);
  const slide = currentSlide(dialog);
  const liked: string[] = [];
  for (let place = 1; place <= 3; place += 1) {
    await expect(dialog.getByText(`${place} of 15`, { exact: true })).toBeVisible();
    liked.push(await slide.getByRole('heading', { level: 3 }).innerText());
    await slide.getByRole('button', { name: 'Add to Favorites' }).click();
    await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Next film' }).click();
  }
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await delivered(page);
  expect(weather.failed()).toBeGreaterThan(5);
  server.clearIntercepts();
  const rows = await backend.rows('user_favorites?select=movies(title)');
  expect(rows.map(({ movies }) => (movies as { title: string }).title).sort()).toEqual([...liked].sort());

  storm(server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  other.setDefaultTimeout(scaled(3000));
  await other.goto('/login');
  const send = other.getByRole('button', { name: 'Sign In', exact: true });
  const signedIn = other.getByRole('heading', { name: /^Hello/ });
  await persist(other, signedIn, async () => {
    // the button rests while the form is on its way, and the form may leave while it is filled in
    if (await send.isEnabled({ timeout: scaled(1000) }).catch(() => false))
      await sendCredentials(other, credentials, 'Sign In').catch(() => undefined);
  });
  other.setDefaultTimeout(LIMITS.pageCondition);
  await other.goto('/profile/favorites');
  await expect(other.getByRole('heading', { level: 2 })).toHaveText([...liked].reverse());
  await elsewhere.close();
});
