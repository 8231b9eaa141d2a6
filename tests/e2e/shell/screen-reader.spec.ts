import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, choose, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { announcedTexts } from '../fixtures/screen-reader';
import { CHOICES } from '../../../src/i18n/messages/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';
import { SYNC } from '../../../src/i18n/messages/sync';
import { SYNC_PAGE } from '../../../src/i18n/messages/sync-page';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** What is announced from one line on, as many lines as requested. */
const from = (lines: readonly string[], first: string, count: number) => {
  const at = lines.indexOf(first);
  return lines.slice(at, at + count);
};

test('the questionnaire announces its progress, the question, the choices, and the current choice', async ({
  page,
}) => {
  await signUp(page);
  const choice = page.getByRole('radio', { name: FAMILY_EVENING.mood });
  await expect(choice).toBeVisible();
  const before = await announcedTexts(page);
  expect(before).toContain("button 'Next' disabled");
  const announced = from(before, `region '${QUESTIONNAIRE.heading}'`, 10).filter(
    (line) => !/^StaticText '(Happy|Chill)/.test(line),
  );
  expect(announced).toEqual([
    `region '${QUESTIONNAIRE.heading}'`,
    `StaticText '${QUESTIONNAIRE.sentence}'`,
    `textbox '${QUESTIONNAIRE.sentence}'`,
    `StaticText '${QUESTIONNAIRE.progress(1, 4)}'`,
    `group '${CHOICES.question.mood}'`,
    `heading '${CHOICES.question.mood}'`,
    `StaticText '${CHOICES.question.mood}'`,
    "radio 'Happy & Upbeat'",
  ]);
  await choose(choice);
  const after = await announcedTexts(page);
  expect(after).toContain("radio 'Happy & Upbeat' focused checked");
  expect(after).toContain("button 'Next'");
});

test('results, marks and pending changes are announced, and nothing that a dialog covers', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  const backend = await backendOf(server.url, await signUp(page));
  await workerReady(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  await dialog.getByRole('button', { name: RESULTS.next }).press('Enter');
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  const title = await currentSlide(dialog).getByRole('heading').innerText();
  const movie = await announcedTexts(page);
  expect(movie[0]).toBe("dialog 'Your Personalized Recommendations' modal");
  expect(movie.find((line) => line.startsWith(`StaticText '2 of 15: ${title}, `))).toMatch(/, (19|20)\d\d'$/);
  // one movie, and nothing of the page behind it
  expect(movie.filter((line) => line.startsWith('heading'))).toEqual([
    "heading 'Your Personalized Recommendations'",
    `heading '${title}'`,
  ]);
  expect(movie).not.toContain("link 'Home'");

  // The search's fifteen impressions are synced, so that only the favorite is pending below.
  await expect.poll(async () => (await backend.rows('user_shown_movies?select=tmdb_movie_id')).length).toBe(15);
  await delivered(page);
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await currentSlide(dialog).getByRole('button', { name: 'Add to Favorites' }).press('Enter');
  await expect(dialog.getByText('Movie added to favorites!')).toBeVisible();
  await expect(currentSlide(dialog).getByRole('button', { name: 'Remove from Favorites' })).toBeFocused();
  const marked = await announcedTexts(page);
  expect(marked).toContain("button 'Remove from Favorites' focused");
  expect(marked).toContain("StaticText 'Movie added to favorites!'");

  await page.keyboard.press('Escape');
  await page.goto('/profile/sync');
  await expect(page.getByRole('button', { name: SYNC_PAGE.discard })).toBeVisible();
  expect(await announcedTexts(page)).toContain(`StaticText '${SYNC.offlineWaiting(1)}'`);
  // The row is loaded from the device piece by piece.
  const row = async () =>
    from(await announcedTexts(page), "heading 'Waiting'", 20)
      .filter((line) => /Favorite:|'added|^button/.test(line))
      .slice(0, 3);
  await expect
    .poll(row)
    .toEqual([
      `StaticText 'Favorite: ${title}'`,
      expect.stringMatching(new RegExp(`^StaticText 'added \\d\\d:\\d\\d, ${SYNC_PAGE.reason.offline}'$`)),
      `button 'Discard: Favorite: ${title}'`,
    ]);
});
