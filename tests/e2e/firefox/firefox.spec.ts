import { randomUUID } from 'node:crypto';
import { backendOf } from '../fixtures/backend';
import { expect, test } from './device';

const PASSWORD = 'popcorn-1';

test('in Firefox a fan finds fifteen films, keeps one, starts without a network, removes it, and it arrives without Background Sync', async ({
  device,
  server,
}) => {
  const email = `fan-${randomUUID()}@example.com`;
  let tab = await device.openTab('/join');
  await tab.type('Email', email);
  await tab.type('Password', PASSWORD);
  await tab.press('button', 'Create Account');
  await tab.expectPath('/dashboard');
  expect(await tab.evaluate(() => 'SyncManager' in window)).toBe(false);

  await tab.press('radio', 'Happy & Upbeat');
  await tab.press('button', 'Next');
  await tab.press('checkbox', 'Comedy');
  await tab.press('button', 'Next');
  await tab.press('radio', 'Family Movie Night');
  await tab.press('button', 'Next');
  await tab.press('radio', 'No');
  await tab.press('button', 'Get Recommendations');
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('dialog[open] article').length)).toBe(15);
  await tab.press('button', 'Add to Favorites');
  const backend = await backendOf(server.url, { email, password: PASSWORD });
  const favorites = async () =>
    (await backend.rows('user_favorites?select=movies(title)')).map(
      ({ movies }) => (movies as { title: string }).title,
    );
  await expect.poll(favorites).toHaveLength(1);
  const [kept] = await favorites();
  const title = () =>
    tab.evaluate(() => [...document.querySelectorAll('main h2')].map((heading) => heading.textContent));
  await tab.goto(device.at('/profile/favorites'));
  await expect.poll(title).toEqual([kept]);
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await device.cut();
  await tab.close();
  tab = await device.openTab('/profile/favorites');
  await expect.poll(title).toEqual([kept]);
  await tab.press('button', 'Remove from Favorites');
  await tab.expectWords(/No Favorites Yet/);
  await tab.reload();
  await tab.expectWords(/No Favorites Yet/);
  expect(await favorites()).toEqual([kept]);

  await device.mend();
  await expect.poll(favorites).toEqual([]);
});
