import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { OWN_DATA } from '../../../src/features/your-data/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Presses a button and reads the file that it downloads. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await expect(page.getByText(OWN_DATA.saved(download.suggestedFilename()))).toBeVisible();
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a member exports everything, also offline; lists without entries offer no file', async ({
  page,
  context,
  expectConsole,
}) => {
  const { email } = await signUp(page);
  await page.goto('/profile/data');
  await expect(page.getByText(OWN_DATA.watched.none)).toBeVisible();
  await expect(page.getByText(OWN_DATA.favorites.none)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveText([OWN_DATA.everything.save]);

  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByRole('button', { name: 'Mark as Unwatched' })).toBeVisible();
  await page.goto('/profile/data');
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format());
  const csv = await saved(page, OWN_DATA.watched.save);
  expect(csv).toEqual({
    name: 'matinee-watched.csv',
    text: `tmdbID,Title,Year,WatchedDate,Rating10,Rewatch\r\n603,The Matrix,1999,${today},,false\r\n`,
  });
  const all = await saved(page, OWN_DATA.everything.save);
  expect(all.name).toBe('matinee.json');
  expect(JSON.parse(all.text)).toMatchObject({
    format: 'matinee-copy',
    version: 2,
    complete: true,
    profile: { email },
    marks: { favorite: [], watched: [{ tmdbId: 603, title: 'The Matrix', year: 1999 }], recommended: [] },
    viewings: [{ tmdbId: 603, watchedOn: today, rewatch: false }],
    searches: [],
  });
});
