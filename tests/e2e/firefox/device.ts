import { expect } from '@playwright/test';
import { test as base } from '../fixtures/server';
import { findFirefox, startFirefox, type Firefox } from './firefox';
import { Tab } from './tab';
import { layWire } from './wire';

/** A phone with Firefox, whose network can go away. */
export interface Device {
  /** The address of a path of the application. */
  at(path: string): string;
  openTab(path: string): Promise<Tab>;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

/** The server's test with a Firefox before it; a test fails on every error that a page writes. */
export const test = base.extend<{ device: Device }>({
  device: async ({ server }, use) => {
    const path = findFirefox();
    if (path === undefined) {
      base.skip(true, 'no Firefox on this machine: install one, or name it by FIREFOX_PATH');
      return;
    }
    const errors: string[] = [];
    const wire = await layWire(Number(new URL(server.url).port));
    const firefox: Firefox = await startFirefox(path, (method, params) => {
      if (method !== 'log.entryAdded') return;
      const { level, text } = params as LogEntry;
      if (level === 'error') errors.push(text ?? '');
    });
    await firefox.connection.send('session.subscribe', { events: ['log.entryAdded'] });
    const at = (to: string) => new URL(to, wire.url).href;
    await use({
      at,
      async openTab(to) {
        const tab = await Tab.open(firefox.connection);
        await tab.goto(at(to));
        return tab;
      },
      cut: () => wire.cut(),
      mend: () => wire.mend(),
    });
    await firefox.close();
    await wire.close();
    expect(errors, 'nothing in the console').toEqual([]);
  },
});

export { expect };
