import { createGetSecret } from '../../supabase/functions/get-secret/handler';
import type { RouteHandler } from '../host/request-handler';

const ROOT = '/functions/v1';

/**
 * The project's edge functions, which the embedded Supabase can't run.
 * @param secrets by name
 * @param correctMovies the function of that name
 * @param mayRead whether a request's page may read the secrets; any page by default
 */
export function createFunctions(
  secrets: Readonly<Record<string, string>>,
  correctMovies: (request: Request) => Promise<Response>,
  mayRead?: (request: Request) => boolean,
): RouteHandler {
  const functions = new Map([
    [`${ROOT}/get-secret`, createGetSecret((name) => secrets[name], mayRead)],
    [`${ROOT}/correct-movies`, correctMovies],
  ]);
  return {
    has: (pathname) => pathname === ROOT || pathname.startsWith(`${ROOT}/`),
    fetch: (request) =>
      functions.get(new URL(request.url).pathname)?.(request) ??
      Response.json({ error: 'unknown_function' }, { status: 404 }),
  };
}
