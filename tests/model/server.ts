import { eachKind, type Rules } from './rules';
import {
  intentOf,
  KINDS,
  withOutcomes,
  type Kind,
  type Member,
  type PullResponse,
  type PullRequest,
  type PushResponse,
  type PushRequest,
  type Server,
  type State,
  type Verdict,
  type Operation,
} from './state';

const DIGEST_RANGE = 2 ** 32;

/** The digest contribution of an operation, mixed like a random id. */
function digestPart(op: number): number {
  const mixed = Math.imul(op + 1, 0x9e3779b1) ^ ((op + 1) << 7);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77) >>> 0;
}

/** A digest with one operation added and one removed, if given. */
export function digestWith(digest: number, more: number | undefined, less: number | undefined): number {
  const sum = digest + (more === undefined ? 0 : digestPart(more)) - (less === undefined ? 0 : digestPart(less));
  return (sum + DIGEST_RANGE) % DIGEST_RANGE;
}

interface ProcessedOperation {
  readonly server: Server;
  readonly verdict: Verdict;
}

/** sync_process_operation: decides on one operation. */
function processOperation(
  server: Server,
  kind: Kind,
  operation: Operation,
  now: number,
  rules: Rules,
): ProcessedOperation {
  const stored = server.rows[kind];
  if (rules.wasRefused(server, operation)) return { server, verdict: 'clock' };
  if (stored && rules.isDuplicate(stored, operation)) return { server, verdict: 'applied' };
  if (rules.isAhead(operation, now))
    return { server: { ...server, refused: [...server.refused, operation.op] }, verdict: 'clock' };
  if (stored && rules.winsOver(stored, operation)) return { server, verdict: 'superseded' };
  const { op, present, ts } = operation;
  if (present && ts <= rules.additionFloor(server, kind)) return { server, verdict: 'rejected' };
  const seq = server.seq + 1;
  const late = stored ? server.late[kind] : ts <= server.floor ? server.floor : -1;
  return {
    verdict: 'applied',
    server: {
      ...server,
      seq,
      digest: digestWith(server.digest, op, stored?.op),
      rows: { ...server.rows, [kind]: { op, present, ts, seq } },
      late: { ...server.late, [kind]: late },
      written: [...server.written, op],
    },
  };
}

/** sync_push. @returns null for the response if the whole request is refused */
export function handlePush(
  state: State,
  request: PushRequest,
  rules: Rules,
): { readonly state: State; readonly response: PushResponse | null } {
  const member = rules.writableMember(request);
  if (member === null) return { state, response: null };
  let server = state.servers[member];
  const results = request.operations.map((operation) => {
    const processed = processOperation(server, operation.kind, operation, state.now, rules);
    server = processed.server;
    return { op: operation.op, verdict: processed.verdict, kind: operation.kind, row: server.rows[operation.kind] };
  });
  const decided = new Set(
    results.flatMap(({ op, verdict }) => (verdict === 'applied' || verdict === 'superseded' ? [intentOf(op)] : [])),
  );
  const processed = withOutcomes({ ...state, servers: { ...state.servers, [member]: server } }, ({ id, outcome }) =>
    decided.has(id) ? 'processed' : outcome,
  );
  return { state: processed, response: { epoch: server.epoch, head: server.seq, now: state.now, results } };
}

/** sync_pull: the marks after a cursor, by seq. */
export function page({ servers }: State, { member, position }: PullRequest, limit: number): PullResponse {
  const { epoch, seq: head, digest, rows } = servers[member];
  const after = KINDS.flatMap((kind) => {
    const row = rows[kind];
    return row && row.seq > position.cursor ? [{ ...row, kind }] : [];
  });
  return { epoch, head, digest, rows: after.sort((one, other) => one.seq - other.seq).slice(0, limit) };
}

/**
 * Restores the server's data from the backup. A change that is still pending on a device without a response must
 * still be applied.
 */
export function restore(state: State): State {
  const { backup, devices, network } = state;
  if (!backup) return state;
  const withResponse = new Set(
    network.flatMap(({ response }) =>
      response && 'results' in response ? response.results.map(({ op }) => intentOf(op)) : [],
    ),
  );
  const pendingIntents = new Set(
    Object.values(devices).flatMap(({ databases }) =>
      Object.values(databases).flatMap(({ outbox }) => KINDS.map((kind) => intentOf(outbox[kind]?.op ?? -10))),
    ),
  );
  return withOutcomes({ ...state, servers: backup }, ({ id, outcome }) =>
    outcome !== 'processed' ? outcome : pendingIntents.has(id) && !withResponse.has(id) ? 'open' : 'void',
  );
}

function kindOf({ intents }: State, op: number): Kind | undefined {
  return intents.find(({ id }) => id === intentOf(op))?.kind;
}

/** compact_marks: deletes removals, and with each of them the operations it superseded. */
export function compact(state: State, member: Member, rules: Rules): State {
  const server = state.servers[member];
  const removals = KINDS.flatMap((kind) => {
    const row = server.rows[kind];
    return row && !row.present ? [{ ...row, kind }] : [];
  });
  if (removals.length === 0) return state;
  const epochs = state.epochs + 1;
  const compacted: Server = {
    ...server,
    epoch: rules.renewsEpoch() ? epochs : server.epoch,
    floor: Math.max(server.floor, ...removals.map(({ ts }) => ts)),
    digest: removals.reduce((digest, { op }) => digestWith(digest, undefined, op), server.digest),
    rows: eachKind(server.rows, (row) => (row?.present ? row : null)),
    forgotten: eachKind(server.forgotten, (ts, kind) =>
      Math.max(ts, ...removals.filter((removal) => removal.kind === kind).map((removal) => removal.ts)),
    ),
    written: server.written.filter((op) => removals.every(({ kind }) => kind !== kindOf(state, op))),
  };
  return { ...state, epochs, servers: { ...state.servers, [member]: compacted } };
}
