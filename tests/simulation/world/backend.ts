import { isRecord } from '../../../src/domain/record';
import { Violation } from './violation';
import type { SimulatedServer } from './server';
import type { TokenOffice } from './tokens';

/** A request as it left a device. */
export interface SentRequest {
  readonly path: string;
  readonly token: string | null;
  readonly body: Record<string, unknown>;
}

/** Called with every operation that reaches the server, before it is judged. */
export type OnOperation = (userId: string, operation: Record<string, unknown>, device: number) => void;

/** A film that no database takes: its id is not positive. */
export const POISON_ID = 0;

/** Requests within one command beyond which a device is taken to be stuck. */
const PATIENCE = 150;

/** Counts of what was asked. */
export interface Traffic {
  pushes: number;
  pulls: number;
  refreshes: number;
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Supabase as a device reaches it: the token endpoint and the two functions, row-level security behind them. */
export class Backend {
  readonly traffic: Traffic = { pushes: 0, pulls: 0, refreshes: 0 };
  onOperation: OnOperation = () => undefined;
  /** Rejects at the first thing that no device may ever ask, or that no server should have to refuse. */
  readonly offended: Promise<never>;
  #offend: (text: string) => void = () => undefined;
  #asked = 0;
  readonly #server: SimulatedServer;
  readonly #tokens: TokenOffice;

  constructor(server: SimulatedServer, tokens: TokenOffice) {
    this.#server = server;
    this.#tokens = tokens;
    this.offended = new Promise((_, reject) => {
      this.#offend = (text) => reject(new Violation('lost', text));
    });
    this.offended.catch(() => undefined);
  }

  /** A new command begins. */
  rest(): void {
    this.#asked = 0;
  }

  /** Nothing but poison may be refused for itself. */
  #judge(sent: Record<string, unknown>, answer: unknown): void {
    const results = isRecord(answer) && Array.isArray(answer['results']) ? answer['results'] : [];
    const operations = Array.isArray(sent['ops']) ? sent['ops'] : [];
    results.forEach((result: unknown, index) => {
      const operation: unknown = operations[index];
      const poison = isRecord(operation) && operation['movie_id'] === POISON_ID;
      if (isRecord(result) && result['status'] === 'rejected' && !poison) {
        this.#offend(`the server refused an operation: ${String(result['code'])}`);
      }
    });
  }

  async handle(request: SentRequest, device: number): Promise<Response> {
    const { path, body } = request;
    this.#asked += 1;
    if (this.#asked > PATIENCE) {
      this.#offend('a device asks without end');
      return new Promise(() => undefined);
    }
    if (path.startsWith('/auth/v1/token')) {
      this.traffic.refreshes += 1;
      const pair = this.#tokens.refresh(String(body['refresh_token']), this.#server.now);
      return pair ? json(200, pair) : json(400, { error_code: 'refresh_token_already_used' });
    }
    if (path.startsWith('/auth/v1/logout')) return new Response(null, { status: 204 });
    const userId = request.token === null ? null : this.#tokens.userOf(request.token, this.#server.now);
    if (path.startsWith('/rest/') && (request.token === null || request.token === 'anon')) {
      this.#offend('a request left without the member’s token');
    }
    if (userId === null) return json(401, { code: 'PGRST303', message: 'JWT expired' });
    const push = path.endsWith('/sync_push');
    this.traffic[push ? 'pushes' : 'pulls'] += 1;
    if (push && Array.isArray(body['ops'])) {
      for (const operation of body['ops']) if (isRecord(operation)) this.onOperation(userId, operation, device);
    }
    const answer = await this.#server.rpc(userId, push ? 'sync_push' : 'sync_pull', body);
    if (push) this.#judge(body, answer.body);
    return json(answer.status, answer.body);
  }
}
