import { isRecord } from '../../../src/domain/values/guards';
import { FUTURE_KIND } from './server';
import type { Backend, SentRequest } from './backend';

/** Faults of a request. */
export const FAULTS = [
  'none',
  'lost',
  'answer-lost',
  'twice',
  'late',
  'slow',
  'slow-answer',
  'unauthorized',
  'forbidden',
  'conflict',
  'too-many',
  'broken',
  'endless',
  'page',
  'cut',
  'bare',
  'list',
  'odd',
  'short',
  'two-faced',
  'kill-before',
  'kill-after',
] as const;

/**
 * Further faults while the device changes hands: 'held' responses and 'held-request's continue only when the command
 * releases them.
 */
export const HOLDS = ['held', 'held-request'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof HOLDS)[number];

/** Counts of the faults that occurred. */
export interface FaultCounts {
  lostAcknowledgements: number;
  duplicates: number;
  kills: number;
}

/** A request that is delivered only after its sender has given it up. */
export interface LateRequest {
  readonly request: SentRequest;
  readonly device: number;
}

/** A time limit, in turns of the event loop. */
const LIMIT_TURNS = 700;

/** A slow response, in turns of the event loop: other sync cycles run meanwhile. */
const SLOW_ANSWER_TURNS = 500;

/** Retry-After values of overloaded servers: a reasonable one, a malformed one, and one of 35 days. */
const RETRY_AFTER = ['1', '0', '3024000'] as const;

const OFFLINE = () => new TypeError('Failed to fetch');
const never = () => new Promise<never>(() => undefined);

function canned(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

const PAGE = '<!doctype html><title>Sign in to the network</title>';

/** A response of status 200 without one of its fields, or with null for it: at its top level, or in its first row or result. */
function withMissingField(body: unknown, turn: number): unknown {
  if (!isRecord(body)) return body;
  const rows = body['rows'] ?? body['results'];
  if (turn % 2 === 1 && Array.isArray(rows) && rows.length > 0) {
    const list: readonly unknown[] = rows;
    const [first, ...rest] = list;
    // A row of a kind that a device does not know is stored as it is, whatever it lacks.
    if (isRecord(first) && first['kind'] === FUTURE_KIND) return body;
    return {
      ...body,
      [body['rows'] ? 'rows' : 'results']: [withMissingField(first, Math.floor(turn / 2) * 2), ...rest],
    };
  }
  const names = Object.keys(body);
  const name = names[Math.floor(turn / 4) % names.length] ?? '';
  return { ...body, [name]: turn % 4 < 2 ? undefined : null };
}

/** A response of status 200 without the result of its last operation. */
function withoutLastResult(body: unknown): unknown {
  const results = isRecord(body) ? body['results'] : null;
  return Array.isArray(results) ? { ...Object(body), results: results.slice(0, -1) } : body;
}

/** A response whose epoch is of another copy of the database each time. */
function withOtherEpoch(body: unknown, turn: number): unknown {
  const epoch = `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`;
  return isRecord(body) && 'epoch' in body ? { ...body, epoch } : body;
}

/** Lets everything else that is ready run first, a few times over. */
export async function yieldMacrotasks(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function sent(input: RequestInfo | URL, init: RequestInit | undefined): SentRequest {
  const url = new URL(input instanceof Request ? input.url : input);
  const authorization = new Headers(init?.headers).get('authorization');
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return { path: url.pathname, token: authorization?.replace('Bearer ', '') ?? null, body };
}

/** The network between one process and the backend: each request gets the next fault of the list. */
export class Network {
  readonly #backend: Backend;
  readonly #device: number;
  readonly #counts: FaultCounts;
  readonly #late: LateRequest[];
  readonly #die: () => void;
  #faults: readonly Fault[] = [];
  #lastingFault: Fault = 'none';
  #odd = 0;
  readonly #holds: (() => void)[] = [];

  constructor(backend: Backend, device: number, counts: FaultCounts, late: LateRequest[], die: () => void) {
    this.#backend = backend;
    this.#device = device;
    this.#counts = counts;
    this.#late = late;
    this.#die = die;
  }

  /** Faults of the next requests, in order, and of all requests after them. */
  setFaults(faults: readonly Fault[], lastingFault: Fault = 'none'): void {
    this.#faults = faults;
    this.#lastingFault = lastingFault;
  }

  /** Releases everything that is held, and holds nothing any more. */
  release(): void {
    this.#faults = this.#faults.map((fault) => (fault === 'held' || fault === 'held-request' ? 'none' : fault));
    for (const resume of this.#holds.splice(0)) resume();
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = sent(input, init);
    const [fault = this.#lastingFault, ...rest] = this.#faults;
    this.#faults = rest;
    if (!init?.signal) this.#backend.reportViolation('a request was sent without a time limit');
    return this.#deliver(request, fault);
  };

  #held(): Promise<void> {
    return new Promise((resolve) => this.#holds.push(resolve));
  }

  async #deliver(request: SentRequest, fault: Fault): Promise<Response> {
    const arrive = () => this.#backend.handle(request, this.#device);
    const respondWith = async (change: (text: string) => string) => {
      const answer = await arrive();
      const text = await answer.text();
      return text === '' ? new Response(null, { status: 204 }) : new Response(change(text), { status: answer.status });
    };
    switch (fault) {
      case 'none':
        return arrive();
      case 'slow':
        await yieldMacrotasks(4);
        return arrive();
      case 'slow-answer': {
        const answer = await arrive();
        await yieldMacrotasks(SLOW_ANSWER_TURNS);
        return answer;
      }
      case 'held': {
        // Held from the start: a slow server may respond after everything held was released.
        const resumed = this.#held();
        const answer = await arrive();
        await resumed;
        return answer;
      }
      case 'held-request':
        await this.#held();
        return arrive();
      case 'endless':
        await arrive();
        await yieldMacrotasks(LIMIT_TURNS);
        throw new DOMException('The operation timed out.', 'TimeoutError');
      case 'page':
        return new Response(PAGE, { status: 200, headers: { 'content-type': 'text/html' } });
      case 'cut':
        return respondWith((text) => text.slice(0, text.length / 2));
      case 'bare':
        return respondWith(() => '{}');
      case 'list':
        return respondWith(() => '[]');
      case 'odd':
        this.#odd += 1;
        return respondWith((text) => JSON.stringify(withMissingField(JSON.parse(text), this.#odd)));
      case 'short':
        return respondWith((text) => JSON.stringify(withoutLastResult(JSON.parse(text))));
      case 'two-faced':
        this.#odd += 1;
        return respondWith((text) => JSON.stringify(withOtherEpoch(JSON.parse(text), this.#odd)));
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
        // Refresh tokens must not be spent by a request that nobody waits for any more.
        if (!request.path.startsWith('/auth/')) this.#late.push({ request, device: this.#device });
        throw OFFLINE();
      case 'unauthorized':
        return canned(401, { code: 'PGRST301' });
      case 'forbidden':
        return canned(403, { message: 'a proxy says no' });
      case 'conflict':
        for (const operation of Array.isArray(request.body['ops']) ? request.body['ops'] : []) {
          if (isRecord(operation)) this.#backend.refused.add(String(operation['op']));
        }
        await yieldMacrotasks(4);
        return canned(409, { code: '23505' });
      case 'too-many':
        this.#odd += 1;
        return canned(429, {}, { 'retry-after': RETRY_AFTER[this.#odd % RETRY_AFTER.length] ?? '' });
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
