import { REQUEST_TIMEOUT_MS } from '../../config/movie-database';
import { fail, ok, type Result } from '../../domain/result';

/** The fetch of the platform, or a stand-in. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer with its body already read: a connection can break after the headers came. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or undefined where the body is none. */
  readonly body: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/**
 * Fetches JSON within the time limit. Fails with 'cancelled' when the caller's signal ended it, with 'offline' for any
 * other lack of an answer; what the browser believes about the connection is not asked, it is often wrong.
 */
export async function timedFetch(
  fetch: Fetch,
  url: string,
  signal?: AbortSignal,
): Promise<Result<Received, 'offline' | 'cancelled'>> {
  // An abort that is already over fires no event any more.
  if (isAborted(signal)) return fail('cancelled');
  // One controller by hand: AbortSignal.any is missing in browsers of 2023.
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(url, { signal: controller.signal, headers: { accept: 'application/json' } });
    return ok({ status: response.status, headers: response.headers, body: parsed(await response.text()) });
  } catch {
    return fail(isAborted(signal) ? 'cancelled' : 'offline');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
