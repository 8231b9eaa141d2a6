import { SYNC_TAG } from '../../../src/config/sync';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { expireSession } from '../fixtures/session';
import { wakeWorker } from '../fixtures/wake-worker';
import { WHOLE_BROWSER } from '../fixtures/whole-browser';
import { SYNC } from '../../../src/i18n/messages/sync';

test(
  'page and worker that find the session expired at the same time refresh it once, and pending changes are sent',
  { tag: WHOLE_BROWSER },
  async ({ page, server }) => {
    const credentials = await signUp(page);
    await workerReady(page);
    await page.goto('/movie/603');
    const backend = await backendOf(server.url, credentials);
    await expect(page.getByText(SYNC.saved)).toBeAttached();

    let refreshes = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.intercept(async (request) => {
      if (!request.url.includes('grant_type=refresh_token')) return undefined;
      refreshes += 1;
      await held;
      return undefined;
    });
    // Only now: any request of the page before would refresh it unnoticed.
    await expireSession(page);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await expect.poll(() => refreshes).toBe(1);
    // the page refreshes the token; the worker waits for the same lock
    await wakeWorker(page, 'sync', SYNC_TAG);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0))
      .toBeGreaterThan(0);
    answer();
    await delivered(page);
    expect((await backend.rows('user_favorites?select=movie_id')).map(({ movie_id }) => movie_id)).toEqual([603]);
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0)).toBe(0);
    await page.goto('/profile/favorites');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(refreshes).toBe(1);
  },
);
