import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';

// A phone; without smooth scrolling, which moves things under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('the sync page lists what waits in words, and lets go of what the member gives up', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  await expect(page.getByText('All changes saved')).toBeAttached();
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/profile/sync');
  const row = page.getByRole('listitem').filter({ hasText: `Favorite: ${title}` });
  await expect(row).toContainText(/added \d\d:\d\d, waiting for network/);
  await row.getByRole('button', { name: 'Discard' }).click();
  await expect(row).toBeHidden();
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
});

test('a refused change is told, set aside, does not block the rest, and can be tried again [ERR-04]', async ({
  page,
  server,
}) => {
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  server.intercept(async (request) => {
    if (!request.url.endsWith('/sync_push')) return undefined;
    const { uid, ops } = (await request.clone().json()) as { uid: string; ops: { op: string; kind: string }[] };
    if (!ops.some(({ kind }) => kind === 'favorite')) return undefined;
    const results = ops.map(({ op, kind }) =>
      kind === 'favorite' ? { op, status: 'rejected', code: '23514' } : { op, status: 'applied' },
    );
    return Response.json({ uid, epoch: crypto.randomUUID(), head: 0, server_time: Date.now(), results });
  });
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByText('1 change needs attention')).toBeAttached();
  await expect(page.getByText('Failed to update favorites')).toBeVisible();
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(page).toHaveURL(/\/profile\/sync$/);
  const row = page.getByRole('listitem').filter({ hasText: `Favorite: ${title}` });
  await expect(row).toContainText('the server refused it (23514)');
  server.clearIntercepts();
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Everything you did on this device is on the server.')).toBeVisible();
  await expect.poll(async () => (await backend.rows('user_favorites?select=movie_id')).length).toBe(1);
});

test('what another device changed is told, and one tap undoes it', async ({ page, browser, server, complaints }) => {
  const credentials = await signUp(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await delivered(page);
  await expect(page.getByText('All changes saved')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.goto('/profile/sync');
  await expect(page.getByText('Last synced')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, credentials);
  await other.goto('/profile/favorites');
  await other.getByRole('button', { name: 'Remove from Favorites' }).click();
  await expect(other.getByRole('button', { name: 'Remove from Favorites' })).toHaveCount(0);
  await delivered(other);
  await expect(other.getByText('All changes saved')).toBeAttached();

  await page.getByRole('button', { name: 'Sync now' }).click();
  const row = page.getByRole('listitem').filter({ hasText: `No longer a favorite: ${title}` });
  await expect(row).toContainText('Changed on another device.');
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing has changed on your other devices lately.')).toBeVisible();
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
  await elsewhere.close();
});

test('what a restored server has lost is offered, and sent again at a tap', async ({ page, server }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await delivered(page);
  await page.goto('/profile/sync');
  await expect(page.getByText(/^Last synced/)).toBeVisible();
  // As the operator restored it: from before the member's first mark, in an epoch of its own.
  let restored = true;
  server.intercept(async (request) => {
    restored &&= !request.url.endsWith('/sync_push');
    if (!restored || !request.url.endsWith('/sync_pull')) return undefined;
    const { uid } = (await request.clone().json()) as { uid: string };
    const nothing = { head: 0, digest: 0, rows: [], packed: {}, more: false };
    return Response.json({ uid, epoch: 'before', server_time: Date.now(), ...nothing });
  });
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('heading', { name: /the server no longer has them/ })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `Favorite: ${title}` });
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: /the server no longer has them/ })).toBeHidden();
  await delivered(page);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
