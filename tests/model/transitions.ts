import type { Rules } from './rules';
import type { Scenario } from './scenarios';
import { compact, restore } from './server';
import { withDevice, type Budget, type DeviceName, type State } from './state';
import {
  act,
  startSignOut,
  choose,
  deliver,
  continueSignOut,
  markSent,
  continueOpening,
  pull,
  push,
  receive,
  finishRefresh,
  signIn,
} from './steps';

/** A possible transition, with its name in the trace. */
export interface Transition {
  readonly name: string;
  readonly next: State;
}

/** A step of time, larger than the server's tolerance. */
const TICK = 8;

function spend(state: State, what: keyof Budget): State {
  return { ...state, budget: { ...state.budget, [what]: state.budget[what] - 1 } };
}

function* deviceTransitions(state: State, scenario: Scenario, rules: Rules, name: DeviceName): Generator<Transition> {
  const device = state.devices[name];
  const { session, signingOut, opening, refreshing, expectedMember } = device;
  const { budget, network } = state;
  const transition = (what: string, next: State): Transition => ({ name: `${name}: ${what}`, next });
  const mayAct = !scenario.alike || state.intents.length > 0 || name === 'phone';
  if (session && expectedMember === session.member && budget.actions > 0 && mayAct) {
    for (const kind of scenario.kinds) {
      const next = act(spend(state, 'actions'), scenario, rules, name, session.member, kind);
      yield transition(`${session.member} toggles ${kind}`, next);
    }
  }
  for (const member of scenario.members) {
    const isBusy = (call: 'push' | 'pull') =>
      network.some(
        ({ request, copy }) =>
          request.device === name && request.member === member && !copy && (scenario.locks || request.call === call),
      );
    for (const [call, message] of scenario.kinds.length === 0
      ? []
      : ([
          ['push', isBusy('push') ? null : push(state, rules, name, member)],
          ['pull', isBusy('pull') ? null : pull(state, name, member)],
        ] as const)) {
      if (!message) continue;
      const noted = call === 'push' ? markSent(state, name, member) : state;
      yield transition(`sends a ${call} for ${member}`, { ...noted, network: [...network, message] });
    }
    for (const kind of scenario.kinds) {
      if (budget.choices === 0 || session?.member !== member || !device.databases[member].offers[kind]) continue;
      for (const again of [true, false]) {
        const next = choose(spend(state, 'choices'), scenario, rules, { name, member, kind, again });
        yield transition(`${member} ${again ? 'resends' : 'dismisses'} a lost ${kind}`, next);
      }
    }
  }
  if (!scenario.shared.includes(name)) return;
  if (signingOut)
    yield transition(
      signingOut.sessionRemoved ? 'the data is wiped again' : 'the session is removed',
      continueSignOut(state, rules, name),
    );
  if (opening)
    yield transition(
      opening.reopened ? 'checks who is signed in' : 'reopens the database',
      continueOpening(state, rules, name),
    );
  if (budget.signOuts > 0 && session && !signingOut) {
    for (const to of [null, ...scenario.members.filter((member) => member !== session.member)]) {
      const begun = startSignOut(spend(state, 'signOuts'), rules, name, session.member, to);
      yield transition(`${session.member} starts to sign out${to ? ` for ${to}` : ''}`, begun);
    }
  }
  if (budget.signOuts > 0 && !session && !signingOut) {
    for (const member of scenario.members) {
      yield transition(`${member} signs in`, signIn(spend(state, 'signOuts'), rules, name, member, device.serials));
    }
  }
  if (budget.tabs > 0 && session && !opening) {
    const found = { member: session.member, reopened: false };
    yield transition(
      'a tab opens',
      withDevice(spend(state, 'tabs'), name, (before) => ({ ...before, opening: found })),
    );
  }
  if (budget.renewals > 0 && session && !refreshing) {
    yield transition(
      'a token refresh starts',
      withDevice(spend(state, 'renewals'), name, (before) => ({ ...before, refreshing: session })),
    );
  }
  if (refreshing) {
    yield transition('the token refresh succeeds', finishRefresh(state, rules, name, true));
    yield transition('the token refresh is refused', finishRefresh(state, rules, name, false));
  }
}

function* networkTransitions(state: State, scenario: Scenario, rules: Rules): Generator<Transition> {
  for (const [index, message] of state.network.entries()) {
    const { request, response, copy } = message;
    const what = `${copy ? 'a copy of the' : 'the'} ${request.call} of the ${request.device} for ${request.member}`;
    const rest = state.network.filter((_, other) => other !== index);
    const without: State = { ...state, network: rest };
    if (response === null) {
      const taken = deliver(without, message, scenario, rules);
      yield {
        name: `server: handles ${what}`,
        next: taken.message ? { ...taken.state, network: [...rest, taken.message] } : taken.state,
      };
      if (request.call === 'push' && !copy && state.budget.copies > 0) {
        yield {
          name: `network: copies ${what}`,
          next: { ...spend(state, 'copies'), network: [...state.network, { request, response: null, copy: true }] },
        };
      }
    } else
      yield {
        name: `${request.device}: handles the response to ${what}`,
        next: receive(without, message, scenario, rules),
      };
    if (!copy) yield { name: `network: loses ${what}${response ? ', the response' : ''}`, next: without };
  }
}

/** All possible transitions. */
export function* transitions(state: State, scenario: Scenario, rules: Rules): Generator<Transition> {
  for (const name of scenario.active) yield* deviceTransitions(state, scenario, rules, name);
  yield* networkTransitions(state, scenario, rules);
  const { budget, backup, servers } = state;
  if (budget.ticks > 0) yield { name: 'time passes', next: { ...spend(state, 'ticks'), now: state.now + TICK } };
  if (budget.restores > 0 && !backup) yield { name: 'server: a backup is made', next: { ...state, backup: servers } };
  if (budget.restores > 0 && backup)
    yield { name: 'server: the backup is restored', next: restore(spend(state, 'restores')) };
  if (budget.compactions > 0) {
    for (const member of scenario.members) {
      const next = compact(state, member, rules);
      if (next !== state) yield { name: `server: forgets removals of ${member}`, next: spend(next, 'compactions') };
    }
  }
}
