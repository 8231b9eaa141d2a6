import type { BrowserContext, Page } from '@playwright/test';

/** What a page notes of itself, from its first script on. */
interface Probe {
  /** Cumulative layout shift that no press has caused. */
  shift: number;
  /** Milliseconds from the start of the navigation to the frame after which what was asked for stood there. */
  ready: number | null;
  /** The time after the next frame, in milliseconds of the page. */
  painted: () => Promise<number>;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Has every page of a context note shifts, and when an element stands there. @param ready a selector for it */
export async function probe(context: BrowserContext, ready: string): Promise<void> {
  // what is compiled for Node names its functions by a helper that no page has
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
    window.bench = { shift: 0, ready: null, painted };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.bench.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const observer = new MutationObserver(look);
    function look(): void {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      void painted().then((at) => (window.bench.ready = at));
    }
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, ready);
}

/** Milliseconds until the page showed what it was asked for. */
export async function readyMs(page: Page): Promise<number> {
  await page.waitForFunction(() => window.bench.ready !== null, undefined, { polling: 50 });
  return page.evaluate(() => window.bench.ready ?? Number.NaN);
}

/**
 * Presses a button, and takes the time to the frame that shows what came of it, in milliseconds.
 * @param pressed a selector of the button
 * @param shown a selector of what comes, or null where the button itself is to say something else
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
