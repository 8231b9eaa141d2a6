import { MOVIE_DATABASE_TIMEOUT_MS } from '../../config/tmdb';
import { networkError, type NetworkError } from '../../domain/requests/request-error';
import { parseJson } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';

/** The platform's fetch, or a stub. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A response with its body: the connection can break after the headers. */
export interface JsonResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or undefined if it's invalid. */
  readonly body: unknown;
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/**
 * Fetches JSON with a timeout. Fails with 'cancelled' if the caller aborted.
 * @param online whether the device reports a network; only called on failure
 */
export async function fetchJson(
  fetch: Fetch,
  online: () => boolean,
  url: string,
  signal?: AbortSignal,
): Promise<Result<JsonResponse, NetworkError | 'cancelled'>> {
  // An aborted signal doesn't fire its event again.
  if (isAborted(signal)) return fail('cancelled');
  // AbortSignal.any is missing in browsers of 2023.
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
    return fail(isAborted(signal) ? 'cancelled' : networkError(online(), timedOut));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
