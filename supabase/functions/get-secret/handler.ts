/** Secrets available to browsers. Other names are treated as if they didn't exist. */
const readable = new Set(['TMDB_API_KEY']);

/** Maximum bytes of a request, which only names one secret. */
const maxBodyBytes = 1024;

/** Headers of every response; `readers` is the value of access-control-allow-origin, or null if no page may read it. */
function headersFor(readers: string | null): Record<string, string> {
  return {
    ...(readers === null ? {} : { 'access-control-allow-origin': readers }),
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    'cache-control': 'no-store',
    vary: 'origin',
  };
}

/** Reads at most `limit` bytes, so that an endless body isn't buffered; undefined if it's longer. */
async function readText(request: Request, limit: number): Promise<string | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader.read();
    if (chunk.done) return text + decoder.decode();
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

function parseSecretName(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('secret_name' in body)) return undefined;
    return typeof body.secret_name === 'string' ? body.secret_name : undefined;
  } catch {
    return undefined;
  }
}

/** The origins in a list such as "https://one.example, https://two.example"; undefined if there are none. */
export function readOrigins(list: string | undefined): ReadonlySet<string> | undefined {
  const origins = (list ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  return origins.length === 0 ? undefined : new Set(origins);
}

/**
 * The edge function that gives browsers the TMDB API key.
 * POST {"secret_name"} returns 200 {"secret"}; 404 {"error": "unknown_secret"} if the name isn't on the list or not
 * set; 400 {"error": "malformed_body"}; 403 {"error": "foreign_origin"} for origins that aren't allowed; 405 {"error":
 * "method_not_allowed"}. OPTIONS handles the preflight.
 * @param readSecret reads a secret from the environment, undefined if it isn't set
 * @param mayRead whether an origin is allowed; all are by default
 */
export function createGetSecret(
  readSecret: (name: string) => string | undefined,
  mayRead?: (request: Request) => boolean,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const allowed = mayRead?.(request) ?? true;
    const readers = mayRead === undefined ? '*' : request.headers.get('origin');
    const headers = headersFor(allowed ? readers : null);
    const respond = (status: number, body: Record<string, string>) => Response.json(body, { status, headers });

    if (!allowed) return respond(403, { error: 'foreign_origin' });
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (request.method !== 'POST') return respond(405, { error: 'method_not_allowed' });

    // A truncated body is malformed, too.
    const text = await readText(request, maxBodyBytes).catch(() => undefined);
    const name = text === undefined ? undefined : parseSecretName(text);
    if (name === undefined) return respond(400, { error: 'malformed_body' });

    const secret = readable.has(name) ? readSecret(name) : undefined;
    return secret ? respond(200, { secret }) : respond(404, { error: 'unknown_secret' });
  };
}
