import type { Page } from '@playwright/test';
import { LIMITS } from '../../time/limits';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { SYNC } from '../../../src/i18n/messages/sync';

// Network conditions of a page do not apply to its worker.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const CHANGES = 100;

/** Bytes per second. */
const UPLINK = 2500;

/** For how many seconds a server that has received the whole request may stay silent. */
const SILENCE = 30;

/** Throttles the page's network to that uplink. @returns what switches the network off and on */
async function slowUplink(page: Page): Promise<(offline: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: UPLINK };
  return (offline) => session.send('Network.emulateNetworkConditions', { ...conditions, offline });
}

/** Puts that many changes into the member's outbox, with cards of movies that have long descriptions. */
async function markMovies(page: Page, most: number): Promise<void> {
  await page.evaluate(async (count) => {
    const databases = await indexedDB.databases();
    const { name = '' } = databases.find((database) => database.name?.startsWith('matinee-member-')) ?? {};
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open(name);
      open.onerror = () => reject(open.error ?? new Error('refused'));
      open.onsuccess = () => {
        const writing = open.result.transaction('outbox', 'readwrite');
        const at = Date.now();
        for (let movieId = 1; movieId <= count; movieId += 1) {
          const movie = {
            ...{ title: `Movie ${movieId}`, year: 1999, rating: 8.2, genres: ['Drama'], posterPath: null },
            description: crypto.randomUUID().repeat(20),
          };
          const operation = {
            op: crypto.randomUUID(),
            kind: 'favorite',
            movieId,
            present: true,
            ts: at + movieId,
            movie,
          };
          const entry = { key: `favorite:${movieId}`, operation, state: 'waiting', addedAt: at, code: null };
          writing.objectStore('outbox').put(entry);
        }
        writing.oncomplete = () => {
          open.result.close();
          resolve();
        };
      };
    });
  }, most);
}

test('a hundred pending changes get through an uplink of 2.5 kB per second, however long it takes', async ({
  page,
  server,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to/);
  const backend = await backendOf(server.url, await signUp(page));
  await page.goto('/profile/sync');
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  const setOffline = await slowUplink(page);
  await setOffline(true);
  await markMovies(page, CHANGES);

  const pushes: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sync_push')) pushes.push(request.postDataBuffer()?.length ?? 0);
  });
  await setOffline(false);
  const favorites = async () => (await backend.rows('user_favorites?select=movie_id')).length;
  await expect.poll(favorites, { timeout: LIMITS.browserTest }).toBe(CHANGES);
  await delivered(page);
  // Sent once, for longer than a server may stay silent.
  expect(pushes).toHaveLength(1);
  expect(pushes[0]).toBeGreaterThan(SILENCE * UPLINK);
});
