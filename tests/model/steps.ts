import { applyPushResponse, shownMark, applyPullPage, timestampOf, wiped } from './database';
import { eachKind, type Rules } from './rules';
import type { Scenario } from './scenarios';
import { page, handlePush } from './server';
import {
  DEVICES,
  intentOf,
  KINDS,
  MEMBERS,
  withDatabase,
  withDevice,
  withOutcomes,
  type Database,
  type DeviceName,
  type Kind,
  type Member,
  type Message,
  type State,
} from './state';

/** A member toggles a mark, as shown on the screen. */
export function act(
  state: State,
  scenario: Scenario,
  rules: Rules,
  name: DeviceName,
  member: Member,
  kind: Kind,
  present?: boolean,
): State {
  const device = state.devices[name];
  const database = device.databases[member];
  const seen = shownMark(database, kind);
  const wanted = present ?? !(seen?.present ?? false);
  const id = DEVICES.indexOf(name) * 10 + device.intents;
  const ts = timestampOf(
    { ...database, lastTs: Math.max(database.lastTs, database.outbox[kind]?.ts ?? 0) },
    { now: state.now, error: scenario.clocks[name], seenTs: database.mirror[kind]?.ts ?? 0 },
    rules,
  );
  const before = database.outbox[kind];
  const replaced = before ? intentOf(before.op) : null;
  const intents = [
    ...withOutcomes(state, (intent) =>
      intent.id === replaced && intent.outcome === 'open' ? 'replaced' : intent.outcome,
    ).intents,
    { id, member, kind, present: wanted, seen: seen ? intentOf(seen.op) : null, outcome: 'open' as const },
  ].sort((one, other) => one.id - other.id);
  const counted = withDevice({ ...state, intents }, name, (before) => ({ ...before, intents: before.intents + 1 }));
  const entry = { op: id * 10, present: wanted, ts, state: 'waiting' as const, sent: false };
  return withDatabase(counted, name, member, (base) => ({
    ...base,
    outbox: { ...base.outbox, [kind]: { ...entry, supersedes: before ? rules.inFlight(before) : [] } },
    lastTs: ts,
  }));
}

/** The member decides on an offer: it is resent as a new intent, or dismissed. */
export function choose(
  state: State,
  scenario: Scenario,
  rules: Rules,
  {
    name,
    member,
    kind,
    again,
  }: { readonly name: DeviceName; readonly member: Member; readonly kind: Kind; readonly again: boolean },
): State {
  const database = state.devices[name].databases[member];
  const offer = database.offers[kind];
  if (!offer) return state;
  const stands = shownMark(database, kind)?.present ?? false;
  const sent =
    again && stands !== offer.present ? act(state, scenario, rules, name, member, kind, offer.present) : state;
  return withDatabase(sent, name, member, (before) => ({ ...before, offers: { ...before.offers, [kind]: null } }));
}

function pendingOperations({ outbox }: Database) {
  return KINDS.flatMap((kind) => {
    const entry = outbox[kind];
    if (entry?.state !== 'waiting') return [];
    const { op, present, ts, supersedes } = entry;
    return [...supersedes, { op, present, ts }].map((operation) => ({ kind, ...operation }));
  });
}

/** Records pending changes as sent. */
export function markSent(state: State, name: DeviceName, member: Member): State {
  return withDatabase(state, name, member, (database) => ({
    ...database,
    outbox: eachKind(database.outbox, (entry) => (entry?.state === 'waiting' ? { ...entry, sent: true } : entry)),
  }));
}

/** The push of a sync; null if nothing is pending or nobody is signed in. */
export function push(state: State, rules: Rules, name: DeviceName, member: Member): Message | null {
  const { session, databases } = state.devices[name];
  if (!session || (session.member !== member && !rules.syncsForAnother())) return null;
  const operations = pendingOperations(databases[member]);
  if (operations.length === 0) return null;
  const { resyncGeneration } = databases[member];
  return {
    request: { call: 'push', device: name, member, bearer: session.member, resyncGeneration, operations },
    response: null,
    copy: false,
  };
}

/** The pull of a sync; null if the member is not signed in. */
export function pull(state: State, name: DeviceName, member: Member): Message | null {
  const { session, databases } = state.devices[name];
  if (session?.member !== member) return null;
  const { cursor, maxSeq, resyncGeneration } = databases[member];
  return {
    request: { call: 'pull', device: name, member, position: { cursor, maxSeq, resyncGeneration } },
    response: null,
    copy: false,
  };
}

