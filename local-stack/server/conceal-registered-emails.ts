import { randomUUID } from 'node:crypto';
import { fieldOf, jsonOf } from '../doctor/request';
import type { RouteHandler } from '../host/request-handler';

/**
 * The error code of the embedded auth service for a sign-up with an existing address, while confirmation is on. No
 * other error uses it.
 */
const ADDRESS_EXISTS = 'over_email_send_rate_limit';

/**
 * Answers a sign-up with an existing address as if it were new, as hosted projects with confirmation do, so that nobody
 * learns who has an account. No email is sent, and the account stays unchanged.
 */
export function concealRegisteredEmails(service: RouteHandler): RouteHandler {
  return {
    has: (pathname) => service.has(pathname),
    async fetch(request) {
      const { method, url } = request;
      if (method !== 'POST' || new URL(url).pathname !== '/auth/v1/signup') return service.fetch(request);
      const signUpBody = jsonOf(await request.clone().text());
      const response = await service.fetch(request);
      if (response.ok || fieldOf(jsonOf(await response.clone().text()), 'error_code') !== ADDRESS_EXISTS)
        return response;
      return Response.json(pendingUser(fieldOf(signUpBody, 'email')));
    },
  };
}

/** An unconfirmed user in the auth service's format. */
function pendingUser(email: unknown) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
