import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureChromium } from '../../run/chromium';
import { PHONE, workerReady } from '../app/browser';
import type { Side } from './serving';

/** The values of one round, by what they measure. */
export type Figures = Readonly<Record<string, number>>;

/** One part for one commit. */
export interface Measurement {
  readonly measure: () => Promise<Figures>;
  readonly close: () => Promise<void>;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;
const UNTOUCHED_MS = 5000;
const FAVORITES = [603, 949, 238, 680];
const LATENCIES_MS = [80, 300];
const ANSWER_MS = 1000;
/** Paths of answers, as opposed to the app's own files. */
const DATA = /^\/(movie-database|rest|auth|functions)\//;

/** What a page records about itself, by its observers. */
interface Recorded {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  clickedAt: number;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

function launch(): Promise<Browser> {
  const executablePath = ensureChromium(join(import.meta.dirname, '../../..'));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    handleSIGTERM: false,
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** How often a page of this machine writes and reads a text of JSON in half a second: what figures depend on. */
export async function machineIndex(): Promise<number> {
  const browser = await launch();
  const page = await browser.newPage();
  const index = await page.evaluate(() => {
    const value = Array.from({ length: 100 }, (_, id) => ({ id, title: `Movie ${id}`, genres: ['Comedy', 'Drama'] }));
    const end = performance.now() + 500;
    let count = 0;
    for (; performance.now() < end; count += 1) JSON.parse(JSON.stringify(value));
    return count;
  });
  await browser.close();
  return index;
}

/** A page on a slow processor, which records its paints, its long tasks and its clicks. */
async function openPage(context: BrowserContext): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // functions compiled for Node call a naming helper that pages lack
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    window.recorded = { firstPaint: 0, largestPaint: 0, blocking: 0, clickedAt: 0 };
    const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') window.recorded.firstPaint = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => (window.recorded.largestPaint = startTime));
    observe('longtask', ({ duration }) => (window.recorded.blocking += duration - 50));
    addEventListener('click', ({ timeStamp }) => (window.recorded.clickedAt = timeStamp), true);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** A page without movies is quick, whatever the reason: its figures must not count. */
async function moviesDrawn(page: Page, what: string): Promise<void> {
  await page
    .waitForFunction(
      (selector) =>
        [...document.querySelectorAll<HTMLImageElement>(selector)].some(
          ({ src, complete, naturalWidth }) => src.includes('/t/p/') && complete && naturalWidth > 0,
        ),
      what,
    )
    .catch(() => {
      throw new Error(`no movie is drawn at ${page.url()}`);
    });
}

/** A first visit that touches nothing, on slow 4G. */
export async function landing(side: Side): Promise<Measurement> {
  const { url } = await side.app();
  const measure = async () => {
    const browser = await launch();
    const { page, session } = await openPage(await browser.newContext(PHONE));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const own = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
      if (type !== 'Image' && !DATA.test(new URL(url).pathname)) own.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (own.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url);
    await moviesDrawn(page, 'main img');
    await delay(UNTOUCHED_MS);
    const { firstPaint, largestPaint, blocking } = await page.evaluate(() => window.recorded);
    if (firstPaint === 0 || largestPaint === 0) throw new Error(`no paint was recorded at ${page.url()}`);
    await browser.close();
    return {
      'first paint, ms': firstPaint,
      'largest paint, ms': largestPaint,
      'blocking, ms': blocking,
      'own files, kB': bytes / 1000,
    };
  };
  await measure();
  return { measure, close: () => Promise.resolve() };
}

type TraceEvent = Readonly<{ name: string; ph: string; pid: number; tid: number; ts: number; dur?: number }> & {
  readonly args?: { readonly name?: string };
};

/** Milliseconds that main threads spent in a kind of work; one inside another counts once. */
function mainThreadMs(events: readonly TraceEvent[], kind: string): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const ends = new Map<string, number>();
  return events
    .filter((event) => event.name === kind && event.ph === 'X' && main.has(threadOf(event)))
    .sort((one, other) => one.ts - other.ts)
    .reduce((sum, event) => {
      const end = event.ts + (event.dur ?? 0);
      const from = Math.max(event.ts, ends.get(threadOf(event)) ?? 0);
      ends.set(threadOf(event), Math.max(end, from));
      return sum + Math.max(0, end - from) / 1000;
    }, 0);
}

/** A new member with a few favorites, whose browser has the worker and all its files. */
async function installed(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  const page = await context.newPage();
  await page.goto('/join');
  await page.locator('input[type=email]').fill(`${randomUUID()}@example.com`);
  await page.locator('input[type=password]').fill('popcorn-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  for (const id of FAVORITES) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await page.getByRole('button', { name: 'Remove from Favorites' }).waitFor();
  }
  await workerReady(page);
  await page.close();
  return context;
}

/** Two screens of an installed app, on the main thread. */
export async function dashboard(side: Side): Promise<Measurement> {
  const { url } = await side.app();
  const browser = await launch();
  const context = await installed(browser, url);
  const screen = async (path: string) => {
    const { page } = await openPage(context);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.goto(path);
    await moviesDrawn(page, 'main article img');
    await page.waitForLoadState('networkidle');
    await delay(UNTOUCHED_MS);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
    const { blocking } = await page.evaluate(() => window.recorded);
    await page.close();
    const spent = (kind: string) => mainThreadMs(trace.traceEvents, kind);
    return { functions: spent('FunctionCall'), layout: spent('Layout'), paint: spent('Paint'), blocking };
  };
  const measure = async () => {
    const figures: Record<string, number> = {};
    for (const [name, path] of [
      ['dashboard', '/dashboard'],
      ['favorites', '/profile/favorites'],
    ] as const)
      for (const [kind, ms] of Object.entries(await screen(path))) figures[`${name}: ${kind}, ms`] = ms;
    return figures;
  };
  await measure();
  return { measure, close: () => browser.close() };
}

/** Goes on to the next question, by itself or by a button, after the time that an answer takes. */
async function answer(page: Page, role: 'radio' | 'checkbox', name: string): Promise<void> {
  const choice = page.getByRole(role, { name });
  if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await choice.click();
  await delay(ANSWER_MS);
}

/** Milliseconds from the last press until the results show this many movies. */
async function moviesAfterPress(page: Page, count: number): Promise<number> {
  const found = await page.waitForFunction((count) => {
    const titles = [...document.querySelectorAll('dialog[open] article h3')].filter(({ textContent }) => textContent);
    return titles.length >= count && performance.now() - window.recorded.clickedAt;
  }, count);
  return Number(await found.jsonValue());
}

/** A visitor's fifteen movies, on a network with a latency. */
export async function questionnaire(side: Side): Promise<Measurement> {
  const { url } = await side.app();
  const browser = await launch();
  const ask = async (latency: number) => {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const { page, session } = await openPage(context);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto(url);
    await page.getByText('See Our Movie Engine in Action').scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: 'Happy & Upbeat' }).waitFor();
    await answer(page, 'radio', 'Happy & Upbeat');
    await answer(page, 'checkbox', 'Comedy');
    await answer(page, 'radio', 'With Friends');
    const none = page.getByRole('radio', { name: 'No', exact: true });
    if (!(await none.isVisible())) await page.getByRole('button', { name: 'Next', exact: true }).click();
    await none.click();
    // where an answer doesn't go on by itself
    const request = page.getByRole('button', { name: 'Get Recommendations' });
    const results = page.getByRole('dialog', { name: 'Your Personalized Recommendations' });
    await request.or(results).first().waitFor();
    if (!(await results.isVisible()) && (await request.isEnabled())) await request.click();
    const first = await moviesAfterPress(page, 1);
    const all = await moviesAfterPress(page, 15);
    await context.close();
    return { first, all };
  };
  const measure = async () => {
    const figures: Record<string, number> = {};
    for (const latency of LATENCIES_MS) {
      const { first, all } = await ask(latency);
      figures[`first movie at ${latency} ms, ms`] = first;
      figures[`all fifteen at ${latency} ms, ms`] = all;
    }
    return figures;
  };
  await measure();
  return { measure, close: () => browser.close() };
}
