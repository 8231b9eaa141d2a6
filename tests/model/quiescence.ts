import { beginLeaving, choose, deliver, leaveOn, openOn, pull, push, receive, signIn } from './steps';
import type { Rules } from './rules';
import { isSame } from './key';
import { NOTHING, type Scene } from './scenarios';
import {
  DEVICES,
  intentOf,
  KINDS,
  withDatabase,
  withDevice,
  withFates,
  type DeviceName,
  type Member,
  type Row,
  type State,
} from './state';

/** The maximum number of syncs that a healthy network may need. */
const PATIENCE = 8;

function answered(state: State, message: ReturnType<typeof push>, scene: Scene, rules: Rules): State {
  if (!message) return state;
  const taken = deliver(state, message, scene, rules);
  return taken.message ? receive(taken.state, taken.message, scene, rules) : taken.state;
}

/** One sync on a healthy network. */
function round(state: State, scene: Scene, rules: Rules, name: DeviceName, member: Member): State {
  const pushed = answered(state, push(state, rules, name, member), scene, rules);
  return answered(pushed, pull(pushed, name, member), scene, rules);
}

function rounds(state: State, scene: Scene, rules: Rules, name: DeviceName, member: Member): State {
  let at = state;
  for (let count = 0; count < PATIENCE; count += 1) {
    const next = round(at, scene, rules, name, member);
    const isStill = isSame(at.devices[name].databases[member], next.devices[name].databases[member]);
    at = next;
    if (isStill) break;
  }
  return at;
}

/** A row that a device had from the server, and that must be present or offered in the end. */
interface Held {
  readonly device: DeviceName;
  readonly member: Member;
  readonly kind: (typeof KINDS)[number];
  readonly row: Row;
}

/** The final states on a healthy network, without new actions. */
export interface Rest {
  /** The devices' rows at the start. */
  readonly held: readonly Held[];
  /** After the signed-in members have synced in place. */
  readonly asTheyStand: State;
  /** After all offers are decided and each member has visited every device; and after one more sync of each device. */
  readonly ends: readonly { readonly member: Member; readonly end: State; readonly again: State }[];
}

function steps(state: State, rules: Rules): State {
  let at: State = { ...state, network: [] };
  for (const name of DEVICES) {
    at = withDevice(at, name, (device) => ({ ...device, renewal: null }));
    while (at.devices[name].leaving) at = leaveOn(at, rules, name);
    while (at.devices[name].opening) at = openOn(at, rules, name);
    const { session } = at.devices[name];
    // On reopening, the application clears the signed-out flag of the current member.
    if (session) at = withDatabase(at, name, session.member, (database) => ({ ...database, signedOut: false }));
  }
  return at;
}

function twice(state: State, scene: Scene, rules: Rules, member: Member | null): State {
  let at = state;
  for (const name of [...DEVICES, ...DEVICES]) {
    const here = at.devices[name].session?.member;
    if (here && (member === null || here === member)) at = rounds(at, scene, rules, name, here);
  }
  return at;
}

/** The member resends every offer, and discards every rejected change. */
function decided(state: State, scene: Scene, rules: Rules): State {
  let at = state;
  for (const name of DEVICES) {
    for (const member of scene.members) {
      for (const kind of KINDS) {
        if (at.devices[name].session?.member === member)
          at = choose(at, scene, rules, { name, member, kind, again: true });
        const entry = at.devices[name].databases[member].outbox[kind];
        if (entry?.state !== 'aside') continue;
        const given = intentOf(entry.op);
        at = withFates(at, ({ id, fate }) => (id === given ? 'given up' : fate));
        at = withDatabase(at, name, member, (before) => ({ ...before, outbox: { ...before.outbox, [kind]: null } }));
      }
    }
  }
  return at;
}

function signedInAs(state: State, rules: Rules, name: DeviceName, member: Member): State {
  const { session, serials } = state.devices[name];
  if (session?.member === member) return state;
  let at = session
    ? beginLeaving(state, rules, name, session.member, member)
    : signIn(state, rules, name, member, serials);
  while (at.devices[name].leaving) at = leaveOn(at, rules, name);
  while (at.devices[name].opening) at = openOn(at, rules, name);
  return at;
}

function held(state: State): Held[] {
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
export function fateOf(state: State): State {
  return { ...state, kept: null, network: state.network.filter(({ copy }) => copy), budget: NOTHING };
}

/** Lets everything settle: late copies arrive, nothing else is lost, and members decide and visit every device. */
export function rest(state: State, scene: Scene, rules: Rules): Rest {
  let late = state;
  for (const message of state.network) if (message.copy) late = deliver(late, message, scene, rules).state;
  const still = steps(late, rules);
  const asTheyStand = twice(still, scene, rules, null);
  let at = twice(decided(asTheyStand, scene, rules), scene, rules, null);
  const ends = scene.members.map((member) => {
    for (const name of DEVICES) at = signedInAs(at, rules, name, member);
    at = twice(at, scene, rules, member);
    at = twice(decided(at, scene, rules), scene, rules, member);
    let again = at;
    for (const name of DEVICES) again = round(again, scene, rules, name, member);
    return { member, end: at, again };
  });
  return { held: held(still), asTheyStand, ends };
}
