/** A complete response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a request; null if there was no response. Redirects are responses. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer | null>;

/** Milliseconds after which a server counts as unreachable. */
const PATIENCE = 20_000;

/** Sends requests with the given fetch; tests pass one with faults. */
export function askBy(fetching: typeof fetch): Ask {
  return async (address, init = {}) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetching(address, { redirect: 'manual', signal, ...init });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
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
