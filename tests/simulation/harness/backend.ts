import { isRecord } from '../../../src/domain/values/guards';
import { Violation } from './violation';
import type { SimulatedServer } from './server';
import type { AuthServer } from './tokens';

/** A request as sent by a device. */
export interface SentRequest {
  readonly path: string;
  readonly token: string | null;
  readonly body: Record<string, unknown>;
}

/** Called with every operation that reaches the server, before it is applied. */
export type OnOperation = (userId: string, operation: Record<string, unknown>, device: number) => void;

/** The server's code for operations that are older than its compaction. */
export const COMPACTED_CODE = 'MQ010';

/** A movie that no database accepts: its id is not positive. */
export const POISON_ID = 0;

/** Requests within one command beyond which a device counts as stuck. */
const MAX_REQUESTS = 150;

/** Counts of requests. */
export interface Traffic {
  pushes: number;
  pulls: number;
  refreshes: number;
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** Supabase as a device reaches it: the token endpoint and the two functions, behind row-level security. */
export class Backend {
  readonly traffic: Traffic = { pushes: 0, pulls: 0, refreshes: 0 };
  onOperation: OnOperation = () => undefined;
  /** Called with every operation that the server has applied in its order. */
  onApplied: (operation: string) => void = () => undefined;
  /** Latest time of what the server has dropped of a member. */
  compactedUpTo: (userId: string) => number = () => 0;
  /** Operations that were refused, for any member. */
  readonly refused = new Set<string>();
  /** The device and member of each session that could not be refreshed. */
  readonly refusals = new Set<string>();
  /** Rejects at the first request that no device may ever send, or that no server should have to refuse. */
  readonly violation: Promise<never>;
  /** Reports something that no device may ever do. */
  reportViolation: (text: string) => void = () => undefined;
  #requests = 0;
  readonly #pushes = new Map<string, number>();
  readonly #server: SimulatedServer;
  readonly #tokens: AuthServer;

  constructor(server: SimulatedServer, tokens: AuthServer) {
    this.#server = server;
    this.#tokens = tokens;
    this.violation = new Promise((_, reject) => {
      this.reportViolation = (text) => reject(new Violation('lost', text));
    });
    this.violation.catch(() => undefined);
  }

  /** How many pushes a member has sent. */
  pushesOf(userId: string): number {
    return this.#pushes.get(userId) ?? 0;
  }

  /** A new command begins. */
  rest(): void {
    this.#requests = 0;
  }

  /** Only poison may be refused for its content. */
  #checkResults(userId: string, sent: Record<string, unknown>, answer: unknown): void {
    const results = isRecord(answer) && Array.isArray(answer['results']) ? answer['results'] : [];
    const operations = Array.isArray(sent['ops']) ? sent['ops'] : [];
    results.forEach((result: unknown, index) => {
      const operation: unknown = operations[index];
      if (!isRecord(operation) || !isRecord(result)) return;
      const { status, code } = result;
      if (status === 'rejected') this.refused.add(String(operation['op']));
      if (status === 'applied' || status === 'superseded') this.onApplied(String(operation['op']));
      const poison = operation['movie_id'] === POISON_ID;
      const isOld = code === COMPACTED_CODE && Number(operation['ts']) <= this.compactedUpTo(userId);
      if (status === 'rejected' && !poison && !isOld)
        this.reportViolation(`the server refused an operation: ${String(code)}`);
    });
  }

  async handle(request: SentRequest, device: number): Promise<Response> {
    const { path, body } = request;
    this.#requests += 1;
    if (this.#requests > MAX_REQUESTS) {
      this.reportViolation('a device sends requests endlessly');
      return new Promise(() => undefined);
    }
    if (path.startsWith('/auth/v1/token')) {
      this.traffic.refreshes += 1;
      const token = String(body['refresh_token']);
      const pair = this.#tokens.refresh(token, this.#server.now);
      if (!pair) this.refusals.add(`${device}/${this.#tokens.ownerOf(token)}`);
      return pair ? json(200, pair) : json(400, { error_code: 'refresh_token_already_used' });
    }
    if (path.startsWith('/auth/v1/logout')) {
      this.#tokens.end(request.token, this.#server.now);
      return new Response(null, { status: 204 });
    }
    const userId = request.token === null ? null : this.#tokens.userOf(request.token, this.#server.now);
    if (path.startsWith('/rest/') && (request.token === null || request.token === 'anon')) {
      this.reportViolation('a request was sent without the member’s token');
    }
    if (userId === null) return json(401, { code: 'PGRST303', message: 'JWT expired' });
    if (body['uid'] !== userId) this.reportViolation('a request for one member was sent with the token of another');
    const push = path.endsWith('/sync_push');
    this.traffic[push ? 'pushes' : 'pulls'] += 1;
    if (push) this.#pushes.set(userId, this.pushesOf(userId) + 1);
    if (push && Array.isArray(body['ops'])) {
      for (const operation of body['ops']) if (isRecord(operation)) this.onOperation(userId, operation, device);
    }
    const answer = await this.#server.rpc(userId, push ? 'sync_push' : 'sync_pull', body);
    if (push) this.#checkResults(userId, body, answer.body);
    return json(answer.status, answer.body);
  }
}
