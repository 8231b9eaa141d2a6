import type { Browser, Page } from '@playwright/test';
import { backendOf } from '../../e2e/fixtures/backend';
import { enter, medianOf, PHONE, rounded, workerReady, type Account } from './browser';
import { whenIdle, pressMs, probe, readyMs } from './in-page';
import { SYNC } from '../../../src/i18n/messages/sync';

const RUNS = 5;
const SLOWDOWN = 4;
const BATCH = 1000;
const FIRST_MOVIE = 80_000_000;
const FIRST_CARD = 'main article h2';

/** What favorites cost on a device. */
interface Taken {
  readonly open: number;
  readonly scroll: number;
  readonly toggle: number;
  readonly memory: number;
}

/** Gives a member this many favorites, through the Data API. */
async function addFavorites(url: string, account: Account, count: number): Promise<void> {
  const backend = await backendOf(url, account);
  // different movies for each count
  const firstMovie = FIRST_MOVIE + count;
  for (let first = 0; first < count; first += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => firstMovie + first + index);
    await backend.insert(
      'movies',
      ids.map((id) => ({
        id,
        title: `Movie ${id - firstMovie}`,
        year: 1999,
        rating: 8.2,
        genres: ['Action', 'Drama'],
        poster_url: 'https://image.tmdb.org/t/p/w500/poster-603.svg',
      })),
    );
    await backend.insert(
      'user_favorites',
      ids.map((id) => ({ user_id: backend.userId, movie_id: id })),
    );
  }
}

/** Scrolls back and forth over the first rows, a frame at a time. @returns milliseconds */
function scrollMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    for (let step = 0; step < 40; step += 1) {
      scrollTo({ top: 250 * (step % 8 < 4 ? step % 4 : 4 - (step % 4)) });
      await window.bench.painted();
    }
    return performance.now() - start;
  });
}

/** Opens, scrolls and removes with a CPU four times slower; memory is the JavaScript heap after garbage collection. */
async function measure(browser: Browser, url: string, account: Account, count: number): Promise<Taken> {
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await probe(context, FIRST_CARD);
  const page = await context.newPage();
  await enter(page, account, 'login');
  await workerReady(page);
  const open = async () => {
    await page.goto('/profile/favorites');
    return readyMs(page);
  };
  await open();
  await page.getByText(`${count.toLocaleString('en')} movies`).waitFor();
  await page.getByText(SYNC.saved).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const opened = await medianOf(RUNS, open);
  await page.waitForLoadState('networkidle');
  const memory = await used();
  const scroll = await medianOf(RUNS, () => scrollMs(page));
  const toggle = await medianOf(RUNS, async () => {
    await whenIdle(page);
    return pressMs(page, 'main article button[data-pressed]');
  });
  await context.close();
  return { open: opened, scroll, toggle, memory: memory / 1_000_000 };
}

/** Ten thousand favorites compared with ten. */
export async function measureMany(
  browser: Browser,
  url: string,
  accounts: readonly (readonly [count: number, account: Account])[],
) {
  const taken: (readonly [count: number, taken: Taken])[] = [];
  for (const [count, account] of accounts) {
    await addFavorites(url, account, count);
    taken.push([count, await measure(browser, url, account, count)]);
  }
  const [few, many] = taken;
  if (!few || !many) throw new Error('two counts are needed');
  const units = { open: 'ms', scroll: 'ms', toggle: 'ms', memory: 'MB' } as const;
  const names = Object.keys(units) as (keyof Taken)[];
  return Object.fromEntries(
    names.map((name) => [
      `${name} (${units[name]})`,
      {
        [few[0]]: rounded(few[1][name], 1),
        [many[0]]: rounded(many[1][name], 1),
        ratio: rounded(many[1][name] / few[1][name]),
      },
    ]),
  );
}
