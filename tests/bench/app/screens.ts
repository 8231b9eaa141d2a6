import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enter, PHONE, rounded, workerReady, type Account } from './browser';
import type { CountingServer } from './counting-server';
import { probe } from './in-page';

/** The weight of a visit to a screen. */
interface Visit {
  readonly requests: number;
  /** kB over the network, compressed, with headers. */
  readonly kB: number;
  readonly cls: number;
}

const SCREENS = {
  landing: '/',
  'top 50': '/charts/movies/top50',
  dashboard: '/dashboard',
  collection: '/collection',
  movie: '/movie/603',
  favorites: '/profile/favorites',
  statistics: '/profile/stats',
  settings: '/profile/settings',
} as const;

type Screen = keyof typeof SCREENS;
const VISITORS: ReadonlySet<Screen> = new Set(['landing', 'top 50']);

/** Characters of a script that ran and that did not. */
interface Coverage {
  readonly all: number;
  readonly unused: number;
}

type Script = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** Ranges of a function are nested: the innermost one says whether a character ran. */
function coverageOf({ source = '', functions }: Script): Coverage {
  const ran = new Uint8Array(source.length).fill(1);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .sort((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset);
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return { all: source.length, unused: ran.reduce((sum, one) => sum + 1 - one, 0) };
}

async function visit(page: Page, server: CountingServer, path: string): Promise<Visit> {
  server.take();
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const cls = await page.evaluate(async () => {
    await window.bench.painted();
    await window.bench.painted();
    return window.bench.shift;
  });
  const { requests, bytesDown } = server.take();
  return { requests, kB: Math.round(bytesDown / 1000), cls: rounded(cls, 3) };
}

/** A context of a signed-in member, or of a visitor. */
async function contextFor(
  browser: Browser,
  url: string,
  account: Account | null,
  worker: boolean,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: worker ? 'allow' : 'block' });
  await probe(context, 'main h1');
  const page = await context.newPage();
  if (account) await enter(page, account, 'login');
  else await page.goto('/privacy');
  if (worker) await workerReady(page);
  return { context, page };
}

/**
 * The requests of each screen: cold, with no file of the application on the device and no worker; warm, the second time that
 * an installed application opens it.
 */
export async function measureScreens(browser: Browser, server: CountingServer, account: Account) {
  const report: Record<string, Record<string, number | string>> = {};
  const names = Object.keys(SCREENS) as Screen[];
  for (const who of [null, account]) {
    const selected = names.filter((name) => VISITORS.has(name) === (who === null));
    const cold = await contextFor(browser, server.url, who, false);
    const session = await cold.context.newCDPSession(cold.page);
    for (const name of selected) {
      await cold.page.goto('about:blank');
      await session.send('Network.clearBrowserCache');
      await cold.page.coverage.startJSCoverage({ resetOnNavigation: false });
      const { requests, kB, cls } = await visit(cold.page, server, SCREENS[name]);
      const scripts = (await cold.page.coverage.stopJSCoverage()).filter(({ url }) => url.startsWith(server.url));
      const parts = scripts.map(coverageOf);
      const all = parts.reduce((sum, one) => sum + one.all, 0);
      const unused = parts.reduce((sum, one) => sum + one.unused, 0);
      report[name] = {
        'requests cold': requests,
        'kB cold': kB,
        'scripts kB': Math.round(all / 1000),
        'unused %': Math.round((100 * unused) / all),
        'CLS cold': cls,
      };
    }
    await cold.context.close();
    const warm = await contextFor(browser, server.url, who, true);
    for (const name of selected) {
      await visit(warm.page, server, SCREENS[name]);
      const { requests, kB, cls } = await visit(warm.page, server, SCREENS[name]);
      report[name] = { ...report[name], 'requests warm': requests, 'kB warm': kB, 'CLS warm': cls };
    }
    await warm.context.close();
  }
  return report;
}
