import type { Page } from '@playwright/test';
import { recordRequests } from '../fixtures/record-requests';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { wakeWorker } from '../fixtures/wake-worker';

/** Grants what a browser grants to an application that is installed and used. */
const wakeForRenewal = (page: Page) => wakeWorker(page, 'periodicsync', 'matinee-renewal');

test("the worker refreshes the Top 50 and the device's movies by itself, and skips fresh ones", async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  const weeks = recordRequests(server, /\/trending\/movie\/week$/);
  const days = recordRequests(server, /\/trending\/movie\/day$/);
  const questions = recordRequests(server, /\/discover\/movie$/);
  await page.goto('/privacy');
  await workerReady(page);
  await wakeForRenewal(page);
  await expect.poll(() => questions.length).toBe(20);
  expect([weeks.length, days.length]).toEqual([3, 1]);

  await wakeForRenewal(page);
  await expect.poll(() => questions.length).toBeGreaterThan(20);
  expect([weeks.length, days.length]).toEqual([3, 1]);

  await context.setOffline(true);
  await page.goto('/charts/movies/top50');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(50);
});
