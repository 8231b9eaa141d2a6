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

test('a tab that was frozen for a day shows on its return what was marked elsewhere', async ({
  page,
  context,
  server,
}) => {
  const credentials = await signUp(page);
  await page.goto('/collection');
  await page.getByRole('button', { name: 'Add to Favorites' }).first().click();
  await delivered(page);
  await page.goto('/profile/favorites');
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(1);
  const session = await context.newCDPSession(page);
  // What the tab reads when it goes on: a day has passed, and with it the hour of its token.
  await page.evaluate((day) => {
    document.addEventListener('freeze', () => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + day;
    });
  }, DAY);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const backend = await backendOf(server.url, credentials);
  const [mark] = await backend.rows('user_favorites?select=movie_id');
  const [film] = await backend.rows(`movies?select=id&limit=1&id=neq.${String(mark?.['movie_id'])}`);
  await backend.insert('user_favorites', { user_id: backend.userId, movie_id: film?.['id'] });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(titles).toHaveCount(2);
});
