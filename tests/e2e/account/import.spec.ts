import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from '../fixtures/accessible';
import { backendOf } from '../fixtures/backend';
import { letterboxdExport, knownFilms } from '../fixtures/letterboxd-export';
import { sendCredentials, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { LIMITS } from '../../time/limits';

test.use({ viewport: { width: 390, height: 844 } });

/** On /profile/data, with the import open. */
async function openImport(page: Page): Promise<void> {
  await page.goto('/profile/data');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
}

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

const importCard = (page: Page) => page.getByRole('region', { name: 'Bring your films along' });
const HEAD = 'Date,Name,Year,Letterboxd URI';

test('an export of 5,000 rows is imported across a reload, arrives at the server, and goes with one undo', async ({
  page,
  server,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  const watched = async () => (await backend.rows('user_watched?select=movie_id')).length;
  const favorites = async () => (await backend.rows('user_favorites?select=movie_id')).length;
  const films = await knownFilms(400);
  const archive = letterboxdExport(films, 5000);

  await openImport(page);
  await choose(page, 'letterboxd-ann.zip', archive);
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
  await expect(importCard(page).getByText(/^40 films among your favorites$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText(/^[1-9][\d,]* of [\d,]+ films looked for$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('The import rests.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('The import rests.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^It goes on while Matinee is open/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible({
    timeout: LIMITS.browserTest,
  });
  await expect(page.getByText('400 films newly marked')).toBeVisible();
  await expect(page.getByText('5 films not found')).toBeVisible();
  await expect.poll(watched).toBe(400);
  await expect.poll(favorites).toBe(40);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import is undone.')).toBeVisible({ timeout: LIMITS.browserTest });
  await expect.poll(watched).toBe(0);
  await expect.poll(favorites).toBe(0);
  await page.goto('/profile/watched');
  await expect(page.getByRole('heading', { name: 'No Watched Films Yet' })).toBeVisible();
});

/** Marks of the copy that this page saves, by their films, with the days. */
async function copiedMarks(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const { marks } = JSON.parse(text) as { readonly marks: Readonly<Record<string, readonly { tmdbId: number }[]>> };
  const byFilm = (one: { tmdbId: number }, other: { tmdbId: number }) => one.tmdbId - other.tmdbId;
  return {
    text,
    marks: Object.fromEntries(Object.entries(marks).map(([kind, list]) => [kind, list.toSorted(byFilm)])),
  };
}

test('what is imported twice is there once, and who leaves with a copy and joins anew brings the same marks back', async ({
  page,
  server,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const { email, password } = await signUp(page);
  const archive = letterboxdExport(await knownFilms(30), 35);
  await openImport(page);
  await choose(page, 'letterboxd-ann.zip', archive);
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('30 films newly marked')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await choose(page, 'letterboxd-ann.zip', archive);
  await expect(page.getByText('30 films that have these marks already')).toBeVisible();
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('0 films newly marked')).toBeVisible();
  await expect(page.getByText('30 films had the marks already')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Not for Me' }).click();
  await expect(page.getByRole('button', { name: 'Take Back “Not for Me”' })).toBeVisible();
  await page.goto('/profile/data');
  await expect(page.getByText('All changes saved')).toBeAttached();
  const before = await copiedMarks(page);
  expect(before.marks['watched']).toHaveLength(30);
  expect(before.marks['favorite']).toHaveLength(3);
  expect(before.marks['dismissed']).toHaveLength(1);
  // dated as the export said, not by the day of the import
  expect(before.text).toMatch(/"markedAt": "2001-01-/);

  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account has been deleted', { exact: true })).toBeVisible();
  await page.goto('/join');
  await sendCredentials(page, { email, password }, 'Create Account');
  await expect(page).toHaveURL(/\/dashboard$/);

  await openImport(page);
  await choose(page, 'matinee.json', before.text);
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('30 films newly marked')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeAttached();
  expect((await copiedMarks(page)).marks).toEqual(before.marks);
  const backend = await backendOf(server.url, { email, password });
  await expect.poll(async () => (await backend.rows('user_watched?select=movie_id')).length).toBe(30);
});

test('which film is meant is decided by the member; each step is accessible', async ({ page }) => {
  test.setTimeout(LIMITS.longBrowserTest);
  await signUp(page);
  await openImport(page);
  await expectAccessible(page, 'import, files to choose');
  await choose(page, 'watched.csv', `${HEAD}\n2020-01-02,West Side Story,,x\n2020-01-02,No film is called so,1991,x`);
  await expect(page.getByText('2 films as watched, 2 with the day')).toBeVisible();
  await expectAccessible(page, 'import, preview');
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('1 film to decide')).toBeVisible();
  await expectAccessible(page, 'import, outcome');
  await page.getByRole('button', { name: 'West Side Story (2021): this one' }).click();
  await expect(page.getByText('1 film newly marked')).toBeVisible();
  await expect(page.getByText('No film is called so (1991)')).toBeVisible();
  await page.goto('/profile/watched');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('2021');
});

test('says what is wrong with files, waits for a network, and goes on when it is back', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await openImport(page);
  const bomb = zipSync({ 'watched.csv': new Uint8Array(60_000_000) }, { level: 9 });
  for (const [name, content, sentence] of [
    ['bomb.zip', Buffer.from(bomb), /^This is more than Matinee reads at once/],
    [
      'watched.csv',
      Buffer.from(`${HEAD}\n2020-01-02,Am\xe9lie,2001,x`, 'latin1'),
      /^The letters of a file cannot be read/,
    ],
    [
      'cut.zip',
      Buffer.from(zipSync({ 'watched.csv': strToU8('x'.repeat(9999)) }, { level: 0 }).slice(0, 5000)),
      /damaged/,
    ],
    ['shopping.csv', 'What,How many\nMilk,2', /^These are no files that Matinee knows/],
  ] as const) {
    await choose(page, name, Buffer.isBuffer(content) ? content : Buffer.from(content));
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  expectConsole(NO_NETWORK);
  await choose(page, 'watched.csv', `${HEAD}\n2020-01-02,Heat,1995,x`);
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('You are offline. The import waits, and goes on by itself.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 film newly marked')).toBeVisible();
});
