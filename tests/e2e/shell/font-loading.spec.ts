import type { Page } from '@playwright/test';
import { LIMITS } from '../../time/limits';
import { shiftsOf, sumOf, watchShifts } from '../fixtures/layout-shifts';
import { signUp } from '../fixtures/member';
import { sessionOnly, type StorageState } from '../fixtures/new-device';
import { expect, test } from '../fixtures/page';

test.describe.configure({ timeout: LIMITS.longBrowserTest });

/** CSS pixels that a screen's heading takes on one line, in its current font. */
function widthOf(screen: Page): Promise<number> {
  return screen.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const line = document.createElement('span');
    line.textContent = heading.textContent;
    line.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap;';
    line.style.font = getComputedStyle(heading).font;
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });
}

const SCREENS = ['/', '/charts', '/profile/favorites', '/movie/603'];

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`on a ${name} nothing moves when the headings’ font loads late`, async ({
    page,
    context,
    browser,
    server,
    complaints,
  }) => {
    await signUp(page);
    const state: StorageState = await sessionOnly(context);
    for (const path of SCREENS) {
      const visitor = await browser.newContext({
        baseURL: server.url,
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...(path.startsWith('/profile') ? { storageState: state } : {}),
      });
      complaints.watch(visitor);
      await watchShifts(visitor);
      let arrive: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (arrive = resolve));
      await visitor.route(/\.woff2$/, async (route) => {
        await late;
        await route.continue();
      });
      const screen = await visitor.newPage();
      await screen.goto(path, { waitUntil: 'commit' });
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      const drawn = () => screen.evaluate(() => document.fonts.check("1rem 'Instrument Serif'"));
      // everything else is drawn, in the fallback font
      await expect(screen.getByText(/^(loading|checking)/i)).toHaveCount(0);
      let before = '';
      const rests = async () => {
        const now = await screen.evaluate(() => `${document.body.innerText}${document.querySelectorAll('img').length}`);
        const isSame = now === before;
        before = now;
        return isSame;
      };
      await expect.poll(rests).toBe(true);
      expect(await drawn(), path).toBe(false);
      const fallbackWidth = path === '/' ? await widthOf(screen) : null;
      arrive();
      await expect.poll(drawn).toBe(true);
      // As wide, so that it wraps into as many lines. On one screen, whose heading doesn't wait for the network.
      if (fallbackWidth !== null) expect.soft(fallbackWidth / (await widthOf(screen))).toBeCloseTo(1, 1);
      const shifts = await shiftsOf(screen);
      const details = shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join(' | ')}`).join('\n');
      expect.soft(sumOf(shifts), `${path}\n${details}`).toBeLessThan(0.02);
      await visitor.close();
    }
  });
}
