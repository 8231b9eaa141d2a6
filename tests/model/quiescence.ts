import { startSignOut, choose, deliver, continueSignOut, continueOpening, pull, push, receive, signIn } from './steps';
import type { Rules } from './rules';
import { isSame } from './key';
import { EMPTY_BUDGET, type Scenario } from './scenarios';
import {
  DEVICES,
  intentOf,
  KINDS,
  withDatabase,
  withDevice,
  withOutcomes,
  type DeviceName,
  type Member,
  type Row,
  type State,
} from './state';

/** The maximum number of syncs that a healthy network may need. */
const MAX_SYNCS = 8;

function exchange(state: State, message: ReturnType<typeof push>, scenario: Scenario, rules: Rules): State {
  if (!message) return state;
  const taken = deliver(state, message, scenario, rules);
  return taken.message ? receive(taken.state, taken.message, scenario, rules) : taken.state;
}

/** One sync on a healthy network. */
function syncOnce(state: State, scenario: Scenario, rules: Rules, name: DeviceName, member: Member): State {
  const pushed = exchange(state, push(state, rules, name, member), scenario, rules);
  return exchange(pushed, pull(pushed, name, member), scenario, rules);
}

function syncUntilStable(state: State, scenario: Scenario, rules: Rules, name: DeviceName, member: Member): State {
  let at = state;
  for (let count = 0; count < MAX_SYNCS; count += 1) {
    const next = syncOnce(at, scenario, rules, name, member);
    const isStill = isSame(at.devices[name].databases[member], next.devices[name].databases[member]);
    at = next;
    if (isStill) break;
  }
  return at;
}

/** A row that a device had from the server, and that must be present or offered in the end. */
interface KnownRow {
  readonly device: DeviceName;
  readonly member: Member;
  readonly kind: (typeof KINDS)[number];
  readonly row: Row;
}

/** The final states on a healthy network, without new actions. */
export interface Settled {
  /** The devices' rows at the start. */
  readonly knownRows: readonly KnownRow[];
  /** After the signed-in members have synced in place. */
  readonly inPlace: State;
  /** After all offers are decided and each member has visited every device; and after one more sync of each device. */
  readonly ends: readonly { readonly member: Member; readonly end: State; readonly again: State }[];
}

function finishSteps(state: State, rules: Rules): State {
  let at: State = { ...state, network: [] };
  for (const name of DEVICES) {
    at = withDevice(at, name, (device) => ({ ...device, refreshing: null }));
    while (at.devices[name].signingOut) at = continueSignOut(at, rules, name);
    while (at.devices[name].opening) at = continueOpening(at, rules, name);
    const { session } = at.devices[name];
    // On reopening, the application clears the signed-out flag of the current member.
    if (session) at = withDatabase(at, name, session.member, (database) => ({ ...database, signedOut: false }));
  }
  return at;
}

function syncEachTwice(state: State, scenario: Scenario, rules: Rules, member: Member | null): State {
  let at = state;
  for (const name of [...DEVICES, ...DEVICES]) {
    const current = at.devices[name].session?.member;
    if (current && (member === null || current === member)) at = syncUntilStable(at, scenario, rules, name, current);
  }
  return at;
}

/** The member resends every offer, and discards every rejected change. */
function decideAll(state: State, scenario: Scenario, rules: Rules): State {
  let at = state;
  for (const name of DEVICES) {
    for (const member of scenario.members) {
      for (const kind of KINDS) {
        if (at.devices[name].session?.member === member)
          at = choose(at, scenario, rules, { name, member, kind, again: true });
        const entry = at.devices[name].databases[member].outbox[kind];
        if (entry?.state !== 'blocked') continue;
        const discarded = intentOf(entry.op);
        at = withOutcomes(at, ({ id, outcome }) => (id === discarded ? 'discarded' : outcome));
        at = withDatabase(at, name, member, (before) => ({ ...before, outbox: { ...before.outbox, [kind]: null } }));
      }
    }
  }
  return at;
}

function ensureSignedIn(state: State, rules: Rules, name: DeviceName, member: Member): State {
  const { session, serials } = state.devices[name];
  if (session?.member === member) return state;
  let at = session
    ? startSignOut(state, rules, name, session.member, member)
    : signIn(state, rules, name, member, serials);
  while (at.devices[name].signingOut) at = continueSignOut(at, rules, name);
  while (at.devices[name].opening) at = continueOpening(at, rules, name);
  return at;
}

function knownRows(state: State): KnownRow[] {
  return DEVICES.flatMap((device) => {
    const member = state.devices[device].session?.member;
    if (member === undefined) return [];
    const { mirror } = state.devices[device].databases[member];
    return KINDS.flatMap((kind) => {
      const row = mirror[kind];
      return row ? [{ device, member, kind, row }] : [];
    });
  });
}

/** The parts of a state that determine how everything ends. */
export function relevantParts(state: State): State {
  return { ...state, backup: null, network: state.network.filter(({ copy }) => copy), budget: EMPTY_BUDGET };
}

/** Lets everything settle: late copies arrive, nothing else is lost, and members decide and visit every device. */
export function settle(state: State, scenario: Scenario, rules: Rules): Settled {
  let late = state;
  for (const message of state.network) if (message.copy) late = deliver(late, message, scenario, rules).state;
  const finished = finishSteps(late, rules);
  const inPlace = syncEachTwice(finished, scenario, rules, null);
  let at = syncEachTwice(decideAll(inPlace, scenario, rules), scenario, rules, null);
  const ends = scenario.members.map((member) => {
    for (const name of DEVICES) at = ensureSignedIn(at, rules, name, member);
    at = syncEachTwice(at, scenario, rules, member);
    at = syncEachTwice(decideAll(at, scenario, rules), scenario, rules, member);
    let again = at;
    for (const name of DEVICES) again = syncOnce(again, scenario, rules, name, member);
    return { member, end: at, again };
  });
  return { knownRows: knownRows(finished), inPlace, ends };
}
