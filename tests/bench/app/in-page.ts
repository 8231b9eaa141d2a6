import type { BrowserContext, Locator, Page } from '@playwright/test';

/** What a page records about itself, from its first script on. */
interface Probe {
  /** Cumulative layout shift, without shifts after input. */
  shift: number;
  /** Milliseconds from the start of the navigation to the frame after which the awaited element was there. */
  ready: number | null;
  /** The time after the next frame, in milliseconds of the page. */
  painted: () => Promise<number>;
  /** The longest delay of the next frame by a press since the last reset, in milliseconds; 0 when none was recorded. */
  press: number;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Makes every page of a context record shifts, and when an element appears. @param ready a selector for it */
export async function probe(context: BrowserContext, ready: string): Promise<void> {
  // functions compiled for Node call a naming helper that pages lack
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript((selector) => {
    const painted = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        }),
      );
    window.bench = { shift: 0, ready: null, painted, press: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.bench.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId !== 0) window.bench.press = Math.max(window.bench.press, duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    const observer = new MutationObserver(look);
    function look(): void {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      void painted().then((at) => (window.bench.ready = at));
    }
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, ready);
}

/** Milliseconds until the page showed the awaited element. */
export async function readyMs(page: Page): Promise<number> {
  await page.waitForFunction(() => window.bench.ready !== null, undefined, { polling: 50 });
  return page.evaluate(() => window.bench.ready ?? Number.NaN);
}

/**
 * Presses a button, and measures the time to the frame that shows the result, in milliseconds.
 * @param pressed a selector of the button
 * @param shown a selector of the result, or null where the button itself changes its label
 */
export function pressMs(page: Page, pressed: string, shown: string | null = null): Promise<number> {
  return page.evaluate(
    async ({ pressed, shown }) => {
      const button = document.querySelector<HTMLElement>(pressed);
      if (!button) throw new Error(`nothing to press: ${pressed}`);
      const label = () => `${button.isConnected} ${button.ariaLabel} ${button.textContent}`;
      const before = label();
      const isDone = () => (shown === null ? label() !== before : document.querySelector(shown) !== null);
      const done = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!isDone()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
      });
      const start = performance.now();
      button.click();
      await done;
      return (await window.bench.painted()) - start;
    },
    { pressed, shown },
  );
}

/** Waits until a page is idle and its last frame has been recorded. */
export function whenIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await window.bench.painted();
  });
}

/** The shortest event duration that a browser reports, in milliseconds: shorter ones are reported as this. */
const LEAST_PRESS_MS = 16;

/**
 * Presses as a finger does, and measures the longest delay of the next frame by one of its events, in milliseconds, which is
 * called interaction to next paint.
 * @param done waits for the result
 */
export async function nextPaintMs(page: Page, pressed: Locator, done: () => Promise<void>): Promise<number> {
  await whenIdle(page);
  await page.evaluate(() => (window.bench.press = 0));
  await pressed.click();
  await done();
  await whenIdle(page);
  return Math.max(LEAST_PRESS_MS, await page.evaluate(() => window.bench.press));
}
