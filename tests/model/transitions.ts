import type { Rules } from './rules';
import type { Scene } from './scenarios';
import { compact, restore } from './server';
import { withDevice, type Budget, type DeviceName, type State } from './state';
import {
  act,
  beginLeaving,
  choose,
  deliver,
  leaveOn,
  noteSent,
  openOn,
  pull,
  push,
  receive,
  renewed,
  signIn,
} from './steps';

/** A possible transition, with its name in the trace. */
export interface Move {
  readonly name: string;
  readonly next: State;
}

/** A step of time, larger than the server's tolerance. */
const TICK = 8;

function spent(state: State, what: keyof Budget): State {
  return { ...state, budget: { ...state.budget, [what]: state.budget[what] - 1 } };
}

function* movesOn(state: State, scene: Scene, rules: Rules, name: DeviceName): Generator<Move> {
  const device = state.devices[name];
  const { session, leaving, opening, renewal, who } = device;
  const { budget, network } = state;
  const move = (what: string, next: State): Move => ({ name: `${name}: ${what}`, next });
  const mayAct = !scene.alike || state.intents.length > 0 || name === 'phone';
  if (session && who === session.member && budget.acts > 0 && mayAct) {
    for (const kind of scene.kinds) {
      const next = act(spent(state, 'acts'), scene, rules, name, session.member, kind);
      yield move(`${session.member} toggles ${kind}`, next);
    }
  }
  for (const member of scene.members) {
    const isBusy = (call: 'push' | 'pull') =>
      network.some(
        ({ request, copy }) =>
          request.device === name && request.member === member && !copy && (scene.locks || request.call === call),
      );
    for (const [call, message] of scene.kinds.length === 0
      ? []
      : ([
          ['push', isBusy('push') ? null : push(state, rules, name, member)],
          ['pull', isBusy('pull') ? null : pull(state, name, member)],
        ] as const)) {
      if (!message) continue;
      const noted = call === 'push' ? noteSent(state, name, member) : state;
      yield move(`sends a ${call} for ${member}`, { ...noted, network: [...network, message] });
    }
    for (const kind of scene.kinds) {
      if (budget.choices === 0 || session?.member !== member || !device.databases[member].offers[kind]) continue;
      for (const again of [true, false]) {
        const next = choose(spent(state, 'choices'), scene, rules, { name, member, kind, again });
        yield move(`${member} ${again ? 'resends' : 'dismisses'} a lost ${kind}`, next);
      }
    }
  }
  if (!scene.shared.includes(name)) return;
  if (leaving)
    yield move(leaving.gone ? 'the data is wiped again' : 'the session is removed', leaveOn(state, rules, name));
  if (opening)
    yield move(opening.welcomed ? 'checks who is signed in' : 'reopens the database', openOn(state, rules, name));
  if (budget.departures > 0 && session && !leaving) {
    for (const to of [null, ...scene.members.filter((member) => member !== session.member)]) {
      const begun = beginLeaving(spent(state, 'departures'), rules, name, session.member, to);
      yield move(`${session.member} starts to sign out${to ? ` for ${to}` : ''}`, begun);
    }
  }
  if (budget.departures > 0 && !session && !leaving) {
    for (const member of scene.members) {
      yield move(`${member} signs in`, signIn(spent(state, 'departures'), rules, name, member, device.serials));
    }
  }
  if (budget.tabs > 0 && session && !opening) {
    const found = { member: session.member, welcomed: false };
    yield move(
      'a tab opens',
      withDevice(spent(state, 'tabs'), name, (before) => ({ ...before, opening: found })),
    );
  }
  if (budget.renewals > 0 && session && !renewal) {
    yield move(
      'a token refresh starts',
      withDevice(spent(state, 'renewals'), name, (before) => ({ ...before, renewal: session })),
    );
  }
  if (renewal) {
    yield move('the token refresh succeeds', renewed(state, rules, name, true));
    yield move('the token refresh is refused', renewed(state, rules, name, false));
  }
}

function* movesOfNetwork(state: State, scene: Scene, rules: Rules): Generator<Move> {
  for (const [index, message] of state.network.entries()) {
    const { request, answer, copy } = message;
    const what = `${copy ? 'a copy of the' : 'the'} ${request.call} of the ${request.device} for ${request.member}`;
    const rest = state.network.filter((_, other) => other !== index);
    const without: State = { ...state, network: rest };
    if (answer === null) {
      const taken = deliver(without, message, scene, rules);
      yield {
        name: `server: handles ${what}`,
        next: taken.message ? { ...taken.state, network: [...rest, taken.message] } : taken.state,
      };
      if (request.call === 'push' && !copy && state.budget.copies > 0) {
        yield {
          name: `network: copies ${what}`,
          next: { ...spent(state, 'copies'), network: [...state.network, { request, answer: null, copy: true }] },
        };
      }
    } else
      yield {
        name: `${request.device}: handles the response to ${what}`,
        next: receive(without, message, scene, rules),
      };
    if (!copy) yield { name: `network: loses ${what}${answer ? ', the response' : ''}`, next: without };
  }
}

/** All possible transitions. */
export function* moves(state: State, scene: Scene, rules: Rules): Generator<Move> {
  for (const name of scene.active) yield* movesOn(state, scene, rules, name);
  yield* movesOfNetwork(state, scene, rules);
  const { budget, kept, servers } = state;
  if (budget.ticks > 0) yield { name: 'time passes', next: { ...spent(state, 'ticks'), now: state.now + TICK } };
  if (budget.restores > 0 && !kept) yield { name: 'server: a backup is made', next: { ...state, kept: servers } };
  if (budget.restores > 0 && kept)
    yield { name: 'server: the backup is restored', next: restore(spent(state, 'restores')) };
  if (budget.compactions > 0) {
    for (const member of scene.members) {
      const next = compact(state, member, rules);
      if (next !== state) yield { name: `server: forgets removals of ${member}`, next: spent(next, 'compactions') };
    }
  }
}
