import { keyOf } from './key';
import type { Settled } from './quiescence';
import { winsConflict } from './rules';
import type { Scenario } from './scenarios';
import { DEVICES, intentOf, KINDS, MEMBERS, type Database, type Intent, type Row, type State } from './state';

/** Invariants by their number in docs/sync-invariants.md. */
export type InvariantNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

function everyDatabase(
  state: State,
  holds: (database: Database, of: { name: (typeof DEVICES)[number]; member: (typeof MEMBERS)[number] }) => boolean,
): boolean {
  return DEVICES.every((name) =>
    MEMBERS.every((member) => holds(state.devices[name].databases[member], { name, member })),
  );
}

function memberOf(state: State, op: number): string | undefined {
  return state.intents.find(({ id }) => id === intentOf(op))?.member;
}

/**
 * 1: an intent stays in the outbox until the server has decided on it, a later one of that device replaces it, or
 * its member discards it.
 */
function isNoIntentLost(state: State): boolean {
  const entries = new Set(
    DEVICES.flatMap((name) =>
      MEMBERS.flatMap((member) =>
        KINDS.map((kind) => intentOf(state.devices[name].databases[member].outbox[kind]?.op ?? -10)),
      ),
    ),
  );
  return state.intents.every(({ id, outcome }) => outcome !== 'open' || entries.has(id));
}

/** 4: one member's marks and intents never end up in another member's data, on the server or on a device. */
function isOwnData(state: State): boolean {
  const own = (op: number | undefined, member: string) => op === undefined || memberOf(state, op) === member;
  const isServerOwn = MEMBERS.every((member) => state.servers[member].written.every((op) => own(op, member)));
  return (
    isServerOwn &&
    everyDatabase(state, ({ mirror, outbox, offers }, { member }) =>
      KINDS.every((kind) => [mirror, outbox, offers].every((table) => own(table[kind]?.op, member))),
    )
  );
}

/** 5: a device's session belongs to whoever signed in last, and ends only by their sign-out or its own expiry. */
function isExpectedSession(state: State): boolean {
  return DEVICES.every((name) => (state.devices[name].session?.member ?? null) === state.devices[name].expectedMember);
}

/**
 * 6: after sign-out only unsynced changes remain on the device, except while a sign-out or sign-in is still
 * running.
 */
function isWipedAfterSignOut(state: State): boolean {
  return everyDatabase(state, ({ mirror }, { name, member }) => {
    const { hasSignedOut, signingOut, opening } = state.devices[name];
    const isUnderWay = signingOut?.member === member || opening?.member === member;
    return !hasSignedOut[member] || isUnderWay || KINDS.every((kind) => mirror[kind] === null);
  });
}

/** 7: an operation is written once, however often it arrives. */
function isWrittenOnce({ servers }: State): boolean {
  return MEMBERS.every((member) => new Set(servers[member].written).size === servers[member].written.length);
}

/** 8: an operation rejected for its time is never written under the same id. */
function isRejectionFinal({ servers }: State): boolean {
  return MEMBERS.every((member) => servers[member].refused.every((op) => !servers[member].written.includes(op)));
}

/**
 * 9: a cursor never passes a mark that the device does not have. Not checked after a restore, which the device
 * can't know of yet.
 */
function isCursorValid(state: State): boolean {
  if (state.intents.some(({ outcome }) => outcome === 'void')) return true;
  return everyDatabase(state, ({ cursor, epoch, mirror }, { member }) => {
    const { rows, epoch: current } = state.servers[member];
    if (epoch !== current) return true;
    return KINDS.every((kind) => {
      const row = rows[kind];
      return !row || row.seq > cursor || (mirror[kind]?.seq ?? 0) >= row.seq;
    });
  });
}

const EVERY_STATE: readonly (readonly [InvariantNumber, (state: State) => boolean])[] = [
  [1, isNoIntentLost],
  [4, isOwnData],
  [5, isExpectedSession],
  [6, isWipedAfterSignOut],
  [7, isWrittenOnce],
  [8, isRejectionFinal],
  [9, isCursorValid],
];

