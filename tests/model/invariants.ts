import { keyOf } from './key';
import type { Rest } from './quiescence';
import { outranks } from './rules';
import type { Scene } from './scenarios';
import { DEVICES, intentOf, KINDS, MEMBERS, type Database, type Intent, type Row, type State } from './state';

/** What must hold, by its number in docs/sync-invariants.md. */
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

/** 1: an intent waits in its slot until the server has judged it, a later one of its device has replaced it, or its member gave it up. */
function isNoneForgotten(state: State): boolean {
  const entries = new Set(
    DEVICES.flatMap((name) =>
      MEMBERS.flatMap((member) =>
        KINDS.map((kind) => intentOf(state.devices[name].databases[member].outbox[kind]?.op ?? -10)),
      ),
    ),
  );
  return state.intents.every(({ id, fate }) => fate !== 'open' || entries.has(id));
}

/** 4: what one member has or means is in no other member's marks, on no server and no device. */
function isOwn(state: State): boolean {
  const own = (op: number | undefined, member: string) => op === undefined || memberOf(state, op) === member;
  const isServerOwn = MEMBERS.every((member) => state.servers[member].written.every((op) => own(op, member)));
  return (
    isServerOwn &&
    everyDatabase(state, ({ mirror, outbox, offers }, { member }) =>
      KINDS.every((kind) => [mirror, outbox, offers].every((table) => own(table[kind]?.op, member))),
    )
  );
}

/** 5: the session on a device is of whoever signed in there last, and goes by their own hand or by its own end alone. */
function isWhoSignedIn(state: State): boolean {
  return DEVICES.every((name) => (state.devices[name].session?.member ?? null) === state.devices[name].who);
}

/** 6: of who has left nothing stays on the device but what waits; while steps are under way it may. */
function isNothingLeft(state: State): boolean {
  return everyDatabase(state, ({ mirror }, { name, member }) => {
    const { left, leaving, opening } = state.devices[name];
    const isUnderWay = leaving?.member === member || opening?.member === member;
    return !left[member] || isUnderWay || KINDS.every((kind) => mirror[kind] === null);
  });
}

/** 7: an operation is written once, however often it arrives. */
function isWrittenOnce({ servers }: State): boolean {
  return MEMBERS.every((member) => new Set(servers[member].written).size === servers[member].written.length);
}

/** 8: what was refused for its time is never written under the name it was refused by. */
function isRefusedForGood({ servers }: State): boolean {
  return MEMBERS.every((member) => servers[member].refused.every((op) => !servers[member].written.includes(op)));
}

/** 9: a cursor never passes a mark that the device does not have; not until a restore, which the device cannot know of yet. */
function isNothingPassed(state: State): boolean {
  if (state.intents.some(({ fate }) => fate === 'void')) return true;
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
  [1, isNoneForgotten],
  [4, isOwn],
  [5, isWhoSignedIn],
  [6, isNothingLeft],
  [7, isWrittenOnce],
  [8, isRefusedForGood],
  [9, isNothingPassed],
];

/** 10: within a reading a cursor goes on only; a new reading takes nothing away before it is whole. */
function isGoingOn(before: State, after: State): boolean {
  return everyDatabase(after, (database, { name, member }) => {
    const earlier = before.devices[name].databases[member];
    if (database.reading === earlier.reading) return database.cursor >= earlier.cursor;
    return database.signedOut || KINDS.every((kind) => earlier.mirror[kind] === null || database.mirror[kind] !== null);
  });
}

/** 11: an addition that is not younger than a forgotten removal never comes by itself. */
function isNothingBack(before: State, after: State): boolean {
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
  [10, isGoingOn],
  [11, isNothingBack],
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

/** 2: what stands in the end was meant so, and nobody had seen it and meant something else since. */
function isLatestStanding({ servers, intents }: State, scene: Scene): boolean {
  return scene.members.every((member) =>
    KINDS.every((kind) => {
      const row = servers[member].rows[kind];
      const meant = intents.filter(
        (intent) => intent.member === member && intent.kind === kind && intent.fate === 'judged',
      );
      if (!row) return meant.length === 0 || servers[member].floor >= 0;
      const standing = intentOf(row.op);
      return (
        intents.some(({ id, present }) => id === standing && present === row.present) &&
        meant.every((intent) => !ancestors(intents, intent).has(standing))
      );
    }),
  );
}

/** The operation that a device knows of the server; what its reading has not found is from before. */
const foundOp = (row: Row | null) => (row && row.seq >= 0 ? row.op : undefined);

/** 3: in the end every device has what the server has, and nothing waits. */
function isAlike({ devices, servers }: State, member: (typeof MEMBERS)[number]): boolean {
  return DEVICES.every((name) => {
    const { mirror, outbox } = devices[name].databases[member];
    return KINDS.every((kind) => outbox[kind] === null && foundOp(mirror[kind]) === servers[member].rows[kind]?.op);
  });
}

/** 12: what a device had and the server has no more is for its member to decide there, unless the server has something newer or the same. */
function isNothingLostInSilence({ held, asTheyStand }: Rest): boolean {
  return held.every(({ device, member, kind, row }) => {
    const mark = asTheyStand.servers[member].rows[kind];
    const isMade = (mark?.present ?? false) === row.present || (mark !== null && outranks(mark, row));
    const { offers, outbox } = asTheyStand.devices[device].databases[member];
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

/** @returns the first invariant that does not hold when everything has come to rest, or null */
export function violatedAtRest(rest: Rest, scene: Scene): InvariantNumber | null {
  if (!isNothingLostInSilence(rest)) return 12;
  const last = rest.ends.at(-1)?.end ?? rest.asTheyStand;
  const violated = violatedIn(last);
  if (violated !== null) return violated;
  for (const { member, end, again } of rest.ends) {
    if (!isAlike(end, member) || keyOf(end) !== keyOf(again)) return 3;
  }
  return isLatestStanding(last, scene) ? null : 2;
}
