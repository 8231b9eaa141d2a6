import { backendOf } from '../fixtures/backend';
import { shiftClock } from '../fixtures/clock';
import { delivered } from '../fixtures/device';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';

const YEAR = 365 * 86_400_000;

// A worker would use the machine's real clock, beside a page with another.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
});

for (const [title, shift] of [
  ['ahead', YEAR],
  ['behind', -YEAR],
] as const) {
  test(`on a device whose clock is a year ${title} marks are synced, and the later action wins`, async ({
    page,
    context,
    browser,
    server,
    complaints,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK);
    await shiftClock(context, shift);
    const credentials = await signUp(page);
    const backend = await backendOf(server.url, credentials);
    await page.goto('/collection');
    const hearts = page.getByRole('button', { name: 'Add to Favorites' });
    await expect(hearts).toHaveCount(20);
    await context.setOffline(true);
    await hearts.nth(0).click();
    await expect(hearts).toHaveCount(19);
    await hearts.nth(0).click();
    await expect(hearts).toHaveCount(18);
    await context.setOffline(false);
    await delivered(page);
    expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(2);

    // A device with a correct clock acts last, and the first device accepts it.
    const elsewhere = await browser.newContext({ baseURL: server.url });
    complaints.watch(elsewhere);
    const other = await elsewhere.newPage();
    await signIn(other, credentials);
    await other.goto('/profile/favorites');
    await expect(other.getByRole('heading', { level: 2 })).toHaveCount(2);
    await other.getByRole('button', { name: 'Remove from Favorites' }).first().click();
    await delivered(other);
    await elsewhere.close();
    expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(1);
    await page.goto('/profile/favorites');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove from Favorites' }).click();
    await delivered(page);
    expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(0);
  });
}
