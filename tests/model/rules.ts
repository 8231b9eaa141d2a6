import type { Database, Kind, PullAnswer, PullRequest, PushRequest, Row, Server, Session, Slot, Wish } from './state';

/**
 * How far ahead of the server's clock an operation may be: more than all acts of a scene without a tick, but less
 * than one tick.
 */
const FORGIVEN = 6;

/**
 * Whether one intent wins over another. Operation ids are random, so as the worst case the earlier intent has the
 * greater one here.
 */
export function outranks(one: Wish, other: Wish): boolean {
  return one.ts > other.ts || (one.ts === other.ts && one.op < other.op);
}

/** Every decision of the protocol, separately, so that each can be replaced with a mistake. */
export const RIGHT_RULES = {
  // The server
  /** Whether an operation was already written and its response lost. */
  isSame: (stored: Row, pendingMark: Wish): boolean => stored.op === pendingMark.op,
  /** Whether a stored mark wins over an operation. */
  standsAgainst: (stored: Row, pendingMark: Wish): boolean => outranks(stored, pendingMark),
  isAhead: (pendingMark: Wish, now: number): boolean => pendingMark.ts > now + FORGIVEN,
  /** Whether an operation was already rejected for its time. */
  wasRefused: (server: Server, pendingMark: Wish): boolean => server.refused.includes(pendingMark.op),
  /** The greatest time of an addition that may have been undone by a removal that is forgotten. */
  bar: ({ rows, late, floor }: Server, kind: Kind): number => (rows[kind] ? late[kind] : floor),
  /** Whether a compaction starts a new epoch. */
  renewsEpoch: (): boolean => true,
  /** The member whose marks a push changes. */
  writesFor: (request: PushRequest): PushRequest['member'] | null =>
    request.bearer === request.member ? request.member : null,

  // Creating an intent
  /** Its timestamp. */
  stamp: (times: { readonly clock: number; readonly lastTs: number; readonly seenTs: number }): number =>
    Math.max(times.clock, times.lastTs + 1, times.seenTs + 1),

  /** The operations of an outbox entry that may be in flight, and are sent before a new one. */
  underWay: ({ state, op, present, ts, left, replaced }: Slot): readonly Wish[] =>
    state !== 'waiting' ? [] : left ? [...replaced, { op, present, ts }] : replaced,

  // Push responses
  isOfReading: (request: PushRequest, database: Database): boolean => request.reading === database.reading,
  /** Whether the response belongs to an outbox entry. */
  isAnswered: (entry: Slot, op: number): boolean => entry.op === op,
  /** An outbox entry after its time was rejected: the same intent with a new id and timestamp. */
  renamed: (entry: Slot, ts: number): Slot => ({ ...entry, op: entry.op + 1, ts, left: false, replaced: [] }),
  isNews: (row: Row, before: Row | null): boolean => before === null || row.seq > before.seq,
  movesCursorByPush: (): boolean => false,
  /** Whether a superseded operation stays in the outbox. */
  keepsSuperseded: (): boolean => false,
  keepsRejected: (): boolean => true,

  // Pull pages
  isStale: (request: PullRequest, database: Database): boolean =>
    request.asked.reading !== database.reading || database.cursor < request.asked.cursor,
  isOtherEpoch: (database: Database, answer: PullAnswer): boolean =>
    database.epoch !== null && database.epoch !== answer.epoch,
  isBehind: (request: PullRequest, answer: PullAnswer): boolean =>
    answer.head < Math.max(request.asked.cursor, request.asked.newest),
  cursorAfterPage: (database: Database, answer: PullAnswer): number =>
    Math.max(database.cursor, answer.rows.at(-1)?.seq ?? 0),
  isLastPage: (cursor: number, answer: PullAnswer, limit: number): boolean =>
    cursor >= answer.head || answer.rows.length < limit,
  looksAtDigest: (): boolean => true,
  /** Whether a pulled row replaces a pending change. */
  dropsWaiting: (): boolean => false,
  /** Whether a row that a full resync has not found is kept, to be offered once an older addition arrives. */
  keepsUnfound: (row: Row): boolean => !row.present,
  /** The mirror row at the start of a full resync. */
  beginsWith: (row: Row): Row | null => ({ ...row, seq: -Math.abs(row.seq) }),
  /** Whether a row that a full resync has not found is offered to be resent. */
  offersLost: (): boolean => true,

  // Sessions
  /** Whether a refreshed session may replace the stored one. */
  renewsOver: (stored: Session | null, before: Session): boolean => stored?.serial === before.serial,
  /** Whether a session ends when its refresh is refused. */
  endsWith: (stored: Session | null, before: Session): boolean => stored?.serial === before.serial,
  /** The outbox and the mirror after sign-out. */
  outboxAfterLeaving: (outbox: Database['outbox']): Database['outbox'] => outbox,
  clearsMirror: (): boolean => true,
  wipesAgain: (): boolean => true,
  /** Whether a response is stored for a signed-out member. */
  keepsForWhoLeft: (): boolean => false,
  /** Whether a tab that opens a database checks again that its member is signed in. */
  looksTwice: (): boolean => true,
  /** Whether the last timestamp survives a sign-out. */
  keepsLastTime: (): boolean => true,
  /** Whether a new member starts with the previous member's outbox. */
  inherits: (): boolean => false,
  /** Whether a sync continues after another member has signed in. */
  sendsForAnother: (): boolean => false,
};

export type Rules = typeof RIGHT_RULES;

/** Maps the values of both kinds. */
export function eachKind<T>(
  before: Readonly<Record<Kind, T>>,
  change: (value: T, kind: Kind) => T,
): Readonly<Record<Kind, T>> {
  return { favorite: change(before.favorite, 'favorite'), watched: change(before.watched, 'watched') };
}
