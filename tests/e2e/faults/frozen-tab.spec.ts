import { LOCK_TIMEOUT_MS } from '../../../src/config/sync';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';

const DAY = 86_400_000;

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});

// Headless Chromium freezes no page: the test fires the events of a freeze and sets the clock forward.
test('a tab that was frozen for a day renews its session on its return, and shows what was marked elsewhere', async ({
  page,
  server,
}) => {
  // The return itself must fetch the changes, not the timer that would do so half a minute later.
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    const never = 2 ** 31 - 1;
    window.setTimeout = ((call: () => void, ms = 0) => after(call, ms < 30_000 ? ms : never)) as typeof setTimeout;
  });
  const credentials = await signUp(page);
  await page.goto('/collection');
  await page.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await delivered(page);
  const pulled = page.waitForResponse(/sync_pull/);
  await page.goto('/profile/favorites');
  await (await pulled).finished();
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(1);
  const backend = await backendOf(server.url, credentials);
  const [mark] = await backend.rows('user_favorites?select=movie_id');
  const [movie] = await backend.rows(`movies?select=id&limit=1&id=neq.${String(mark?.['movie_id'])}`);
  await backend.insert('user_favorites', { user_id: backend.userId, movie_id: movie?.['id'] });
  const renewed = page.waitForRequest(/\/auth\/v1\/token\?grant_type=refresh_token/);
  await page.evaluate((day) => {
    const now = Date.now.bind(Date);
    document.dispatchEvent(new Event('freeze'));
    Date.now = () => now() + day;
    document.dispatchEvent(new Event('resume'));
  }, DAY);
  await renewed;
  await expect(titles).toHaveCount(2);
});

test('a tab that was suspended while it synced blocks no other tab', async ({ page, context, server }) => {
  // How long the lock is waited for is covered by the unit tests.
  await page.addInitScript((timeoutMs) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === timeoutMs ? 100 : ms);
  }, LOCK_TIMEOUT_MS);
  const backend = await backendOf(server.url, await signUp(page));
  await page.goto('/collection');
  await delivered(page);
  const away = await context.newPage();
  // A URL where no application runs: nothing there ever releases the lock.
  await away.goto('/icons/icon.svg', { waitUntil: 'load' });
  const lock = `matinee-sync-${backend.userId}`;
  await away.evaluate(
    (name) =>
      new Promise<void>((granted) => void navigator.locks.request(name, () => (granted(), new Promise(() => {})))),
    lock,
  );
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await delivered(page);
  expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(1);
  const held = await page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  expect(held).toContain(lock);
});
