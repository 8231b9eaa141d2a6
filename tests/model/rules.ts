import type { Database, Kind, PullAnswer, PullRequest, PushRequest, Row, Server, Session, Slot, Wish } from './state';

/** How far ahead of the server's clock an operation may lie: more than a scene's acts without a tick; one tick is longer. */
const FORGIVEN = 6;

/** Whether one intent is ordered after another. Names are by chance: here, for the worst, an earlier intent has the greater one. */
export function outranks(one: Wish, other: Wish): boolean {
  return one.ts > other.ts || (one.ts === other.ts && one.op < other.op);
}

/** Every decision of the protocol, each by itself, so that each can be made wrongly. */
export const RIGHT_RULES = {
  // The server
  /** Whether an operation stands already: its acknowledgement was lost. */
  isSame: (stored: Row, pendingMark: Wish): boolean => stored.op === pendingMark.op,
  /** Whether a stored mark stands against a wish. */
  standsAgainst: (stored: Row, pendingMark: Wish): boolean => outranks(stored, pendingMark),
  isAhead: (pendingMark: Wish, now: number): boolean => pendingMark.ts > now + FORGIVEN,
  /** Whether an operation was refused for its time before. */
  wasRefused: (server: Server, pendingMark: Wish): boolean => server.refused.includes(pendingMark.op),
  /** The greatest time of an addition that may have been removed since, by a removal that is forgotten. */
  bar: ({ rows, late, floor }: Server, kind: Kind): number => (rows[kind] ? late[kind] : floor),
  /** Whether a compaction begins a new epoch. */
  renewsEpoch: (): boolean => true,
  /** The member in whose marks a push is written. */
  writesFor: (request: PushRequest): PushRequest['member'] | null =>
    request.bearer === request.member ? request.member : null,

  // Making an intent
  /** Its time. */
  stamp: (times: { readonly clock: number; readonly lastTs: number; readonly seenTs: number }): number =>
    Math.max(times.clock, times.lastTs + 1, times.seenTs + 1),

  /** Of what waits in a slot, and what it took the place of, what may be under way and is sent before what comes now. */
  underWay: ({ state, op, present, ts, left, replaced }: Slot): readonly Wish[] =>
    state !== 'waiting' ? [] : left ? [...replaced, { op, present, ts }] : replaced,

  // An answer to a push
  isOfReading: (request: PushRequest, database: Database): boolean => request.reading === database.reading,
  /** Whether a slot holds what was answered. */
  isAnswered: (entry: Slot, op: number): boolean => entry.op === op,
  /** What is left of a slot whose time was refused: the same intent, named and timed anew. */
  renamed: (entry: Slot, ts: number): Slot => ({ ...entry, op: entry.op + 1, ts, left: false, replaced: [] }),
  isNews: (row: Row, before: Row | null): boolean => before === null || row.seq > before.seq,
  movesCursorByPush: (): boolean => false,
  /** What is left of an operation that another stands against. */
  keepsSuperseded: (): boolean => false,
  keepsRejected: (): boolean => true,

  // A page of a pull
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
  /** Whether a pulled row takes the place of what waits. */
  dropsWaiting: (): boolean => false,
  /** Whether what a reading has not found stays, to be offered once an older addition comes. */
  keepsUnfound: (row: Row): boolean => !row.present,
  /** What a new reading begins with, in the place of what the device had. */
  beginsWith: (row: Row): Row | null => ({ ...row, seq: -Math.abs(row.seq) }),
  /** Whether what a new reading did not find is offered to be sent again. */
  offersLost: (): boolean => true,

  // Who is signed in
  /** Whether a renewed session may be stored in the place of what stands. */
  renewsOver: (stored: Session | null, before: Session): boolean => stored?.serial === before.serial,
  /** Whether a session whose renewal was refused goes. */
  endsWith: (stored: Session | null, before: Session): boolean => stored?.serial === before.serial,
  /** What a sign-out leaves of the outbox, and of the mirror. */
  outboxAfterLeaving: (outbox: Database['outbox']): Database['outbox'] => outbox,
  clearsMirror: (): boolean => true,
  wipesAgain: (): boolean => true,
  /** Whether an answer is kept for a member who has left. */
  keepsForWhoLeft: (): boolean => false,
  /** Whether a tab that opens a database looks once more whether its member is here. */
  looksTwice: (): boolean => true,
  /** Whether the last time given out outlives a sign-out. */
  keepsLastTime: (): boolean => true,
  /** Whether a newcomer begins with the outbox of whoever was there. */
  inherits: (): boolean => false,
  /** Whether a round goes on when somebody else is signed in than whose round it is. */
  sendsForAnother: (): boolean => false,
};

export type Rules = typeof RIGHT_RULES;

/** The slots of both kinds, changed one by one. */
export function eachKind<T>(
  before: Readonly<Record<Kind, T>>,
  change: (value: T, kind: Kind) => T,
): Readonly<Record<Kind, T>> {
  return { favorite: change(before.favorite, 'favorite'), watched: change(before.watched, 'watched') };
}
