import { MOVIE_DATABASE_TIMEOUT_MS } from '../../config/tmdb';
import { noAnswer, type NoAnswer } from '../../domain/requests/request-error';
import { parseJson } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';

/** The fetch of the platform, or a stand-in. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer with its body already read: a connection can break after the headers came. */
export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or undefined where the body is none. */
  readonly body: unknown;
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/**
 * Fetches JSON within the time limit. Fails with 'cancelled' when the caller's signal ended it.
 * @param online what the device says of its network: asked only when no answer came
 */
export async function fetchJson(
  fetch: Fetch,
  online: () => boolean,
  url: string,
  signal?: AbortSignal,
): Promise<Result<JsonResponse, NoAnswer | 'cancelled'>> {
  // An abort that is already over fires no event any more.
  if (isAborted(signal)) return fail('cancelled');
  // One controller by hand: AbortSignal.any is missing in browsers of 2023.
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, MOVIE_DATABASE_TIMEOUT_MS);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(url, { signal: controller.signal, headers: { accept: 'application/json' } });
    return ok({ status: response.status, headers: response.headers, body: parseJson(await response.text()) });
  } catch {
    return fail(isAborted(signal) ? 'cancelled' : noAnswer(online(), timedOut));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
