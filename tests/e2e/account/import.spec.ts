import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from '../fixtures/accessible';
import { backendOf } from '../fixtures/backend';
import { letterboxdExport, knownMovies } from '../fixtures/letterboxd-export';
import { sendCredentials, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { LIMITS } from '../../time/limits';
import { OWN_DATA } from '../../../src/features/your-data/messages';
import { IMPORT, OUTCOMES } from '../../../src/features/your-data/import-messages';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';
import { MARKS } from '../../../src/marks/messages';
import { SYNC } from '../../../src/i18n/messages/sync';
import { DELETE_ACCOUNT } from '../../../src/features/settings/messages';
import { AUTH } from '../../../src/i18n/messages/auth';
import { DELETION } from '../../../src/features/settings/delete-account-messages';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the import on /profile/data. */
async function openImport(page: Page): Promise<void> {
  await page.goto('/profile/data');
  await page.getByRole('button', { name: OWN_DATA.importing.open, exact: true }).click();
  await expect(page.getByRole('button', { name: IMPORT.chooseFiles })).toBeVisible();
}

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: IMPORT.chooseFiles }).click();
  await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

const importCard = (page: Page) => page.getByRole('region', { name: OWN_DATA.importing.title });
const HEAD = 'Date,Name,Year,Letterboxd URI';

test('an export of 5,000 rows imports across a reload, reaches the server, and is undone at once', async ({
  page,
  server,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const credentials = await signUp(page);
  const backend = await backendOf(server.url, credentials);
  const watched = async () => (await backend.rows('user_watched?select=movie_id')).length;
  const favorites = async () => (await backend.rows('user_favorites?select=movie_id')).length;
  const movies = await knownMovies(400);
  const archive = letterboxdExport(movies, 5000);

  await openImport(page);
  await choose(page, 'letterboxd-ann.zip', archive);
  await expect(page.getByRole('heading', { name: IMPORT.previewTitle })).toBeVisible();
  await expect(importCard(page).getByText(MARKS.favorite.movies(40))).toBeVisible();
  await page.getByRole('button', { name: IMPORT.start }).click();
  await expect(page.getByText(/^Checked [1-9]/)).toBeVisible();
  await page.getByRole('button', { name: IMPORT.pause }).click();
  await expect(page.getByText(IMPORT.paused)).toBeVisible();

  await page.reload();
  await expect(page.getByText(IMPORT.paused)).toBeVisible();
  await page.getByRole('button', { name: IMPORT.resume }).click();
  await expect(page.getByText(IMPORT.keepOpen)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: IMPORT.outcomeTitle, exact: true })).toBeVisible({
    timeout: LIMITS.browserTest,
  });
  await expect(page.getByText(IMPORT.marked(400))).toBeVisible();
  await expect(page.getByText(OUTCOMES.none(6))).toBeVisible();
  await expect.poll(watched).toBe(400);
  await expect.poll(favorites).toBe(40);

  await page.getByRole('button', { name: IMPORT.undo }).click();
  await expect(page.getByText(IMPORT.undone)).toBeVisible({ timeout: LIMITS.browserTest });
  await expect.poll(watched, { timeout: LIMITS.browserTest }).toBe(0);
  await expect.poll(favorites).toBe(0);
  await page.goto('/profile/watched');
  await expect(page.getByRole('heading', { name: MARKED_LISTS.watched.emptyTitle })).toBeVisible();
});

/** What this page exports: the movies of each mark, and the viewings. */
async function copiedMarks(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: OWN_DATA.everything.save }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const { marks, viewings } = JSON.parse(text) as {
    readonly marks: Readonly<Record<string, readonly { tmdbId: number }[]>>;
    readonly viewings: readonly unknown[];
  };
  const ids = Object.entries(marks).map(([kind, list]) => [kind, list.map(({ tmdbId }) => tmdbId)] as const);
  return {
    text,
    viewings,
    marks: Object.fromEntries(ids.map(([kind, list]) => [kind, list.toSorted((one, other) => one - other)])),
  };
}

test('importing twice adds nothing, and a member who exports, leaves and joins again gets the same marks back', async ({
  page,
  server,
}) => {
  test.setTimeout(LIMITS.longBrowserTest);
  const { email, password } = await signUp(page);
  const archive = letterboxdExport(await knownMovies(30), 35);
  await openImport(page);
  await choose(page, 'letterboxd-ann.zip', archive);
  await page.getByRole('button', { name: IMPORT.start }).click();
  await expect(page.getByText(IMPORT.marked(30))).toBeVisible();
  await page.getByRole('button', { name: IMPORT.close }).click();
  await choose(page, 'letterboxd-ann.zip', archive);
  await expect(page.getByText(IMPORT.alreadyListed(30))).toBeVisible();
  await page.getByRole('button', { name: IMPORT.start }).click();
  await expect(page.getByText(IMPORT.marked(0))).toBeVisible();
  await expect(page.getByText(IMPORT.alreadyMarked(30))).toBeVisible();
  await page.getByRole('button', { name: IMPORT.close }).click();

  await page.goto('/movie/603');
  await page.getByRole('button', { name: MARKS.dismissed.add }).click();
  await expect(page.getByRole('button', { name: MARKS.dismissed.remove })).toBeVisible();
  await page.goto('/profile/data');
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  const before = await copiedMarks(page);
  expect(before.marks['watched']).toHaveLength(30);
  expect(before.marks['favorite']).toHaveLength(3);
  expect(before.marks['dismissed']).toHaveLength(1);
  // dated as in the export, not with the day of the import
  expect(before.viewings).toHaveLength(30);
  expect(before.text).toMatch(/"watchedOn": "2001-01-/);

  await page.goto('/profile/settings');
  await page.getByRole('button', { name: DELETE_ACCOUNT.action, exact: true }).click();
  await page.getByRole('dialog').getByLabel(AUTH.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: DELETION.confirm }).click();
  await expect(page.getByText(DELETION.deleted, { exact: true })).toBeVisible();
  await page.goto('/join');
  await sendCredentials(page, { email, password }, AUTH.signUp);
  await expect(page).toHaveURL(/\/dashboard$/);

  await openImport(page);
  await choose(page, 'matinee.json', before.text);
  await page.getByRole('button', { name: IMPORT.start }).click();
  await expect(page.getByText(IMPORT.marked(30))).toBeVisible();
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  const after = await copiedMarks(page);
  expect(after.marks).toEqual(before.marks);
  expect(after.viewings).toEqual(before.viewings);
  const backend = await backendOf(server.url, { email, password });
  await expect.poll(async () => (await backend.rows('user_watched?select=movie_id')).length).toBe(30);
});

