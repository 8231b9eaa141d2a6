import { createGetSecret } from '../../supabase/functions/get-secret/handler';
import type { Part } from '../host/request-handler';

const ROOT = '/functions/v1';

/**
 * The serverless functions that a hosted project deploys, mounted here: the embedded Supabase runs none.
 * @param secrets by name
 * @param correctMovies the function of that name
 * @param mayRead whether the page that a request comes from may read the secrets; any page may unless given
 */
export function createFunctions(
  secrets: Readonly<Record<string, string>>,
  correctMovies: (request: Request) => Promise<Response>,
  mayRead?: (request: Request) => boolean,
): Part {
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
