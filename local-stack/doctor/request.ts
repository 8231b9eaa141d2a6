/** A complete response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request; null if there was no response. Redirects are responses. */
export type SendRequest = (address: string, init?: RequestInit) => Promise<HttpResponse | null>;

/** Milliseconds after which a server counts as unreachable. */
const TIMEOUT_MS = 20_000;

/** Sends requests with the given fetch; tests pass one with faults. */
export function requestSender(fetchWith: typeof fetch): SendRequest {
  return async (address, init = {}) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetchWith(address, { redirect: 'manual', signal, ...init });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch {
      return null;
    }
  };
}

/** Parses JSON; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A field of a JSON object; undefined if there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
