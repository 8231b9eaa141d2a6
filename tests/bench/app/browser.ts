import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { quantile } from '../quantile';
import { probe } from './in-page';
import { AUTH } from '../../../src/i18n/messages/auth';

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };

/** The signed-in member. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Path of a page that has nothing but a button. */
export const EMPTY_PATH = '/empty';

const EMPTY = `<!doctype html><html lang="en"><title>Empty</title><main><h1>Empty</h1><button>Off</button></main>
<script>document.querySelector('button').onclick = ({ target }) => { target.textContent = target.textContent === 'On' ? 'Off' : 'On'; };</script>`;

/** A context without a worker, in which one URL is a page that has nothing but a button. */
export async function emptyContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' });
  await probe(context, 'h1');
  await context.route(`**${EMPTY_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  return context;
}

/** Opens /join or /login, and waits for the dashboard. */
export async function enter(page: Page, { email, password }: Account, door: 'join' | 'login'): Promise<void> {
  await page.goto(`/${door}`);
  await page.getByLabel(AUTH.email).fill(email);
  await page.getByLabel(AUTH.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: door === 'join' ? AUTH.signUp : AUTH.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Waits until the worker controls the page, and has all of its files. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The median of repeated measurements, one after another. */
export async function medianOf(times: number, work: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let time = 0; time < times; time += 1) values.push(await work());
  return quantile(
    values.sort((one, other) => one - other),
    0.5,
  );
}

/** Formats a number as the tables do. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
