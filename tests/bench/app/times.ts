import type { Browser, Page } from '@playwright/test';
import { emptyContext, EMPTY_PATH, enter, medianOf, PHONE, rounded, workerReady, type Account } from './browser';
import { whenIdle, nextPaintMs, pressMs, probe, readyMs } from './in-page';

const RUNS = 7;
const PRESSES = 9;
const SLOWDOWN = 4;

/** What a screen shows when it has started: a movie, or a greeting. */
const STARTS = { dashboard: ['/dashboard', 'main h1'], favorites: ['/profile/favorites', 'main article h2'] } as const;

/** Times of an empty page, in milliseconds. */
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

/** Startup of the installed application, online and offline, compared with an empty page on the same machine. */
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

/** Slows down the CPU of a page. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const HEART = 'main article button[data-pressed]';
const CARD = 'main article button.open';

/** Interaction times: to the next frame at all, and to the one that shows the result. */
interface Presses {
  readonly next: number;
  readonly shown: number;
}

async function pressesOf(next: () => Promise<number>, shown: () => Promise<number>): Promise<Presses> {
  return { next: await medianOf(PRESSES, next), shown: await medianOf(PRESSES, shown) };
}

/**
 * Presses with a CPU four times slower, compared with a press on an empty page: to the next frame, and to the frame that shows
 * the result.
 */
export async function measurePresses(browser: Browser, url: string, account: Account) {
  const blank = await emptyContext(browser, url);
  const button = await blank.newPage();
  await button.goto(EMPTY_PATH);
  await slowDown(button);
  const empty = await pressesOf(
    () => nextPaintMs(button, button.locator('main button'), () => Promise.resolve()),
    () => pressMs(button, 'main button'),
  );
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
  const open = page.locator('dialog[open]');
  const close = async () => {
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'hidden' });
    await whenIdle(page);
  };
  const firstHeart = page.locator(HEART).first();
  const heart = await pressesOf(
    async () => {
      const before = await firstHeart.getAttribute('data-pressed');
      return nextPaintMs(page, firstHeart, async () => {
        await page.waitForFunction(
          ([heart, before]) => document.querySelector(heart)?.getAttribute('data-pressed') !== before,
          [HEART, before] as const,
        );
      });
    },
    async () => {
      await whenIdle(page);
      return pressMs(page, HEART);
    },
  );
  const dialog = await pressesOf(
    async () => {
      const ms = await nextPaintMs(page, page.locator(CARD).first(), () => open.waitFor());
      await close();
      return ms;
    },
    async () => {
      const ms = await pressMs(page, CARD, 'dialog[open] h2');
      await close();
      return ms;
    },
  );
  await context.close();
  const row = ({ next, shown }: Presses) => ({
    'next frame ms': rounded(next, 0),
    'x empty': rounded(next / empty.next, 1),
    'shown ms': rounded(shown, 0),
    'shown, x empty': rounded(shown / empty.shown, 1),
  });
  return { 'a button on an empty page': row(empty), 'a favorite': row(heart), "a movie's dialog": row(dialog) };
}
