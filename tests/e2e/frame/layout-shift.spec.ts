import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';

/** Cumulative layout shift that a visit may have: 0.1 is called good, and half of that is hardly seen. */
const BOUND = 0.05;

declare global {
  interface Window {
    shifts: { value: number; sources: string[] }[];
  }
}

/** Notes every shift of the page's content that no press has caused. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        const sources = shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '?'));
        window.shifts.push({ value: shift.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until no answer is under way any more and two frames were drawn; then adds the shifts up. */
async function shiftsOf(page: Page): Promise<{ sum: number; told: string }> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(
    () =>
      new Promise<Window['shifts']>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))),
      ),
  );
  const told = shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join(' | ')}`).join('\n');
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), told };
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const path of ['/charts/movies/top50', '/']) {
      test(`${path} stays where it is while it loads`, async ({ page }) => {
        await watchShifts(page);
        await page.goto(path);
        await expect(page.getByRole('img').first()).toBeVisible();
        const { sum, told } = await shiftsOf(page);
        expect(sum, told).toBeLessThan(BOUND);
      });
    }

    test("a member's screens stay where they are while they load", async ({ page }) => {
      await signUp(page);
      await watchShifts(page);
      for (const path of ['/dashboard', '/collection', '/profile/favorites', '/profile/watched', '/profile/stats']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { sum, told } = await shiftsOf(page);
        expect.soft(sum, `${path}\n${told}`).toBeLessThan(BOUND);
      }
    });
  });
}
