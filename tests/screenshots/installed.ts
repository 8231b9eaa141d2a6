import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '../e2e/fixtures/member';
import { workerReady } from '../e2e/fixtures/offline';
import { MARKED_MOVIES } from '../../src/features/marked-movies/messages';

const FAVORITES = 6;

/** Favorites as an installed application shows them. */
async function showFavorites(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)))
    throw new Error('This browser opens no window of an installed application.');
  await signUp(page);
  await workerReady(page);
  await page.goto('/collection');
  const hearts = page.getByRole('main').getByRole('button', { name: 'Add to Favorites' });
  const marked = page.getByRole('main').getByRole('button', { name: 'Remove from Favorites' });
  for (let left = FAVORITES; left > 0; left -= 1) {
    await hearts.first().click();
    await marked.nth(FAVORITES - left).waitFor();
  }
  await page.goto('/profile/favorites');
  await page.getByText(MARKED_MOVIES.count(FAVORITES), { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Takes a screenshot in a window of the installed application, which has no browser toolbars. */
export async function captureInstalled(
  executablePath: string,
  address: string,
  contextOptions: BrowserContextOptions,
  path: string,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'matinee-installed-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...contextOptions,
    baseURL: address,
    executablePath,
    args: [`--app=${address}/`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    await showFavorites(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
