import { fail, ok, type Result } from '../../src/domain/values/result';

/** Maximum size of a request body in bytes: four times what the app ever sends (config/sync, PUSH_MAX_BYTES). */
const MAX_BODY_BYTES = 1_000_000;

/** Why a request's body was rejected. */
export type BodyError = 'too-large' | 'broken-off';

/**
 * Buffers a request's body, so that services behind the host don't wait for slow or endless bodies.
 * @param limit bytes
 * @returns the same request with its body in memory
 */
export async function withBoundedBody(
  request: Request,
  limit: number = MAX_BODY_BYTES,
): Promise<Result<Request, BodyError>> {
  if (request.body === null) return ok(request);
  if (Number(request.headers.get('content-length') ?? 0) > limit) return fail('too-large');
  const body = await readAtMost(request.body, limit);
  if (!body.ok) return body;
  const { url, method, headers } = request;
  return ok(new Request(url, { method, headers, body: body.value }));
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, BodyError>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > limit) {
        await reader.cancel();
        return fail('too-large');
      }
      chunks.push(next.value);
    }
  } catch {
    return fail('broken-off');
  }
  return ok(new Uint8Array(Buffer.concat(chunks)));
}
