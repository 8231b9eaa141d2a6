import { violatedWhenQuiescent, violatedByStep, violatedIn, type InvariantNumber } from './invariants';
import { keyOf } from './key';
import { transitions } from './transitions';
import { relevantParts, settle } from './quiescence';
import type { Rules } from './rules';
import type { Scenario } from './scenarios';
import { initialState } from './initial-state';
import type { State } from './state';

/** The result of a search. */
export interface SearchResult {
  /** The number of distinct states visited. */
  readonly states: number;
  /** The number of transitions tried. */
  readonly transitions: number;
  /** The shortest path to a violation, or null if there is none. */
  readonly violation: { readonly invariant: InvariantNumber; readonly trace: readonly string[] } | null;
}

/** A transition on the path back to the first state. */
interface Step {
  readonly name: string;
  readonly from: Step | null;
}

function traceTo(step: Step): string[] {
  const names: string[] = [];
  for (let at: Step | null = step; at; at = at.from) names.unshift(at.name);
  return names;
}

/** Visits every reachable state in breadth-first order until one violates an invariant. */
export function search(scenario: Scenario, rules: Rules): SearchResult {
  const first = initialState(scenario.budget);
  const seen = new Set([keyOf(first)]);
  const ended = new Set<number>();
  let frontier: { readonly state: State; readonly step: Step }[] = [
    { state: first, step: { name: 'the first state', from: null } },
  ];
  let tried = 0;

  /** Many states share the same final states, which are checked only once. */
  function violatedFrom(state: State): InvariantNumber | null {
    const violated = violatedIn(state);
    const ending = keyOf(relevantParts(state));
    if (violated !== null || ended.has(ending)) return violated;
    ended.add(ending);
    return violatedWhenQuiescent(settle(state, scenario, rules), scenario);
  }

  while (frontier.length > 0) {
    const further: typeof frontier = [];
    for (const { state, step } of frontier) {
      for (const { name, next } of transitions(state, scenario, rules)) {
        tried += 1;
        const key = keyOf(next);
        const isNew = !seen.has(key);
        seen.add(key);
        const violated = violatedByStep(state, next) ?? (isNew ? violatedFrom(next) : null);
        const then = { name, from: step };
        if (violated !== null) {
          return {
            states: seen.size,
            transitions: tried,
            violation: { invariant: violated, trace: traceTo(then).slice(1) },
          };
        }
        if (isNew) further.push({ state: next, step: then });
      }
    }
    frontier = further;
  }
  return { states: seen.size, transitions: tried, violation: null };
}
