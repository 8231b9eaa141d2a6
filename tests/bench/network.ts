import { SERVER } from './server';

/** Faults of a write. */
export type Fault =
  /** Answered 401 once, as for an expired token. */
  | { readonly kind: '401' }
  /** One of the movies is refused by the tables themselves, as by a policy: the network works. */
  | { readonly kind: '42501' }
  /** The server applies the first write, and its response is lost. */
  | { readonly kind: 'lost-answer' }
  /** The device is switched off when the server has applied the first write, and stays off. */
  | { readonly kind: 'kill' };

/** Network traffic. */
export interface Traffic {
  requests: number;
  bytesUp: number;
  bytesDown: number;
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });

/** A device's network to the server: counted, and with a fault when one is requested. */
export class Network {
  readonly traffic: Traffic = { requests: 0, bytesUp: 0, bytesDown: 0 };
  online = true;
  /** The device of this network was switched off: requests are neither sent nor answered. */
  dead = false;
  killed = false;
  /** When the last request was sent or answered, ms since 1970. */
  activeAt = Date.now();
  readonly #serve: (request: Request) => Promise<Response>;
  readonly #fault: Fault | null;
  #struck = false;

  constructor(serve: (request: Request) => Promise<Response>, fault: Fault | null) {
    this.#serve = serve;
    this.#fault = fault;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    if (this.dead) return new Promise<Response>(() => undefined);
    if (!this.online) throw new TypeError('Failed to fetch');
    const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.clone().text();
    this.traffic.requests += 1;
    this.activeAt = Date.now();
    this.traffic.bytesUp += body.length;
    const answer = await this.#answer(request);
    this.traffic.bytesDown += (await answer.clone().arrayBuffer()).byteLength;
    this.activeAt = Date.now();
    return answer;
  };

  async #answer(request: Request): Promise<Response> {
    const path = request.url.slice(SERVER.length);
    const writes = path.startsWith('/rest/v1/') && request.method !== 'GET' && !path.includes('sync_pull');
    const fault = this.#fault;
    if (!writes || !fault || fault.kind === '42501') return this.#serve(request);
    if (this.#struck) return this.#serve(request);
    this.#struck = true;
    if (fault.kind === '401') return refusal(401, 'PGRST301', 'JWT expired');
    await this.#serve(request);
    if (fault.kind === 'lost-answer') throw new TypeError('Failed to fetch');
    this.dead = true;
    this.killed = true;
    return new Promise<Response>(() => undefined);
  }
}
