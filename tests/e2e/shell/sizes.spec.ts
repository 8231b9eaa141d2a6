import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { screenFiles } from '../../../bundle/screen-files';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { LANDING_SECTIONS } from '../../../src/features/landing/section-messages';
import { SYNC } from '../../../src/i18n/messages/sync';

/** The sizes of a first visit: no worker has cached anything. */
test.use({ serviceWorkers: 'block' });

const BUILD = process.env['E2E_BUILD'] ?? join(import.meta.dirname, '../../../dist');

/** The build's scripts and styles that a page has fetched, sorted by name. */
async function fetchedBy(page: Page): Promise<readonly string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = addresses.map((address) => new URL(address).pathname.slice(1));
  return [...new Set(paths.filter((path) => /^assets\/.*\.(js|css)$/.test(path)))].sort();
}

test('a first visit to the landing page fetches exactly the files whose size is checked', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: LANDING_SECTIONS.demo.samples }).getByRole('img').first()).toBeVisible();
  await expect.poll(() => fetchedBy(page)).toEqual([...screenFiles(BUILD).landing].sort());
});

test('a visit to the dashboard fetches exactly the files whose size is checked', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  await expect.poll(() => fetchedBy(page)).toEqual([...screenFiles(BUILD).dashboard].sort());
});
