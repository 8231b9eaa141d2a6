/** An answer that has come whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks from outside; null where no answer came. Redirects are answers. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer | null>;

/** Milliseconds after which a server counts as out of reach. */
const PATIENCE = 20_000;

/** Asks by a fetch: the doctor's own, or one that a test has planted faults in. */
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

/** A JSON text's value; undefined for anything else. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A field of a JSON object; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
