import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { GOOGLE_CLIENT } from './auth-server';

/** A person with an account at Google. */
export interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly verified: boolean;
}

/** How its token endpoint misbehaves. */
export type TokenFault = 'refuses' | 'in-trouble' | 'breaks-off' | 'another-audience' | 'forged';

/** Where Google's endpoints are served here. */
const HOSTS = /^https:\/\/(accounts\.google\.com|oauth2\.googleapis\.com|www\.googleapis\.com)/;

/** An OAuth server with the endpoints and formats of Google's (developers.google.com/identity/protocols/oauth2/web-server). */
export interface GoogleServer {
  /** The person who consents next; null denies. */
  account: GoogleAccount | null;
  fault: TokenFault | null;
  /** A fetch that redirects Google's hosts here. */
  readonly fetch: typeof fetch;
  readonly close: () => void;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startGoogle(): Promise<GoogleServer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreignKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, GoogleAccount>();

  function idToken({ sub, email, verified }: GoogleAccount, fault: TokenFault | null): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: 'https://accounts.google.com',
      aud: fault === 'another-audience' ? 'another.apps.googleusercontent.com' : GOOGLE_CLIENT.GOOGLE_CLIENT_ID,
      sub,
      email,
      email_verified: verified,
      iat: now,
      exp: now + 3600,
    };
    const text = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
    const { privateKey } = fault === 'forged' ? foreignKeys : keys;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
  }

  const google: { account: GoogleAccount | null; fault: TokenFault | null } = { account: null, fault: null };

  function authorize(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (google.account === null) back.searchParams.set('error', 'access_denied');
    else {
      const code = crypto.randomUUID();
      codes.set(code, google.account);
      back.searchParams.set('code', code);
    }
    return back.href;
  }

  function exchange(form: URLSearchParams): [status: number, body: object] {
    const account = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (form.get('client_secret') !== GOOGLE_CLIENT.GOOGLE_CLIENT_SECRET) return [401, { error: 'invalid_client' }];
    if (google.fault === 'refuses' || account === undefined) return [400, { error: 'invalid_grant' }];
    if (google.fault === 'in-trouble') return [503, { error: 'backend_error' }];
    const token = { access_token: 'ya29.test', expires_in: 3599, token_type: 'Bearer', scope: 'email profile openid' };
    return [200, { ...token, id_token: idToken(account, google.fault) }];
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google.test');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const answer = (status: number, value: object) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(value));
      };
      if (pathname === '/o/oauth2/v2/auth') {
        response.writeHead(302, { location: authorize(searchParams) });
        response.end();
      } else if (pathname === '/token' && google.fault === 'breaks-off') response.destroy();
      else if (pathname === '/token') answer(...exchange(new URLSearchParams(body)));
      else if (pathname === '/oauth2/v3/certs')
        answer(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
      else answer(404, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const here = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const real = globalThis.fetch;
  return Object.assign(google, {
    fetch: ((input, init) => {
      const asked = input instanceof Request ? input.url : input.toString();
      return HOSTS.test(asked) ? real(asked.replace(HOSTS, here), init) : real(input, init);
    }) satisfies typeof fetch,
    close: () => server.close(),
  });
}
