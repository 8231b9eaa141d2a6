/** Any page of ours, on any port, may read the database, as it may TMDB. */
export const CROSS_ORIGIN = { 'access-control-allow-origin': '*' } as const;

/** Seconds for which an answer may be reused: short, since trending changes at midnight. */
const FRESH_SECONDS = 300;

/** A JSON answer; only successes may be kept, for anyone with the same address and token. */
export function jsonAnswer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CROSS_ORIGIN,
      'content-type': 'application/json;charset=utf-8',
      'cache-control': status === 200 ? `public, max-age=${FRESH_SECONDS}` : 'no-store',
      vary: 'authorization',
    },
  });
}

/** TMDB's errors: HTTP status, its own code and its sentence. */
const ERRORS = {
  'invalid-key': [401, 7, 'Invalid API key: You must be granted a valid key.'],
  'not-found': [404, 34, 'The resource you requested could not be found.'],
  'invalid-page': [400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.'],
} as const;

export type DatabaseError = keyof typeof ERRORS;

export function errorAnswer(error: DatabaseError): Response {
  const [status, code, message] = ERRORS[error];
  return jsonAnswer({ success: false, status_code: code, status_message: message }, status);
}

/** The answer to a browser that asks whether it may send a token. */
export function preflightAnswer(): Response {
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
