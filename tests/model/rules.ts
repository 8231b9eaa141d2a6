import type {
  Database,
  Kind,
  PullResponse,
  PullRequest,
  PushRequest,
  Row,
  Server,
  Session,
  OutboxEntry,
  Operation,
} from './state';

/**
 * How far ahead of the server's clock an operation may be: more than all acts of a scenario without a tick, but less
 * than one tick.
 */
const CLOCK_TOLERANCE = 6;

/**
 * Whether one intent wins over another. Operation ids are random, so as the worst case the earlier intent has the
 * greater one here.
 */
export function winsConflict(one: Operation, other: Operation): boolean {
  return one.ts > other.ts || (one.ts === other.ts && one.op < other.op);
}

/** Every decision of the protocol, separately, so that each can be replaced with a mistake. */
export const RULES = {
  // The server
  /** Whether an operation was already written and its response lost. */
  isDuplicate: (stored: Row, operation: Operation): boolean => stored.op === operation.op,
  /** Whether a stored mark wins over an operation. */
  winsOver: (stored: Row, operation: Operation): boolean => winsConflict(stored, operation),
  isAhead: (operation: Operation, now: number): boolean => operation.ts > now + CLOCK_TOLERANCE,
  /** Whether an operation was already rejected for its time. */
  wasRefused: (server: Server, operation: Operation): boolean => server.refused.includes(operation.op),
  /** The greatest time of an addition that may have been undone by a removal that is forgotten. */
  additionFloor: ({ rows, late, floor }: Server, kind: Kind): number => (rows[kind] ? late[kind] : floor),
  /** Whether a compaction starts a new epoch. */
  renewsEpoch: (): boolean => true,
  /** The member whose marks a push changes. */
  writableMember: (request: PushRequest): PushRequest['member'] | null =>
    request.bearer === request.member ? request.member : null,

  // Creating an intent
  /** Its timestamp. */
  stamp: (times: { readonly clock: number; readonly lastTs: number; readonly seenTs: number }): number =>
    Math.max(times.clock, times.lastTs + 1, times.seenTs + 1),

  /** The operations of an outbox entry that may be in flight, and are sent before a new one. */
  inFlight: ({ state, op, present, ts, sent, supersedes }: OutboxEntry): readonly Operation[] =>
    state !== 'waiting' ? [] : sent ? [...supersedes, { op, present, ts }] : supersedes,

  // Push responses
  isCurrentGeneration: (request: PushRequest, database: Database): boolean =>
    request.resyncGeneration === database.resyncGeneration,
  /** Whether the response belongs to an outbox entry. */
  isAnswered: (entry: OutboxEntry, op: number): boolean => entry.op === op,
  /** An outbox entry after its time was rejected: the same intent with a new id and timestamp. */
  restamp: (entry: OutboxEntry, ts: number): OutboxEntry => ({
    ...entry,
    op: entry.op + 1,
    ts,
    sent: false,
    supersedes: [],
  }),
  isNews: (row: Row, before: Row | null): boolean => before === null || row.seq > before.seq,
  movesCursorByPush: (): boolean => false,
  /** Whether a superseded operation stays in the outbox. */
  keepsSuperseded: (): boolean => false,
  keepsRejected: (): boolean => true,

  // Pull pages
  isStale: (request: PullRequest, database: Database): boolean =>
    request.position.resyncGeneration !== database.resyncGeneration || database.cursor < request.position.cursor,
  isOtherEpoch: (database: Database, response: PullResponse): boolean =>
    database.epoch !== null && database.epoch !== response.epoch,
  isRolledBack: (request: PullRequest, response: PullResponse): boolean =>
    response.head < Math.max(request.position.cursor, request.position.maxSeq),
  cursorAfterPage: (database: Database, response: PullResponse): number =>
    Math.max(database.cursor, response.rows.at(-1)?.seq ?? 0),
  isLastPage: (cursor: number, response: PullResponse, limit: number): boolean =>
    cursor >= response.head || response.rows.length < limit,
  checksDigest: (): boolean => true,
  /** Whether a pulled row replaces a pending change. */
  dropsPending: (): boolean => false,
  /** Whether a row that a full resync has not found is kept, to be offered once an older addition arrives. */
  keepsMissing: (row: Row): boolean => !row.present,
  /** The mirror row at the start of a full resync. */
  atResyncStart: (row: Row): Row | null => ({ ...row, seq: -Math.abs(row.seq) }),
  /** Whether a row that a full resync has not found is offered to be resent. */
  offersLost: (): boolean => true,

  // Sessions
  /** Whether a refreshed session may replace the stored one. */
  replacesSession: (stored: Session | null, before: Session): boolean => stored?.serial === before.serial,
  /** Whether a session ends when its refresh is refused. */
  endsSession: (stored: Session | null, before: Session): boolean => stored?.serial === before.serial,
  /** The outbox and the mirror after sign-out. */
  outboxAfterSignOut: (outbox: Database['outbox']): Database['outbox'] => outbox,
  clearsMirror: (): boolean => true,
  wipesAgain: (): boolean => true,
  /** Whether a response is stored for a signed-out member. */
  storesAfterSignOut: (): boolean => false,
  /** Whether a tab that opens a database checks again that its member is signed in. */
  checksTwice: (): boolean => true,
  /** Whether the last timestamp survives a sign-out. */
  keepsLastTime: (): boolean => true,
  /** Whether a new member starts with the previous member's outbox. */
  inheritsOutbox: (): boolean => false,
  /** Whether a sync continues after another member has signed in. */
  syncsForAnother: (): boolean => false,
};

export type Rules = typeof RULES;

/** Maps the values of both kinds. */
export function eachKind<T>(
  before: Readonly<Record<Kind, T>>,
  change: (value: T, kind: Kind) => T,
): Readonly<Record<Kind, T>> {
  return { favorite: change(before.favorite, 'favorite'), watched: change(before.watched, 'watched') };
}
