import { describe, expect, it } from 'vitest';
import { RIGHT_RULES } from './rules';
import { scenes } from './scenarios';
import { search } from './search';
import { WRONG_RULES } from './broken-rules';

/** MODEL_BOUNDS=1 explores all states when every budget is one larger, which takes hours and gigabytes. */
const SCENES = scenes(Number(process.env['MODEL_BOUNDS'] ?? 0));

describe('the sync model keeps its invariants in every reachable state', () => {
  for (const [key, scene] of Object.entries(SCENES)) {
    it(`in all states of ${scene.name}`, () => {
      const { states, moves, wrong } = search(scene, RIGHT_RULES);
      console.info(`model, ${key}: ${states} states, ${moves} moves`);
      expect(wrong).toBeNull();
      expect(states).toBeGreaterThan(500);
    });
  }
});

describe('a broken rule is found on a shortest path', () => {
  for (const { name, scene, rule, violates } of WRONG_RULES) {
    it(name, () => {
      const { states, wrong } = search(SCENES[scene], { ...RIGHT_RULES, ...rule });
      console.log(`${name}: invariant ${wrong?.invariant}, ${states} states\n  ${wrong?.trace.join('\n  ')}`);
      expect(wrong?.invariant).toBe(violates);
    });
  }
});
