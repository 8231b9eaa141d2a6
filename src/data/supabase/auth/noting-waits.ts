import { retryAfterMs } from '../../../domain/requests/backoff';
import type { ApiConfig } from '../door/door';

/** A backend with a fetch that notes the time to wait that an answer names: the auth library's errors do not carry it. */
export function captureRetryAfter(backend: ApiConfig): { readonly backend: ApiConfig; readonly waitMs: () => number | null } {
  let waitMs: number | null = null;
  const noting: typeof fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    waitMs = retryAfterMs(response.headers.get('retry-after'), backend.now());
    return response;
  };
  return { backend: { ...backend, fetch: noting }, waitMs: () => waitMs };
}
