import { backendOf } from '../fixtures/backend';
import { answer, currentSlide, FAMILY_EVENING, results, shownMovies } from '../fixtures/questionnaire';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { DASHBOARD } from '../../../src/features/dashboard/messages';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { CHOICES } from '../../../src/i18n/messages/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';
import { AUTH } from '../../../src/i18n/messages/auth';
import { HISTORY } from '../../../src/features/history/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a visitor joins, answers, and gets fifteen matching movies; trying again gives others [QUIZ-08, QUIZ-14, REC-02, REC-22, AUTH-07, DASH-01, DASH-02, DASH-03, RT-03, STATE-04, STATE-05, CONST-07, CONST-08, ERR-52, ERR-56]', async ({
  page,
  server,
}) => {
  // No realtime connection is opened, so there is no heartbeat and no reconnect.
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  // It disappears after four seconds, which may be over by the time the account is created on a busy machine.
  const announced = expect(page.getByText('Account created successfully!')).toBeVisible();
  const [credentials] = await Promise.all([signUp(page), announced]);
  const backend = await backendOf(server.url, credentials);
  await expect(page.getByRole('heading', { name: 'Hello, there!' })).toBeVisible();
  await page.goto('/engine');
  await expect(page.getByRole('heading', { name: 'Hello, there!' })).toBeVisible();
  await expect(page.getByText(DASHBOARD.welcome)).toBeVisible();
  await expect(page.getByRole('region', { name: QUESTIONNAIRE.heading })).toBeVisible();

  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  // in the dialog, where it covers nothing, and announced
  await expect(
    dialog.getByRole('status').filter({ hasText: "We've found some perfect matches for you!" }),
  ).toBeInViewport();
  await expect(page.getByRole('region', { name: APP.notifications }).getByText(/perfect matches/)).toHaveCount(0);
  const first = await shownMovies(dialog);
  expect(new Set(first.map(({ title }) => title)).size).toBe(15);
  for (const movie of first) {
    expect(['G', 'PG'], movie.title).toContain(movie.certification);
    expect(movie.genres, movie.title).not.toContain('Horror');
    expect(movie.genres, movie.title).not.toContain('Thriller');
    expect(
      movie.genres.some((genre) => FAMILY_EVENING.genres.includes(genre)),
      movie.title,
    ).toBe(true);
  }
  const eras = new Set(first.map(({ year }) => (year < 1990 ? 'classic' : year < 2010 ? 'vintage' : 'modern')));
  expect(eras).toEqual(new Set(['classic', 'vintage', 'modern']));

  const recorded = async () => (await backend.rows('user_shown_movies?select=tmdb_movie_id')).length;
  await expect.poll(recorded).toBe(15);
  expect(
    await page.evaluate(() => JSON.parse(sessionStorage.getItem('matinee.session-shown') ?? '[]') as unknown),
  ).toHaveLength(15);

  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: CHOICES.question.mood })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Happy & Upbeat' })).not.toBeChecked();
  await answer(page, FAMILY_EVENING);
  const again = await results(page);
  await expect.poll(recorded).toBe(30);
  const second = await shownMovies(again);
  const titles = new Set(first.map(({ title }) => title));
  expect(second.filter(({ title }) => titles.has(title))).toEqual([]);
  expect(sockets).toEqual([]);

  // the history shows what was found, and by which search, from the device
  await page.goto('/profile/history');
  await expect(page.getByRole('main').getByText('You asked for: Happy & Upbeat, Comedy, Animation')).toHaveCount(2);
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/movie/"]') });
  await expect(entries).toHaveCount(30);
  for (const { title } of [...first, ...second]) await expect(entries.filter({ hasText: title }).first()).toBeVisible();
  await expect(page.getByText(HISTORY.untitled)).toHaveCount(0);
});

test('the results move with buttons, arrow keys and a swipe, and Escape closes them [QUIZ-09]', async ({ page }) => {
  await signUp(page);
  await answer(page, { mood: 'Tense & Excited', genres: ['Action'], company: 'With Friends', ratings: [] });
  const dialog = await results(page);
  const current = currentSlide(dialog);
  await expect(dialog.getByText('1 of 15', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: RESULTS.next }).click();
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 of 15', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('1 of 15', { exact: true })).toBeVisible();
  await current.evaluate((slide) => slide.parentElement?.scrollBy({ left: slide.clientWidth, behavior: 'instant' }));
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  await expect(current).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a visitor who opens the dashboard signs in first and returns to it [RT-16, RT-17, AUTH-05]', async ({ page }) => {
  const credentials = await signUp(page);
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/engine?from=poster');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel(AUTH.email).fill(credentials.email);
  await page.getByLabel(AUTH.password, { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: AUTH.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/engine\?from=poster$/);
  await expect(page.getByRole('heading', { name: 'Hello, there!' })).toBeVisible();
});

test('the application can be installed', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in private contexts, from which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
