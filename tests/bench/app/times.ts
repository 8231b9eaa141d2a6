import type { Browser, Page } from '@playwright/test';
import { emptyContext, EMPTY_PATH, enter, medianOf, PHONE, rounded, workerReady, type Account } from './browser';
import { pressMs, probe, readyMs } from './in-page';

const RUNS = 7;
const PRESSES = 9;
const SLOWDOWN = 4;

/** What a screen shows when it has started: a film, or a greeting. */
const STARTS = { dashboard: ['/dashboard', 'main h1'], favorites: ['/profile/favorites', 'main article h2'] } as const;

/** How long an empty page takes, in milliseconds. */
async function emptyStart(browser: Browser, url: string): Promise<number> {
  const context = await emptyContext(browser, url);
  const page = await context.newPage();
  const median = await medianOf(RUNS, async () => {
    await page.goto(EMPTY_PATH);
    return readyMs(page);
  });
  await context.close();
  return median;
}

/** Starts of the installed application, with and without a network, beside those of an empty page on the same machine. */
export async function measureStarts(browser: Browser, url: string, account: Account) {
  const empty = await emptyStart(browser, url);
  const report: Record<string, Record<string, number>> = { 'an empty page': { 'online ms': rounded(empty, 0) } };
  for (const [name, [path, selector]] of Object.entries(STARTS)) {
    const context = await browser.newContext({ ...PHONE, baseURL: url });
    await probe(context, selector);
    const page = await context.newPage();
    await enter(page, account, 'login');
    await workerReady(page);
    await page.goto(path);
    await readyMs(page);
    const start = () =>
      medianOf(RUNS, async () => {
        await page.goto(path);
        return readyMs(page);
      });
    const online = await start();
    await context.setOffline(true);
    const offline = await start();
    await context.close();
    report[name] = {
      'online ms': rounded(online, 0),
      'offline ms': rounded(offline, 0),
      'online, x empty': rounded(online / empty, 1),
      'offline, x empty': rounded(offline / empty, 1),
    };
  }
  return report;
}

/** Makes the processor of a page slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const HEART = 'main article button[data-pressed]';

/** Presses on a processor four times slower, to the frame that shows what came of them, beside a press on an empty page. */
export async function measurePresses(browser: Browser, url: string, account: Account) {
  const blank = await emptyContext(browser, url);
  const button = await blank.newPage();
  await button.goto(EMPTY_PATH);
  await slowDown(button);
  const empty = await medianOf(PRESSES, () => pressMs(button, 'main button'));
  await blank.close();

  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await probe(context, HEART);
  const page = await context.newPage();
  await enter(page, account, 'login');
  await workerReady(page);
  await page.goto('/collection');
  await readyMs(page);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const heart = await medianOf(PRESSES, () => pressMs(page, HEART));
  const dialog = await medianOf(PRESSES, async () => {
    const ms = await pressMs(page, 'main article button.open', 'dialog[open] h2');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    return ms;
  });
  await context.close();
  const row = (ms: number) => ({ ms: rounded(ms, 0), 'x empty': rounded(ms / empty, 1) });
  return { 'a button on an empty page': row(empty), 'a favorite': row(heart), "a film's dialog": row(dialog) };
}
