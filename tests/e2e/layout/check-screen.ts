import { test, type Page } from '@playwright/test';
import { expect } from '../fixtures/page';
import { drawing } from './boxes';
import { faultsOf, NO_INSETS } from './faults';
import { nextPaint, ROWS, show, type Row } from './rows';
import { smallTargets } from './targets';

/** Compares a page until it no longer changes: what follows a window's size may come a frame later. */
async function stableFaults(page: Page, row: Row): Promise<string[]> {
  // A notification overlays what is below until it disappears, may come late, and stays under a resting pointer.
  const { height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(0, height / 2);
  await expect(page.getByText(/^Badge earned/)).toHaveCount(0);
  let before = '';
  for (;;) {
    const drawn = faultsOf(await drawing(page), row.insets ?? NO_INSETS);
    const found = row.finger ? [...drawn, ...(await smallTargets(page)).map((target) => `${target} is small`)] : drawn;
    if (found.length === 0 || found.join() === before) return found;
    before = found.join();
    await nextPaint(page);
  }
}

async function screenshotOf(page: Page, name: string): Promise<string> {
  const path = test.info().outputPath(`${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}

/** What is wrong with the current screen or dialog, in each row of the matrix; a screenshot of each is saved. */
export async function checkScreen(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, row] of Object.entries(ROWS)) {
    await show(page, row);
    const faults = await stableFaults(page, row);
    if (faults.length === 0) continue;
    const screenshot = `${what}, ${name}`.replace(/[^a-z0-9%]+/gi, '-');
    await test.info().attach(screenshot, { path: await screenshotOf(page, screenshot), contentType: 'image/png' });
    found.push(...faults.slice(0, 25).map((fault) => `${what}, ${name}: ${fault}`));
  }
  await show(page, PHONE);
  return found;
}

/** The window in which screens are opened and used. */
export const PHONE: Row = { width: 390, height: 844 };

/** Opens a URL and waits until the page is idle. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
}
