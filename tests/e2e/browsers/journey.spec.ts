import { randomUUID } from 'node:crypto';
import { backendOf } from '../fixtures/backend';
import { expect, test } from './device';
import { FIREFOX } from './firefox';
import { WEBKIT } from './webkit';
import { AUTH } from '../../../src/i18n/messages/auth';

const PASSWORD = 'popcorn-1';

for (const kind of [FIREFOX, WEBKIT]) {
  test(`in ${kind.name} a visitor finds fifteen movies, saves one, starts offline, removes it, and syncs without Background Sync`, async ({
    start,
    server,
  }) => {
    const device = await start(kind);
    const email = `fan-${randomUUID()}@example.com`;
    const first = await device.openTab('/join');
    await first.type('Email', email);
    await first.type('Password', PASSWORD);
    await first.press('button', AUTH.signUp);
    await first.expectPath('/dashboard');
    expect(await first.evaluate(() => 'SyncManager' in window)).toBe(false);

    await first.press('radio', 'Happy & Upbeat');
    await first.press('checkbox', 'Comedy');
    await first.press('radio', 'Family Movie Night');
    await first.press('radio', 'No');
    const found = () => first.evaluate(() => document.querySelectorAll('dialog[open] article').length);
    await expect.poll(found).toBe(15);
    await first.press('button', 'Add to Favorites');
    const backend = await backendOf(server.url, { email, password: PASSWORD });
    const stored = async () => {
      const rows = await backend.rows('user_favorites?select=movies(title)');
      return rows.map(({ movies }) => (movies as { title: string }).title);
    };
    await expect.poll(stored).toHaveLength(1);
    const favorites = await stored();
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => true));

    await device.cut();
    const second = await device.openTab('/profile/favorites');
    await first.close();
    const shown = () =>
      second.evaluate(() => [...document.querySelectorAll('main h2')].map((heading) => heading.textContent));
    await expect.poll(shown).toEqual(favorites);
    await second.press('button', 'Remove from Favorites');
    await second.expectWords(/No Favorites Yet/);
    await second.reload();
    await second.expectWords(/No Favorites Yet/);
    expect(await stored()).toEqual(favorites);

    await device.mend();
    await expect.poll(stored).toEqual([]);
  });
}