/** The server handles a request. Nobody receives the response to a copy. */
export function deliver(
  state: State,
  message: Message,
  scenario: Scenario,
  rules: Rules,
): { readonly state: State; readonly message: Message | null } {
  if (message.request.call === 'pull') {
    return {
      state,
      message: { request: message.request, response: page(state, message.request, scenario.page), copy: false },
    };
  }
  const taken = handlePush(state, message.request, rules);
  const answered =
    taken.response && !message.copy ? { request: message.request, response: taken.response, copy: false } : null;
  return { state: taken.state, message: answered };
}

/** The device handles a response. */
export function receive(state: State, message: Message, scenario: Scenario, rules: Rules): State {
  const { device: name, member } = message.request;
  const { now } = state;
  if (message.request.call === 'push') {
    const { request, response } = message;
    if (!response || !('results' in response)) return state;
    const error = scenario.clocks[name];
    return withDatabase(state, name, member, (before) =>
      applyPushResponse(before, request, response, { now, error }, rules),
    );
  }
  const { request, response } = message;
  if (!response || !('rows' in response)) return state;
  return withDatabase(state, name, member, (before) => applyPullPage(before, request, response, scenario.page, rules));
}

/** The next step of a sign-out, or of a sign-in that replaces a member, in the application's order. */
export function continueSignOut(state: State, rules: Rules, name: DeviceName): State {
  const { signingOut, serials } = state.devices[name];
  if (!signingOut) return state;
  const { member, next, sessionRemoved } = signingOut;
  if (sessionRemoved) {
    const finished = withDevice(state, name, (device) => ({ ...device, signingOut: null }));
    return rules.wipesAgain() ? withDatabase(finished, name, member, (database) => wiped(database, rules)) : finished;
  }
  const out = withDevice(state, name, (device) => ({
    ...device,
    session: null,
    expectedMember: null,
    signingOut: { member, next, sessionRemoved: true },
    hasSignedOut: { ...device.hasSignedOut, [member]: true },
  }));
  return next === null ? out : signIn(out, rules, name, next, serials);
}

/** A member starts to sign out, possibly replaced by another. */
export function startSignOut(state: State, rules: Rules, name: DeviceName, member: Member, next: Member | null): State {
  const begun = withDevice(state, name, (device) => ({
    ...device,
    signingOut: { member, next, sessionRemoved: false },
  }));
  return withDatabase(begun, name, member, (database) => wiped(database, rules));
}

/** A session is stored, and the page opens the member's database. */
export function signIn(state: State, rules: Rules, name: DeviceName, member: Member, serials: number): State {
  const other = MEMBERS.find((one) => one !== member) ?? member;
  const signed = withDevice(state, name, (device) => ({
    ...device,
    session: { member, serial: serials + 1 },
    serials: serials + 1,
    expectedMember: member,
    hasSignedOut: { ...device.hasSignedOut, [member]: false },
    opening: { member, reopened: false },
  }));
  return withDatabase(signed, name, member, (own) => ({
    ...own,
    outbox: rules.inheritsOutbox() ? state.devices[name].databases[other].outbox : own.outbox,
  }));
}

/** A tab clears the signed-out flag of a member's database, then checks that the member is still signed in. */
export function continueOpening(state: State, rules: Rules, name: DeviceName): State {
  const { opening, session } = state.devices[name];
  if (!opening) return state;
  const { member, reopened } = opening;
  if (!reopened) {
    const word = withDevice(state, name, (device) => ({ ...device, opening: { member, reopened: true } }));
    return withDatabase(word, name, member, (database) => ({ ...database, signedOut: false }));
  }
  const opened = withDevice(state, name, (device) => ({ ...device, opening: null }));
  if (session?.member === member || !rules.checksTwice()) return opened;
  return withDatabase(opened, name, member, (database) => wiped(database, rules));
}

/** The response to a token refresh: a new session, or the end of the old one. */
export function finishRefresh(state: State, rules: Rules, name: DeviceName, good: boolean): State {
  return withDevice(state, name, (device) => {
    const { refreshing: before, session, serials } = device;
    if (!before) return device;
    const done = { ...device, refreshing: null };
    if (good) {
      if (!rules.replacesSession(session, before)) return done;
      return { ...done, session: { member: before.member, serial: serials + 1 }, serials: serials + 1 };
    }
    const isOver = session?.serial === before.serial;
    const ends = rules.endsSession(session, before);
    return { ...done, session: ends ? null : session, expectedMember: isOver ? null : device.expectedMember };
  });
}
