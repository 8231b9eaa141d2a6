import { createGetSecret } from '../supabase/functions/get-secret/handler';
import type { Part } from './request-handler';

const ROOT = '/functions/v1';

/**
 * The serverless functions that a hosted project deploys, mounted here: the embedded Supabase runs none.
 * @param secrets by name
 */
export function createFunctions(secrets: Readonly<Record<string, string>>): Part {
  const functions = new Map([[`${ROOT}/get-secret`, createGetSecret((name) => secrets[name])]]);
  return {
    has: (pathname) => pathname === ROOT || pathname.startsWith(`${ROOT}/`),
    fetch: (request) =>
      functions.get(new URL(request.url).pathname)?.(request) ??
      Response.json({ error: 'unknown_function' }, { status: 404 }),
  };
}
