import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';
import { newTokens } from '../fixtures/auth-tokens';
import { sendCredentials, signIn, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import { AUTH } from '../../../src/i18n/messages/auth';
import { SYNC } from '../../../src/i18n/messages/sync';
import { SHELL } from '../../../src/i18n/messages/shell';

test.use({ viewport: { width: 390, height: 844 } });

/** Replaces the backend's response at one path. */
function answerAt(server: TestServer, path: string, answer: () => Response): void {
  server.intercept((request) => Promise.resolve(new URL(request.url).pathname === path ? answer() : undefined));
}

const refusal = (status: number, errorCode: string, msg: string) => () =>
  Response.json({ code: status, error_code: errorCode, msg }, { status });

test('sign-in and sign-up share one screen, with links between them [RT-11, AUTH-01, AUTH-03, AUTH-04]', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: AUTH.signInTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: AUTH.signIn, exact: true })).toBeVisible();
  await page.getByRole('button', { name: AUTH.toSignUp }).click();
  await expect(page.getByRole('heading', { level: 1, name: AUTH.signUpTitle })).toBeVisible();
  await expect(page).toHaveTitle(/^Create your account/);

  await page.goto('/join');
  await expect(page.getByRole('heading', { level: 1, name: AUTH.signUpTitle })).toBeVisible();
  await page.getByRole('button', { name: AUTH.toSignIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: AUTH.signInTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('each sign-in and sign-up error code has its own message [ERR-57, ERR-60, ERR-62, ERR-64, ERR-65, ERR-66, AUTH-06]', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  const credentials = { email: 'fan@example.com', password: 'popcorn-1' };
  await page.goto('/login');
  answerAt(server, '/auth/v1/token', refusal(400, 'email_not_confirmed', 'x'));
  await sendCredentials(page, credentials, AUTH.signIn);
  await expect(
    page.getByText('Please check your email and confirm your account before signing in.', { exact: true }),
  ).toBeVisible();
  answerAt(server, '/auth/v1/token', refusal(403, 'user_banned', 'User is banned'));
  await page.getByRole('button', { name: AUTH.signIn, exact: true }).click();
  await expect(page.getByText('User is banned', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: AUTH.toSignUp }).click();
  await expect(page.getByText('User is banned')).toBeHidden();
  const create = page.getByRole('button', { name: AUTH.signUp });
  for (const [answer, sentence] of [
    [refusal(400, 'invalid_credentials', 'x'), 'Failed to create account. Please try again or use a different email.'],
    [refusal(422, 'weak_password', 'x'), 'Password must be at least 6 characters long.'],
    [refusal(400, 'anything_else', ''), 'Authentication failed'],
    [() => Response.json({ id: 'x', email: credentials.email }), 'Please check your email to confirm your account!'],
  ] as const) {
    answerAt(server, '/auth/v1/signup', answer);
    await create.click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/login$/);

  // the local backend's own message for a malformed email address
  server.clearIntercepts();
  await sendCredentials(page, { ...credentials, email: 'fan@' }, AUTH.signUp);
  await expect(page.getByText('Please enter a valid email address.', { exact: true })).toBeVisible();
});

test('a rate-limited visitor reads how long to wait and keeps the form input', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 429/);
  const limited = { status: 429, headers: { 'retry-after': '240' } };
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
  answerAt(server, '/auth/v1/token', () => Response.json(body, limited));
  await page.goto('/login');
  await sendCredentials(page, { email: 'fan@example.com', password: 'popcorn-1' }, AUTH.signIn);
  const sentence = AUTH.tooManyAttempts(4);
  await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByLabel(AUTH.email)).toHaveValue('fan@example.com');
});

