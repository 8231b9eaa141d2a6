import { backendOf } from '../fixtures/backend';
import { signIn, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { PROFILE } from '../../../src/features/profile/messages';

const TOO_LONG = 'a'.repeat(61);

test('a profile cannot be edited before it has loaded, so saving one name never clears the other; other tabs update at once [CALL-03, CALL-06, DASH-01, PROF-08, VAL-10]', async ({
  page,
  browser,
  server,
  expectConsole,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const credentials = await signUp(await elsewhere.newPage());
  await elsewhere.close();
  const backend = await backendOf(server.url, credentials);
  await backend.update(`profiles?id=eq.${backend.userId}`, { first_name: 'Ada', last_name: 'Byron' });

  expectConsole(/status of 503/);
  server.intercept((request) =>
    /\/rest\/v1\/profiles/.test(request.url) ? new Response('', { status: 503 }) : undefined,
  );
  await signIn(page, credentials);
  await page.goto('/profile');
  await expect(page.getByText(PROFILE.notLoaded)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByText(PROFILE.none)).toHaveCount(0);
  server.clearIntercepts();
  const name = page.getByRole('region', { name: PROFILE.name, exact: true });
  // The profile may also load by itself: then the button is gone and pressing the name does nothing.
  await page.getByRole('button', { name: PROFILE.retry }).or(name.getByText('Ada Byron')).click();
  await expect(name.getByText('Ada Byron')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Ada!' })).toBeVisible();
  await name.getByRole('button', { name: 'Edit Name' }).click();
  await name.getByRole('textbox', { name: PROFILE.firstName }).fill('  Augusta ');
  await name.getByRole('button', { name: PROFILE.save }).click();
  await expect(name.getByText('Augusta Byron')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Augusta!' })).toBeVisible();
  const [row] = await backend.rows('profiles?select=first_name,last_name');
  expect(row).toEqual({ first_name: 'Augusta', last_name: 'Byron' });

  await name.getByRole('button', { name: 'Edit Name' }).click();
  await name.getByRole('textbox', { name: PROFILE.firstName }).fill('   ');
  await name.getByRole('button', { name: PROFILE.save }).click();
  await expect(name.getByText('Byron', { exact: true })).toBeVisible();
  expect(await backend.rows('profiles?select=first_name,last_name')).toEqual([
    { first_name: null, last_name: 'Byron' },
  ]);
});

test('a failed check leaves a username undecided, one that is too long says so, Cancel and Escape restore the old one [PROF-05, PROF-06, PROF-07, VAL-08]', async ({
  page,
  server,
  expectConsole,
}) => {
  const backend = await backendOf(server.url, await signUp(page));
  await page.goto('/profile');
  const card = page.getByRole('region', { name: PROFILE.username });
  const field = card.getByRole('textbox', { name: PROFILE.username });
  const save = card.getByRole('button', { name: PROFILE.save });
  const edit = card.getByRole('button', { name: 'Edit Username' });
  await edit.click();
  await expect(field).toBeFocused();

  expectConsole(/status of 503/);
  server.intercept((request) =>
    request.url.endsWith('/rpc/username_available') ? new Response('', { status: 503 }) : undefined,
  );
  const username = `grace-${Date.now()}`;
  await field.fill(` ${username} `);
  await expect(card.getByText(PROFILE.unchecked)).toBeVisible();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(card.getByText(username, { exact: true })).toBeVisible();
  await expect(edit).toBeFocused();
  server.clearIntercepts();
  expect(await backend.rows('profiles?select=username')).toEqual([{ username }]);

  await edit.click();
  await field.fill(TOO_LONG);
  await expect(card.getByText(PROFILE.usernameErrors['too-long'])).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(field).toHaveValue(TOO_LONG);
  await card.getByRole('button', { name: PROFILE.cancel }).click();
  await expect(card.getByText(username, { exact: true })).toBeVisible();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(field).toHaveValue(username);
  await field.fill('somebody else');
  await page.keyboard.press('Escape');
  await expect(card.getByText(username, { exact: true })).toBeVisible();
  expect(await backend.rows('profiles?select=username')).toEqual([{ username }]);
});
