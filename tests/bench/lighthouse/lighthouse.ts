/**
 * `npm run bench -- lighthouse`: Lighthouse on a phone with slow 4G, the median of five, for the landing page as a visitor and
 * the dashboard and favorites as a member. It also reports the machine and its speed by Lighthouse, which affect the figures.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { ensureChromium } from '../../run/chromium';
import { quantile } from '../quantile';
import { AUTH } from '../../../src/i18n/messages/auth';

const project = join(import.meta.dirname, '../../..');
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MOVIES = [603, 949, 238, 680];

/** The figures of a page, by their names in the table. */
type Figures = Readonly<Record<string, number>>;

/** Starts the browser with its stored profile, and closes it when the work is done. */
type InBrowser = <T>(work: (context: BrowserContext) => Promise<T>) => Promise<T>;

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/**
 * One run on a page.
 * @param asMember keeps what the browser has stored: the session, and the worker
 * @returns Lighthouse's message where it could not measure
 */
async function measure(address: string, port: number, asMember: boolean): Promise<Figures | string> {
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: asMember,
  });
  if (!outcome) throw new Error(`Lighthouse measured nothing at ${address}`);
  const { audits, categories, deps, runtimeError } = outcome.lhr;
  if (runtimeError) return runtimeError.message;
  const ms = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)])),
    'FCP ms': ms('first-contentful-paint'),
    'LCP ms': ms('largest-contentful-paint'),
    'blocking ms': ms('total-blocking-time'),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    'machine index': Math.round(deps.benchmarkIndex),
    'kB on the way': Math.round((audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000),
  };
}

/**
 * The median of each figure by itself, each run in a newly started browser: a process that showed the app before still has
 * its objects, and the time the profiler takes to walk through them (a task of 0.1 s here) would count as the page's own.
 */
async function medianOf(inBrowser: InBrowser, port: number, address: string, asMember: boolean): Promise<Figures> {
  const runs: Figures[] = [];
  // Chromium occasionally leaves the start of the page out of the trace: such a run is useless and is repeated.
  for (let trial = 0; runs.length < RUNS; trial += 1) {
    const figures = await inBrowser(() => measure(address, port, asMember));
    if (typeof figures !== 'string') runs.push(figures);
    else if (trial === 2 * RUNS) throw new Error(figures);
  }
  const names = Object.keys(runs[0] ?? {});
  const sorted = (name: string) => runs.map((figures) => figures[name] ?? Number.NaN).sort((one, other) => one - other);
  return Object.fromEntries(names.map((name) => [name, quantile(sorted(name), 0.5)]));
}

/** A new member with a few favorites, signed in in this browser. */
async function signUp(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/join`);
  await page.getByLabel(AUTH.email).fill('lighthouse@example.com');
  await page.getByLabel(AUTH.password, { exact: true }).fill('popcorn-1');
  await page.getByRole('button', { name: AUTH.signUp }).click();
  await page.waitForURL('**/dashboard');
  for (const id of MOVIES) {
    await page.goto(`${url}/movie/${id}`);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await page.getByRole('button', { name: 'Remove from Favorites' }).waitFor();
  }
}

async function bench(): Promise<void> {
  const executablePath = ensureChromium(project);
  const data = await mkdtemp(join(tmpdir(), 'matinee-lighthouse-'));
  const settings = readSettings({ PORT: '0', MATINEE_DATA: join(data, 'server') }, project);
  if (!settings.ok) throw new Error(settings.error);
  const server = await startServer(settings.value, { print: () => undefined });
  const port = await freePort();
  const inBrowser: InBrowser = async (work) => {
    const context = await chromium.launchPersistentContext(join(data, 'browser'), {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };
  try {
    const report: Record<string, Figures> = {};
    report['landing'] = await medianOf(inBrowser, port, `${server.url}/`, false);
    await inBrowser((context) => signUp(context, server.url));
    report['dashboard'] = await medianOf(inBrowser, port, `${server.url}/dashboard`, true);
    report['favorites'] = await medianOf(inBrowser, port, `${server.url}/profile/favorites`, true);
    const [processor] = cpus();
    console.log(`\nLighthouse, mobile, median of ${RUNS}; ${cpus().length} x ${processor?.model ?? 'unknown'}`);
    console.log(
      `Others beside it on this machine: a load of ${loadavg()[0]?.toFixed(1) ?? '?'}, its own browser included`,
    );
    console.table(report);
    await mkdir(join(project, '.matinee'), { recursive: true });
    await writeFile(join(project, '.matinee/lighthouse.json'), `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await server.close();
    await rm(data, { recursive: true, force: true });
  }
}

await bench();
process.exit(0);
