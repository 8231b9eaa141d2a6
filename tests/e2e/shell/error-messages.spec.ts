import { backendOf } from '../fixtures/backend';
import { replaceMemberDatabase, setStorageFull } from '../fixtures/device';
import { gate } from '../fixtures/movie';
import { sendCredentials, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { APP, SHELL, STORAGE } from '../../../src/i18n/messages/shell';
import { AUTH } from '../../../src/i18n/messages/auth';
import { MOVIE_DATABASE } from '../../../src/i18n/messages/movies';
import { SYNC } from '../../../src/i18n/messages/sync';
import { MARKS } from '../../../src/marks/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function signOut(page: import('@playwright/test').Page): Promise<void> {
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
}

test('each kind of invalid or refused credentials has its message, the input stays, and the next try works [ERR-42, ERR-43, ERR-61, ERR-63, ERR-55, VAL-03]', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  const credentials = await signUp(page);
  await signOut(page);

  await page.goto('/login');
  await sendCredentials(page, { email: ' nobody ', password: '12345' }, AUTH.signIn);
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();

  await sendCredentials(page, { email: credentials.email, password: 'not-this-one' }, AUTH.signIn);
  await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  await expect(page.getByLabel(AUTH.email)).toHaveValue(credentials.email);

  await page.getByRole('button', { name: AUTH.toSignUp }).click();
  await sendCredentials(page, credentials, AUTH.signUp);
  await expect(page.getByText('An account with this email already exists. Try signing in instead.')).toBeVisible();
  await expect(page.getByRole('heading', { name: AUTH.signInTitle })).toBeVisible();

  await sendCredentials(page, { ...credentials, email: ` ${credentials.email} ` }, AUTH.signIn);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
});

test('a backend that is down is reported at sign-in, and the same button works when it is back', async ({
  page,
  server,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  await signOut(page);
  expectConsole(/status of 503/);
  server.intercept((request) =>
    new URL(request.url).pathname.startsWith('/auth/v1/') ? new Response('', { status: 503 }) : undefined,
  );
  await page.goto('/login');
  await sendCredentials(page, credentials, AUTH.signIn);
  await expect(page.getByText(AUTH.unreachable)).toBeVisible();
  server.clearIntercepts();
  await page.getByRole('button', { name: AUTH.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('without a key, and with a refused one, the search says so and keeps the answers [ERR-23]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of (401|404)/);
  // From the start: the first screen requests the key and keeps it.
  server.intercept((request) =>
    new URL(request.url).pathname === '/functions/v1/get-secret' ? new Response('{}', { status: 404 }) : undefined,
  );
  await signUp(page);
  const notifications = page.getByRole('region', { name: APP.notifications });
  const complaint = notifications.getByText(MOVIE_DATABASE.keyFailed);
  const dismiss = notifications.getByRole('button', { name: APP.dismiss }).last();
  await answer(page, FAMILY_EVENING);
  await expect(complaint).toBeVisible();
  await dismiss.click();
  await expect(complaint).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'PG', exact: true })).toBeChecked();

  server.clearIntercepts();
  server.intercept((request) =>
    new URL(request.url).pathname === '/functions/v1/get-secret' ? Response.json({ secret: 'worn-out' }) : undefined,
  );
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await expect(complaint).toBeVisible();

  server.clearIntercepts();
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  await results(page);
});

test('a search shows that it is running, and a failing service has its own message [ERR-17, ERR-20, QUIZ-07, STATE-04]', async ({
  page,
  server,
  expectConsole,
}) => {
  await signUp(page);
  expectConsole(/status of 500/);
  const held = gate();
  server.intercept(async (request) => {
    if (!new URL(request.url).pathname.startsWith('/movie-database/3/discover')) return undefined;
    await held.opened;
    return new Response('', { status: 500 });
  });
  await answer(page, FAMILY_EVENING);
  await expect(page.getByText('Finding the perfect movies...')).toBeVisible();
  held.open();
  await expect(page.getByText('Something went wrong with our recommendation engine. Please try again.')).toBeVisible();
});

for (const { left, version, stores } of [
  { left: 'an older version', version: 1, stores: ['outbox'] },
  { left: 'an older version without its tables', version: 1, stores: [] },
]) {
  test(`data that ${left} left on the device is migrated, and the favorites sync back`, async ({ page, server }) => {
    const backend = await backendOf(server.url, await signUp(page));
    await answer(page, FAMILY_EVENING);
    const slide = currentSlide(await results(page));
    const title = await slide.getByRole('heading').innerText();
    await slide.getByRole('button', { name: 'Add to Favorites' }).click();
    // The header's status may still date from before the press.
    await expect.poll(() => backend.rows('user_favorites?select=movie_id')).toHaveLength(1);
    await replaceMemberDatabase(page, { version, stores });
    await page.goto('/profile/favorites');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
  });
}

test('data of a newer version is left alone, with advice on what to do', async ({ page }) => {
  await signUp(page);
  await replaceMemberDatabase(page, { version: 90_000, stores: [] });
  await page.goto('/profile/favorites');
  await expect(page.getByText(STORAGE.newer).first()).toBeVisible();
});

test('a full device says that the change was not saved, and saves it once there is space [ERR-03]', async ({
  page,
}) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  await setStorageFull(page, true);
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByText(`${MARKS.favorite.failed}. ${STORAGE.full}`)).toBeVisible();
  await expect(slide.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
  await setStorageFull(page, false);
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
});
