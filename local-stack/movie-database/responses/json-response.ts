/** Like TMDB, readable from any origin. */
export const CROSS_ORIGIN = { 'access-control-allow-origin': '*' } as const;

/** Cache lifetime of responses in seconds: short, since trending changes at midnight. */
const MAX_AGE_SECONDS = 300;

/** A JSON response; only successes may be cached. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CROSS_ORIGIN,
      'content-type': 'application/json;charset=utf-8',
      'cache-control': status === 200 ? `public, max-age=${MAX_AGE_SECONDS}` : 'no-store',
      vary: 'authorization',
    },
  });
}

/** TMDB's errors: HTTP status, its own code and its message. */
const ERRORS = {
  'invalid-key': [401, 7, 'Invalid API key: You must be granted a valid key.'],
  'not-found': [404, 34, 'The resource you requested could not be found.'],
  'invalid-page': [400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.'],
} as const;

export type DatabaseError = keyof typeof ERRORS;

export function errorResponse(error: DatabaseError): Response {
  const [status, code, message] = ERRORS[error];
  return jsonResponse({ success: false, status_code: code, status_message: message }, status);
}

/** The response to a CORS preflight request. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CROSS_ORIGIN,
      'access-control-allow-methods': 'GET, OPTIONS',
      'access-control-allow-headers': 'authorization, accept, content-type',
      'access-control-max-age': '86400',
    },
  });
}