/** 10: during a full resync the cursor only moves forward, and nothing is removed before it is complete. */
function isResyncSafe(before: State, after: State): boolean {
  return everyDatabase(after, (database, { name, member }) => {
    const earlier = before.devices[name].databases[member];
    if (database.resyncGeneration === earlier.resyncGeneration) return database.cursor >= earlier.cursor;
    return database.signedOut || KINDS.every((kind) => earlier.mirror[kind] === null || database.mirror[kind] !== null);
  });
}

/** 11: an addition no newer than a forgotten removal does not come back by itself. */
function isForgottenGone(before: State, after: State): boolean {
  return MEMBERS.every((member) => {
    const { rows, forgotten, written } = before.servers[member];
    const now = after.servers[member];
    if (now.written.length <= written.length) return true;
    return KINDS.every((kind) => {
      const row = now.rows[kind];
      return !row?.present || row.op === rows[kind]?.op || row.ts > forgotten[kind];
    });
  });
}

const EVERY_STEP: readonly (readonly [InvariantNumber, (before: State, after: State) => boolean])[] = [
  [10, isResyncSafe],
  [11, isForgottenGone],
];

function ancestors(intents: readonly Intent[], of: Intent): Set<number> {
  const found = new Set<number>();
  let seen = of.seen;
  while (seen !== null) {
    found.add(seen);
    const before: number = seen;
    seen = intents.find(({ id }) => id === before)?.seen ?? null;
  }
  return found;
}

/** 2: the final state matches the last intent of anyone who had seen the previous one. */
function isLatestIntent({ servers, intents }: State, scenario: Scenario): boolean {
  return scenario.members.every((member) =>
    KINDS.every((kind) => {
      const row = servers[member].rows[kind];
      const meant = intents.filter(
        (intent) => intent.member === member && intent.kind === kind && intent.outcome === 'processed',
      );
      if (!row) return meant.length === 0 || servers[member].floor >= 0;
      const current = intentOf(row.op);
      return (
        intents.some(({ id, present }) => id === current && present === row.present) &&
        meant.every((intent) => !ancestors(intents, intent).has(current))
      );
    }),
  );
}

/** The operation that the device has from the server; rows not found by a full resync yet do not count. */
const foundOp = (row: Row | null) => (row && row.seq >= 0 ? row.op : undefined);

/** 3: in the end every device has what the server has, and the outbox is empty. */
function isSynced({ devices, servers }: State, member: (typeof MEMBERS)[number]): boolean {
  return DEVICES.every((name) => {
    const { mirror, outbox } = devices[name].databases[member];
    return KINDS.every((kind) => outbox[kind] === null && foundOp(mirror[kind]) === servers[member].rows[kind]?.op);
  });
}

/**
 * 12: what a device had and the server no longer has is offered to its member, unless the server has the same or
 * something newer.
 */
function isLossOffered({ knownRows, inPlace }: Settled): boolean {
  return knownRows.every(({ device, member, kind, row }) => {
    const mark = inPlace.servers[member].rows[kind];
    const isMade = (mark?.present ?? false) === row.present || (mark !== null && winsConflict(mark, row));
    const { offers, outbox } = inPlace.devices[device].databases[member];
    return isMade || offers[kind] !== null || outbox[kind] !== null;
  });
}

/** @returns the first invariant that a step violates, or null */
export function violatedByStep(before: State, after: State): InvariantNumber | null {
  return EVERY_STEP.find(([, holds]) => !holds(before, after))?.[0] ?? null;
}

/** @returns the first invariant that does not hold in a state, or null */
export function violatedIn(state: State): InvariantNumber | null {
  return EVERY_STATE.find(([, holds]) => !holds(state))?.[0] ?? null;
}

/** @returns the first invariant that does not hold at rest, or null */
export function violatedWhenQuiescent(settled: Settled, scenario: Scenario): InvariantNumber | null {
  if (!isLossOffered(settled)) return 12;
  const last = settled.ends.at(-1)?.end ?? settled.inPlace;
  const violated = violatedIn(last);
  if (violated !== null) return violated;
  for (const { member, end, again } of settled.ends) {
    if (!isSynced(end, member) || keyOf(end) !== keyOf(again)) return 3;
  }
  return isLatestIntent(last, scenario) ? null : 2;
}
