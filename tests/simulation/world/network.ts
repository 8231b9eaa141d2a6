import type { Backend, SentRequest } from './backend';

/** What may befall a request. */
export const FAULTS = [
  'none',
  'lost',
  'answer-lost',
  'twice',
  'late',
  'slow',
  'slow-answer',
  'slow-answer',
  'unauthorized',
  'forbidden',
  'conflict',
  'too-many',
  'broken',
  'kill-before',
  'kill-after',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Counts of what befell requests. */
export interface FaultCounts {
  lostAcknowledgements: number;
  duplicates: number;
  kills: number;
}

/** A request whose only delivery comes after its sender has given it up. */
export interface LateRequest {
  readonly request: SentRequest;
  readonly device: number;
}

/** Turns of the event loop that a slow answer takes: other rounds come and go meanwhile. */
const SLOW_ANSWER_TURNS = 500;

const OFFLINE = () => new TypeError('Failed to fetch');
const never = () => new Promise<never>(() => undefined);

function canned(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** Lets everything else that is ready to run go first, a few times over. */
async function yieldTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function sent(input: RequestInfo | URL, init: RequestInit | undefined): SentRequest {
  const url = new URL(input instanceof Request ? input.url : input);
  const authorization = new Headers(init?.headers).get('authorization');
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return { path: url.pathname, token: authorization?.replace('Bearer ', '') ?? null, body };
}

/** The network between one process and the backend: each request meets the next fault of the list. */
export class Network {
  readonly #backend: Backend;
  readonly #device: number;
  readonly #counts: FaultCounts;
  readonly #late: LateRequest[];
  readonly #die: () => void;
  #faults: readonly Fault[] = [];

  constructor(backend: Backend, device: number, counts: FaultCounts, late: LateRequest[], die: () => void) {
    this.#backend = backend;
    this.#device = device;
    this.#counts = counts;
    this.#late = late;
    this.#die = die;
  }

  /** What the next requests meet, in order; none after the last. */
  meet(faults: readonly Fault[]): void {
    this.#faults = faults;
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = sent(input, init);
    const [fault = 'none', ...rest] = this.#faults;
    this.#faults = rest;
    return this.#deliver(request, fault);
  };

  async #deliver(request: SentRequest, fault: Fault): Promise<Response> {
    const arrive = () => this.#backend.handle(request, this.#device);
    switch (fault) {
      case 'none':
        return arrive();
      case 'slow':
        await yieldTurns(4);
        return arrive();
      case 'slow-answer': {
        const answer = await arrive();
        await yieldTurns(SLOW_ANSWER_TURNS);
        return answer;
      }
      case 'slow-answer': {
        const answer = await arrive();
        await yieldTurns(SLOW_ANSWER_TURNS);
        return answer;
      }
      case 'lost':
        throw OFFLINE();
      case 'answer-lost':
        this.#counts.lostAcknowledgements += 1;
        await arrive();
        throw OFFLINE();
      case 'twice':
        this.#counts.duplicates += 1;
        await arrive();
        return arrive();
      case 'late':
        this.#counts.duplicates += 1;
        // Refresh tokens must not be spent by a request nobody waits for any more.
        if (!request.path.startsWith('/auth/')) this.#late.push({ request, device: this.#device });
        throw OFFLINE();
      case 'unauthorized':
        return canned(401, { code: 'PGRST301' });
      case 'forbidden':
        return canned(403, { message: 'a proxy says no' });
      case 'conflict':
        return canned(409, { code: '23505' });
      case 'too-many':
        return canned(429, {}, { 'retry-after': '1' });
      case 'broken':
        return canned(503, {});
      case 'kill-before':
        this.#die();
        return never();
      case 'kill-after':
        await arrive();
        this.#die();
        return never();
    }
  }
}