test('the backend itself refuses a sign-up without email or password [VAL-05]', async ({ server }) => {
  const statusOf = async (body: Record<string, string>) =>
    (
      await fetch(`${server.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: EMBEDDED_PUBLIC_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  expect(await statusOf({ email: 'fan@example.com' })).toBe(400);
  expect(await statusOf({ password: 'popcorn-1' })).toBeGreaterThanOrEqual(400);
  expect(await statusOf({})).toBeGreaterThanOrEqual(400);
});

test('Google sign-in: not configured, denied, and completed with tokens [CALL-21, ERR-69, ERR-70, AUTH-05]', async ({
  page,
  server,
}) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await expect(page.getByText(/^Google authentication failed/)).toBeVisible();

  answerAt(server, '/auth/v1/settings', () => Response.json({ external: { google: true } }));
  let back = '/dashboard#error=access_denied&error_description=The+user+denied+access';
  const requests: URLSearchParams[] = [];
  server.intercept((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/auth/v1/authorize') return Promise.resolve(undefined);
    requests.push(searchParams);
    return Promise.resolve(new Response(null, { status: 302, headers: { location: back } }));
  });
  await google.click();
  await expect(page.getByText('Access denied. Please check your Google account permissions.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    provider: 'google',
    redirect_to: `${server.url}/dashboard`,
    access_type: 'offline',
    prompt: 'consent',
  });

  back = `/dashboard#${await newTokens(server)}&provider_token=x`;
  await google.click();
  await expect(page.getByRole('heading', { name: 'Hello, there!' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  expect(page.url()).not.toContain('token');
});

test('an error in the URL is shown on the sign-in screen, with the message of its code [ERR-67, ERR-68, ERR-70]', async ({
  page,
}) => {
  for (const [address, sentence] of [
    [
      '/dashboard#error=invalid_request&error_code=invalid_credentials',
      'Unable to sign in with Google. Please try again or contact support.',
    ],
    ['/#error=popup_closed_by_user&error_description=x', 'Sign-in was cancelled. Please try again.'],
    ['/#error=server_error&error_code=unexpected_failure&error_description=x', 'Google authentication failed.'],
    ['/dashboard?error=server_error&error_description=x', 'Google authentication failed.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('invalid tokens sign nobody in [ERR-70]', async ({ page, expectConsole }) => {
  expectConsole(/status of 40\d/);
  await page.goto('/dashboard#access_token=aa.bb.cc&refresh_token=r&expires_in=3600&token_type=bearer');
  await expect(page.getByText(/^Google authentication failed/)).toBeVisible();
  await page.goto('/favorites#access_token=aa.bb.cc&refresh_token=r&type=signup');
  await expect(page.getByText(AUTH.notices['mail-link'])).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('requests carry the public key, then the member’s own token; a second tab signs in and out along with the first [AUTH-08, ROLE-06, ROLE-07, STATE-02, STATE-03]', async ({
  page,
  context,
}) => {
  const credentials = await signUp(page);
  const sent: { readonly path: string; readonly apikey: string; readonly authorization: string }[] = [];
  context.on('request', (request) => {
    const headers = request.headers();
    sent.push({
      path: new URL(request.url()).pathname,
      apikey: headers['apikey'] ?? '',
      authorization: headers['authorization'] ?? '',
    });
  });
  const other = await context.newPage();
  // another tab may see a localStorage write later than a database write; here it never sees it
  await other.addInitScript(() => {
    const read = Reflect.get(Storage.prototype, 'getItem');
    Storage.prototype.getItem = function (name) {
      return name === 'matinee.signed-in' ? '"yes"' : read.call(this, name);
    };
  });
  await other.goto('/profile/favorites');
  await expect(other.getByText(SYNC.saved)).toBeAttached();
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('heading', { name: AUTH.signInTitle })).toBeVisible();
  await expect(other.getByText(AUTH.notices['device-cleared'])).toHaveCount(0);

  sent.length = 0;
  await signIn(page, credentials);
  // after a sign-out the next member starts on a fresh page
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  const signing = sent.filter(({ path }) => path === '/auth/v1/token');
  expect(signing[0]?.apikey).toBe(EMBEDDED_PUBLIC_KEY);
  expect(['', `Bearer ${EMBEDDED_PUBLIC_KEY}`]).toContain(signing[0]?.authorization);
  const asMember = sent.filter(({ path }) => path.startsWith('/rest/v1/rpc/sync_'));
  expect(asMember.length).toBeGreaterThan(0);
  for (const { authorization } of asMember) {
    expect(authorization).toMatch(/^Bearer ey/);
    expect(authorization).not.toContain(EMBEDDED_PUBLIC_KEY);
  }
});
