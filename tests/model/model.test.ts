import { describe, expect, it } from 'vitest';
import { RULES } from './rules';
import { scenarios } from './scenarios';
import { search } from './search';
import { BROKEN_RULES } from './broken-rules';

/** MODEL_BOUNDS=1 explores all states when every budget is one larger, which takes hours and gigabytes. */
const SCENARIOS = scenarios(Number(process.env['MODEL_BOUNDS'] ?? 0));

describe('the sync model keeps its invariants in every reachable state', () => {
  for (const [key, scenario] of Object.entries(SCENARIOS)) {
    it(`in all states of ${scenario.name}`, () => {
      const { states, transitions, violation } = search(scenario, RULES);
      console.info(`model, ${key}: ${states} states, ${transitions} transitions`);
      expect(violation).toBeNull();
      expect(states).toBeGreaterThan(500);
    });
  }
});

describe('a broken rule is found on a shortest path', () => {
  for (const { name, scenario, rule, violates } of BROKEN_RULES) {
    it(name, () => {
      const { states, violation } = search(SCENARIOS[scenario], { ...RULES, ...rule });
      console.log(`${name}: invariant ${violation?.invariant}, ${states} states\n  ${violation?.trace.join('\n  ')}`);
      expect(violation?.invariant).toBe(violates);
    });
  }
});
