/** Secrets that a browser may ask for. Every other name is answered as if it did not exist. */
const readable = new Set(['TMDB_API_KEY']);

/** Bytes. A request names one secret: anything longer is not ours. */
const maxBodyBytes = 1024;

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'cache-control': 'no-store',
};

function answer(status: number, body: Record<string, string>): Response {
  return Response.json(body, { status, headers });
}

/** Reads at most `limit` bytes, so that an endless body is dropped instead of held; undefined where it is longer. */
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

/**
 * The serverless function that hands the movie-database key to the browser.
 * POST {"secret_name"} answers 200 {"secret"}; 404 {"error": "unknown_secret"} for a name that is not on the list or not
 * set; 400 {"error": "malformed_body"}; 405 {"error": "method_not_allowed"}. OPTIONS answers the browser's preflight.
 * @param readSecret reads one secret of the environment, undefined where it is not set
 */
export function createGetSecret(
  readSecret: (name: string) => string | undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (request.method !== 'POST') return answer(405, { error: 'method_not_allowed' });

    // A body that breaks off is as malformed as one that is no JSON.
    const text = await readText(request, maxBodyBytes).catch(() => undefined);
    const name = text === undefined ? undefined : parseSecretName(text);
    if (name === undefined) return answer(400, { error: 'malformed_body' });

    const secret = readable.has(name) ? readSecret(name) : undefined;
    return secret ? answer(200, { secret }) : answer(404, { error: 'unknown_secret' });
  };
}
