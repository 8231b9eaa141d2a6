import { signUp } from './fixtures/member';
import { expect, test } from './fixtures/page';

test('three notifications at most, for four seconds, announced politely, and the focus stays [CONST-11, CONST-12]', async ({
  page,
  server,
}) => {
  // A first favorite would earn a badge, which has a notification of its own.
  server.intercept((request) =>
    request.url.endsWith('/rpc/check_and_award_badges') ? Response.json(false) : undefined,
  );
  await signUp(page);
  const hearts = page.getByRole('region', { name: 'Trending Now' }).getByRole('button', { name: /^Add / });
  await expect(hearts).toHaveCount(5);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  for (let count = 0; count < 4; count += 1) {
    await hearts.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(count + 1);
  }
  const notes = region.getByText('Movie added to favorites!');
  await expect(notes).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Remove / }).last()).toBeFocused();
  await page.clock.runFor(3999);
  await expect(notes).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(notes).toHaveCount(0);
});
