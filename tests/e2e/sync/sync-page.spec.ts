import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signIn, signUp } from '../fixtures/member';
import { gate } from '../fixtures/movie';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { SYNC } from '../../../src/i18n/messages/sync';
import { SYNC_PAGE } from '../../../src/i18n/messages/sync-page';
import { MARKS } from '../../../src/marks/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('the sync page lists pending changes in words, and removes those that the member discards', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/profile/sync');
  const row = page.getByRole('listitem').filter({ hasText: MARKS.favorite.change(title, true) });
  await expect(row).toContainText(SYNC_PAGE.reason.offline);
  await row.getByRole('button', { name: SYNC_PAGE.discard }).click();
  await expect(row).toBeHidden();
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
});

test('a refused change is reported, set aside, does not block the rest, and can be retried [ERR-04]', async ({
  page,
  server,
}) => {
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  const added = gate();
  server.intercept(async (request) => {
    if (!request.url.endsWith('/sync_push')) return undefined;
    const { uid, ops } = (await request.clone().json()) as { uid: string; ops: { op: string; kind: string }[] };
    if (!ops.some(({ kind }) => kind === 'favorite')) return undefined;
    // A phone shows one toast: the refusal must come after the one that it contradicts.
    await added.opened;
    const results = ops.map(({ op, kind }) =>
      kind === 'favorite' ? { op, status: 'rejected', code: '23514' } : { op, status: 'applied' },
    );
    return Response.json({ uid, epoch: crypto.randomUUID(), head: 0, server_time: Date.now(), results });
  });
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByText(MARKS.favorite.added)).toBeVisible();
  added.open();
  await expect(page.getByText(SYNC.attention(1))).toBeAttached();
  await expect(page.getByText('Failed to update favorites')).toBeVisible();
  await page.getByRole('button', { name: SYNC.seeWhy }).click();
  await expect(page).toHaveURL(/\/profile\/sync$/);
  const row = page.getByRole('listitem').filter({ hasText: MARKS.favorite.change(title, true) });
  await expect(row).toContainText(SYNC_PAGE.reason.refused('23514'));
  server.clearIntercepts();
  await row.getByRole('button', { name: SYNC_PAGE.retry }).click();
  await expect(page.getByText(SYNC_PAGE.nothingPending)).toBeVisible();
  await expect.poll(async () => (await backend.rows('user_favorites?select=movie_id')).length).toBe(1);
});

test('a change from another device is listed, and one tap undoes it', async ({ page, browser, server, complaints }) => {
  const credentials = await signUp(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await delivered(page);
  await expect(page.getByText(SYNC.saved)).toBeAttached();
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
  await expect(other.getByText(SYNC.saved)).toBeAttached();

  await page.getByRole('button', { name: SYNC_PAGE.syncNow }).click();
  const row = page.getByRole('listitem').filter({ hasText: MARKS.favorite.change(title, false) });
  await expect(row).toContainText(SYNC_PAGE.elsewhere);
  await row.getByRole('button', { name: SYNC_PAGE.undo }).click();
  await expect(page.getByText(SYNC_PAGE.noConflicts)).toBeVisible();
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
  await elsewhere.close();
});

test('marks that a restored server has lost are listed, and sent again at a tap', async ({ page, server }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  const title = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await delivered(page);
  await page.goto('/profile/sync');
  await expect(page.getByText(/^Last synced/)).toBeVisible();
  // As the operator restored it: to before the member's first mark, in a new epoch.
  let restored = true;
  server.intercept(async (request) => {
    restored &&= !request.url.endsWith('/sync_push');
    if (!restored || !request.url.endsWith('/sync_pull')) return undefined;
    const { uid } = (await request.clone().json()) as { uid: string };
    const nothing = { head: 0, digest: 0, rows: [], packed: {}, more: false };
    return Response.json({ uid, epoch: 'before', server_time: Date.now(), ...nothing });
  });
  await page.getByRole('button', { name: SYNC_PAGE.syncNow }).click();
  await expect(page.getByRole('heading', { name: SYNC_PAGE.orphansTitle })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: MARKS.favorite.change(title, true) });
  await row.getByRole('button', { name: SYNC_PAGE.resend }).click();
  await expect(page.getByRole('heading', { name: SYNC_PAGE.orphansTitle })).toBeHidden();
  await delivered(page);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
