import { signIn, signUp } from '../fixtures/member';
import { delivered } from '../fixtures/device';
import { gate } from '../fixtures/movie';
import { expect, test } from '../fixtures/page';
import { NOT_SYNCED_YET, SYNC } from '../../../src/i18n/messages/sync';

test('a new device shows a loading state until the first pull has ended, and says so while it cannot load', async ({
  page,
  server,
  browser,
  baseURL,
  complaints,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  const heart = page.getByRole('button', { name: 'Add to Favorites' }).first();
  await heart.click();
  await expect(page.getByText('Movie added to favorites!')).toBeVisible();
  await delivered(page);

  const held = gate();
  let failing = false;
  server.intercept(async (request) => {
    if (!new URL(request.url).pathname.endsWith('/rpc/sync_pull')) return undefined;
    await held.opened;
    return failing ? new Response('{}', { status: 503 }) : undefined;
  });
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  complaints.watch(context);
  const second = await context.newPage();
  await signIn(second, credentials);
  await expect(second.getByRole('status').filter({ hasText: SYNC.loading })).toBeAttached();
  await expect(second.getByRole('button', { name: 'Loading your favorites...' }).first()).toBeDisabled();
  await expect(second.getByText(SYNC.saved)).toHaveCount(0);
  await second.goto('/profile/favorites');
  await expect(second.getByText('Loading your favorites...')).toBeVisible();
  await expect(second.getByText('No Favorites Yet')).toHaveCount(0);

  failing = true;
  expectConsole(/503/);
  held.open();
  await expect(second.getByText(NOT_SYNCED_YET.failed)).toBeVisible();
  await expect(second.getByText('No Favorites Yet')).toHaveCount(0);
  await expect(second.getByText(SYNC.saved)).toHaveCount(0);

  failing = false;
  await second.reload();
  await expect(second.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expect(second.getByText(SYNC.saved)).toBeAttached();
  await context.close();
});
