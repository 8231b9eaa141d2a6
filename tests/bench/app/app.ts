/**
 * `npm run bench -- app [screens|starts|presses|many]`: the application in a browser. The requests of each screen, cold and
 * warm; startup and interaction times compared with an empty page on the same machine; ten thousand favorites compared with ten.
 */
import { chromium, type Browser } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../run/chromium';
import { enter, PHONE, type Account } from './browser';
import { startCountingServer, type CountingServer } from './counting-server';
import { measureMany } from './many-favorites';
import { measureScreens } from './screens';
import { measurePresses, measureStarts } from './times';
import { SYNC } from '../../../src/i18n/messages/sync';

const project = join(import.meta.dirname, '../../..');
const FAVORITES = 4;
const FEW = 10;
const MANY = 10_000;

/** Creates an account. */
async function signUp(browser: Browser, url: string, name: string): Promise<Account> {
  const account = { email: `${name}@example.com`, password: 'popcorn-1' };
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
  await enter(await context.newPage(), account, 'join');
  await context.close();
  return account;
}

/** A member with a few favorites. */
async function fan(browser: Browser, url: string): Promise<Account> {
  const account = await signUp(browser, url, 'fan');
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, account, 'login');
  await page.goto('/collection');
  const hearts = page.getByRole('button', { name: 'Add to Favorites' });
  for (let count = 0; count < FAVORITES; count += 1) await hearts.first().click();
  await page.getByText(SYNC.saved).waitFor({ state: 'attached' });
  await context.close();
  return account;
}

const MEASURED: Record<string, (browser: Browser, server: CountingServer) => Promise<object>> = {
  screens: async (browser, server) => measureScreens(browser, server, await fan(browser, server.url)),
  starts: async (browser, { url }) => measureStarts(browser, url, await fan(browser, url)),
  presses: async (browser, { url }) => measurePresses(browser, url, await signUp(browser, url, 'fan')),
  many: async (browser, { url }) =>
    measureMany(browser, url, [
      [FEW, await signUp(browser, url, 'few')],
      [MANY, await signUp(browser, url, 'many')],
    ]),
};

async function bench(): Promise<void> {
  const executablePath = ensureChromium(project);
  const only = process.argv.slice(3);
  const report: Record<string, object> = {};
  for (const [name, measure] of Object.entries(MEASURED)) {
    if (only.length > 0 && !only.includes(name)) continue;
    // each separately, with a new server and browser
    const server = await startCountingServer(project);
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    try {
      report[name] = await measure(browser, server);
    } finally {
      await browser.close();
      await server.close();
    }
    console.log(`\n${name}, with a load of ${loadavg()[0]?.toFixed(1) ?? '?'} on ${cpus().length} processors`);
    console.table(report[name]);
  }
  await mkdir(join(project, '.matinee'), { recursive: true });
  await writeFile(join(project, '.matinee/app.json'), `${JSON.stringify(report, null, 2)}\n`);
}

await bench();
process.exit(0);
