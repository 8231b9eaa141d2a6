import { expect, it } from 'vitest';
import { concealRegisteredEmails } from '../../../../local-stack/server/conceal-registered-emails';

const SIGN_UP = 'http://localhost/auth/v1/signup';
const refusal = (errorCode: string) => () => Response.json({ code: 422, error_code: errorCode }, { status: 422 });

/** Signs up at a service that always gives the same response. */
async function signUp(answer: () => Response, url = SIGN_UP) {
  const part = concealRegisteredEmails({ has: () => true, fetch: answer });
  const body = JSON.stringify({ email: 'fan@example.com', password: 'popcorn-1' });
  const response = await part.fetch(new Request(url, { method: 'POST', body }));
  return { status: response.status, body: (await response.json()) as unknown };
}

it('signing up with a taken email gets the same response as an unconfirmed one', async () => {
  const answer = await signUp(refusal('over_email_send_rate_limit'));
  expect(answer).toMatchObject({ status: 200, body: { email: 'fan@example.com', aud: 'authenticated' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/token|already/);
});

it('any other refusal or email is passed on unchanged', async () => {
  expect(await signUp(refusal('weak_password'))).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
  expect(await signUp(refusal('over_email_send_rate_limit'), 'http://localhost/auth/v1/token')).toMatchObject({
    status: 422,
  });
});
