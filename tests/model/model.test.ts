import { describe, expect, it } from 'vitest';
import { RULES } from './rules';
import { scenes } from './scenarios';
import { search } from './search';
import { BROKEN_RULES } from './broken-rules';

/** MODEL_BOUNDS=1 explores all states when every budget is one larger, which takes hours and gigabytes. */
const SCENES = scenes(Number(process.env['MODEL_BOUNDS'] ?? 0));

describe('the sync model keeps its invariants in every reachable state', () => {
  for (const [key, scene] of Object.entries(SCENES)) {
    it(`in all states of ${scene.name}`, () => {
      const { states, transitions, violation } = search(scene, RULES);
      console.info(`model, ${key}: ${states} states, ${transitions} transitions`);
      expect(violation).toBeNull();
      expect(states).toBeGreaterThan(500);
    });
  }
});

describe('a broken rule is found on a shortest path', () => {
  for (const { name, scene, rule, violates } of BROKEN_RULES) {
    it(name, () => {
      const { states, violation } = search(SCENES[scene], { ...RULES, ...rule });
      console.log(`${name}: invariant ${violation?.invariant}, ${states} states\n  ${violation?.trace.join('\n  ')}`);
      expect(violation?.invariant).toBe(violates);
    });
  }
});
