import { expect } from '@playwright/test';
import { test as base } from '../fixtures/server';
import type { BrowserKind } from './remote';
import { Tab } from './tab';
import { startWire } from './wire';

/** A phone with a browser, which can go offline. */
export interface Device {
  /** The URL of a path of the application. */
  at(path: string): string;
  openTab(path: string): Promise<Tab>;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** The server's test with a browser in front of it; a test fails on every error that a page logs. */
export const test = base.extend<{ start: (kind: BrowserKind) => Promise<Device> }>({
  start: async ({ server }, use) => {
    const errors: string[] = [];
    const ends: (() => Promise<void>)[] = [];
    await use(async (kind) => {
      base.skip(!kind.isHere(), `no ${kind.name} on this machine: ${kind.missing}`);
      const wire = await startWire(Number(new URL(server.url).port));
      ends.push(() => wire.close());
      const browser = await kind.start((text) => errors.push(text));
      ends.unshift(() => browser.close());
      const at = (path: string) => new URL(path, wire.url).href;
      return {
        at,
        async openTab(path) {
          const tab = new Tab(await browser.openTab());
          await tab.goto(at(path));
          return tab;
        },
        cut: () => wire.cut(),
        mend: () => wire.mend(),
      };
    });
    for (const end of ends) await end();
    expect(errors, 'no messages in the console').toEqual([]);
  },
});

export { expect };
