import { ANSWER_TIMEOUT_MS, BACKEND_TIMEOUT_MS, SLOWEST_UPLINK } from '../../../config/sync';

/** An answer with its body read. */
interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds until an answer must begin: what is sent has time to go through a slow uplink. How far it is no browser tells. */
function firstByteTimeoutMs(body: RequestInit['body']): number {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
  return Math.round(BACKEND_TIMEOUT_MS + bytes / SLOWEST_UPLINK);
}

/** The platform's fetch with the time limit until the whole answer is there: for those who read bodies themselves. */
export function fetchWithTimeout(door: { readonly fetch: typeof fetch }): typeof fetch {
  return (input, init) => door.fetch(input, { ...init, signal: AbortSignal.timeout(firstByteTimeoutMs(init?.body)) });
}

/** @param onPart called whenever something has come */
async function readText(response: Response, onPart: () => void): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    onPart();
    text += decoder.decode(part.value, { stream: true });
  }
}

/**
 * Sends a request and reads its answer. What is limited is silence, so that an answer may come slowly, as on a line that
 * carries 2 kB in a second; one that trickles without an end is given up as well, but late.
 * @returns 'silent' where nothing came for too long, or no end; 'broken' where there was no connection or it broke off
 */
export async function fetchWithIdleTimeout(
  send: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<ReadResponse | 'silent' | 'broken'> {
  const controller = new AbortController();
  const state: { limit?: AbortSignal; silent: boolean } = { silent: false };
  function abortIdle(): void {
    state.silent = true;
    controller.abort();
  }
  function startTimer(ms: number): void {
    const own = AbortSignal.timeout(ms);
    state.limit = own;
    own.addEventListener('abort', () => {
      if (state.limit !== own) return;
      abortIdle();
    });
  }
  const resetTimer = () => startTimer(BACKEND_TIMEOUT_MS);
  try {
    startTimer(firstByteTimeoutMs(init.body));
    const response = await send(url, { ...init, signal: controller.signal });
    resetTimer();
    AbortSignal.timeout(ANSWER_TIMEOUT_MS).addEventListener('abort', abortIdle);
    return { status: response.status, headers: response.headers, text: await readText(response, resetTimer) };
  } catch {
    return state.silent ? 'silent' : 'broken';
  } finally {
    delete state.limit;
  }
}
