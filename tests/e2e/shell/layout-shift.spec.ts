import type { Browser, Page } from '@playwright/test';
import { LIMITS } from '../../time/limits';
import { newTokens } from '../fixtures/auth-tokens';
import { delivered } from '../fixtures/device';
import { gate } from '../fixtures/movie';
import { shiftsOf, sumOf, watchShifts } from '../fixtures/layout-shifts';
import { signUp } from '../fixtures/member';
import { sessionOnly, type StorageState } from '../fixtures/new-device';
import { workerReady } from '../fixtures/offline';
import { expect, test, type Complaints } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { MEMBER_SCREENS, VISITOR_SCREENS, type Screen } from '../fixtures/screens';
import { DIARY_PANEL } from '../../../src/features/movie/messages';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { RESULTS } from '../../../src/i18n/messages/results';
import { SYNC } from '../../../src/i18n/messages/sync';

// Each test visits many screens, twice each.
test.describe.configure({ timeout: LIMITS.longBrowserTest });

/** The budget of a visit: 0.1 is rated good, and a fifth of that is not noticeable. */
const BOUND = 0.02;

async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const details = shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join(' | ')}`).join('\n');
  expect.soft(sumOf(shifts), `${what}\n${details}`).toBeLessThan(BOUND);
}

interface Visit {
  readonly browser: Browser;
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly complaints: Complaints;
  readonly state?: StorageState;
}

/** Visits a screen on a device that has never seen the site, and again when its worker has everything cached. */
async function visit(screen: Screen, { browser, address, viewport, complaints, state }: Visit): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    ...(state ? { storageState: state } : {}),
  });
  complaints.watch(context);
  await watchShifts(context);
  const page = await context.newPage();
  await page.goto(screen.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page, `${screen.name}, cold`);
  expect(new URL(page.url()).pathname, screen.name).toBe(screen.path.replace(/[?#].*/, ''));
  await workerReady(page);
  // from another page: a URL that differs only in its fragment loads no page
  await page.goto('about:blank');
  await page.goto(screen.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page, `${screen.name}, warm`);
  await context.close();
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    // in the carousel, moving parts are inert until they stand still
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test("a visitor's screens do not shift while they load", async ({ browser, server, complaints }) => {
      for (const { name, path } of VISITOR_SCREENS) {
        const screen =
          name === 'reset' ? { name, path: `${path}#${await newTokens(server)}&type=recovery` } : { name, path };
        await visit(screen, { browser, address: server.url, viewport, complaints });
      }
    });

    test('the content below the questions does not shift when movies are found, however long that takes', async ({
      page,
      server,
    }) => {
      const below = () =>
        page
          .getByRole('region', { name: QUESTIONNAIRE.heading })
          .evaluate((panel) => Math.round(panel.getBoundingClientRect().bottom + scrollY));
      await signUp(page);
      const answers = gate();
      server.intercept(async ({ url }) => {
        if (url.includes('/discover/movie')) await answers.opened;
        return undefined;
      });
      await page.goto('/dashboard');
      await answer(page, FAMILY_EVENING);
      await expect(page.getByText('Finding the perfect movies...')).toBeVisible();
      const searching = await below();
      answers.open();
      await results(page);
      expect(await below()).toBe(searching);
    });

    test("a member's screens do not shift while they load", async ({ page, context, browser, server, complaints }) => {
      await signUp(page);
      await watchShifts(context);
      await page.goto('/dashboard');
      await answer(page, FAMILY_EVENING);
      const dialog = await results(page);
      await expectStill(page, 'results');
      for (let marked = 1; marked <= 3; marked += 1) {
        await currentSlide(dialog).getByRole('button', { name: 'Add to Favorites' }).click();
        await currentSlide(dialog).getByRole('button', { name: 'Mark as Watched' }).click();
        await dialog.getByRole('button', { name: RESULTS.next }).click();
        await expect(dialog.getByText(`${marked + 1} of 15`, { exact: true })).toBeVisible();
      }
      await expectStill(page, 'results, marked');
      // The page behind the results is covered on phones: its restored position would show the footer before the shelves.
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      await results(page);
      await expectStill(page, 'results, reloaded');
      await page.keyboard.press('Escape');
      await page.goto('/movie/603');
      await page.getByRole('button', { name: 'Mark as Watched' }).click();
      await expect(page.getByRole('button', { name: DIARY_PANEL.edit })).toBeVisible();
      await page.getByRole('slider').fill('7');
      await delivered(page);
      await expect(page.getByText(SYNC.saved)).toBeAttached();

      const state = await sessionOnly(context);
      const watched = VISITOR_SCREENS.filter(({ name }) => name === 'movie' || name === 'movie-dialog');
      for (const screen of [...MEMBER_SCREENS, ...watched])
        await visit(screen, { browser, address: server.url, viewport, complaints, state });
    });
  });
}