test('the member chooses between possible movies; each step is accessible', async ({ page }) => {
  test.setTimeout(LIMITS.longBrowserTest);
  await signUp(page);
  await openImport(page);
  await expectAccessible(page, 'import, files to choose');
  await choose(page, 'watched.csv', `${HEAD}\n2020-01-02,West Side Story,,x\n2020-01-02,No movie is called so,1991,x`);
  await expect(page.getByText(IMPORT.dated(MARKS.watched.movies(2), 2))).toBeVisible();
  await expectAccessible(page, 'import, preview');
  await page.getByRole('button', { name: IMPORT.start }).click();
  await expect(page.getByText(IMPORT.toDecide(1))).toBeVisible();
  await expectAccessible(page, 'import, outcome');
  await page.getByRole('button', { name: IMPORT.chooseNamed(IMPORT.named('West Side Story', 2021)) }).click();
  await expect(page.getByText(IMPORT.marked(1))).toBeVisible();
  await page.getByText(OUTCOMES.none(1)).click();
  await expect(page.getByText('No movie is called so (1991)')).toBeVisible();
  await page.goto('/profile/watched');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('2021');
});

test('lists what wasn’t added and why, by title or row, and saves the whole list', async ({ page }) => {
  await signUp(page);
  await openImport(page);
  const rows = [
    'Const,Your Rating,Date Rated,Title Type,Title,Year',
    'tt0113277,9,2023-02-01,Movie,Heat,1995',
    'tt0944947,9,2023-02-03,TV Series,Game of Thrones,2011',
    'tt9999999,7,2023-02-03,Movie,No movie is called so,1991',
    ',,,Movie,,',
  ];
  await choose(page, 'ratings.csv', rows.join('\n'));
  await page.getByRole('button', { name: IMPORT.start }).click();
  const added = [MARKS.favorite.movies(1), MARKS.watched.movies(1), IMPORT.viewings(1), IMPORT.ratings(1)];
  await expect(importCard(page).getByText(IMPORT.recorded(added))).toBeVisible();
  for (const [reason, text] of [
    [OUTCOMES.none(1), 'No movie is called so (1991)'],
    [OUTCOMES.unreadable(1), `${IMPORT.noTitle}, ratings.csv, ${IMPORT.row(5)}`],
    [OUTCOMES['no-movie'](1), `Game of Thrones (2011), ratings.csv, ${IMPORT.row(3)}`],
  ] as const) {
    await expect(page.getByText(text)).toBeHidden();
    await page.getByText(reason).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expectAccessible(page, 'import, outcome with open lists');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: IMPORT.saveList }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toEqual([
    IMPORT.listColumns.join(','),
    `Heat,1995,tt0113277,,"${IMPORT.recorded(added)}",,,1`,
    `No movie is called so,1991,tt9999999,,${OUTCOMES.none(1)},,,1`,
    `Game of Thrones,2011,,,${OUTCOMES['no-movie'](1)},ratings.csv,3,1`,
    `,,,,${OUTCOMES.unreadable(1)},ratings.csv,5,1`,
  ]);
});

test('reports faulty files, waits while offline, and continues when back online', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await openImport(page);
  const bomb = zipSync({ 'watched.csv': new Uint8Array(60_000_000) }, { level: 9 });
  for (const [name, content, sentence] of [
    ['bomb.zip', Buffer.from(bomb), IMPORT.failures['too-large']],
    ['watched.csv', Buffer.from(`${HEAD}\n2020-01-02,Am\xe9lie,2001,x`, 'latin1'), IMPORT.failures.encoding],
    [
      'cut.zip',
      Buffer.from(zipSync({ 'watched.csv': strToU8('x'.repeat(9999)) }, { level: 0 }).slice(0, 5000)),
      IMPORT.failures.damaged,
    ],
    ['shopping.csv', 'What,How many\nMilk,2', IMPORT.failures.unknown],
  ] as const) {
    await choose(page, name, Buffer.isBuffer(content) ? content : Buffer.from(content));
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  expectConsole(NO_NETWORK);
  await choose(page, 'watched.csv', `${HEAD}\n2020-01-02,Heat,1995,x`);
  await expect(page.getByRole('heading', { name: IMPORT.previewTitle })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: IMPORT.start }).click();
  await expect(page.getByText(IMPORT.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(IMPORT.marked(1))).toBeVisible();
});
