import { describe, expect, it } from 'vitest';
import { RIGHT_RULES } from './rules';
import { scenes } from './scenarios';
import { search } from './search';
import { WRONG_RULES } from './broken-rules';

/** MODEL_BOUNDS=1 visits all that can happen where everything may happen once more: hours, and gigabytes. */
const SCENES = scenes(Number(process.env['MODEL_BOUNDS'] ?? 0));

describe('the model of sync keeps its invariants wherever it can come to', () => {
  for (const [key, scene] of Object.entries(SCENES)) {
    it(`in all states of ${scene.name}`, () => {
      const { states, moves, wrong } = search(scene, RIGHT_RULES);
      console.info(`model, ${key}: ${states} states, ${moves} moves`);
      expect(wrong).toBeNull();
      expect(states).toBeGreaterThan(500);
    });
  }
});

describe('a wrong rule is found, on a shortest way', () => {
  for (const { name, scene, rule, violates } of WRONG_RULES) {
    it(name, () => {
      const { states, wrong } = search(SCENES[scene], { ...RIGHT_RULES, ...rule });
      console.log(`${name}: invariant ${wrong?.invariant}, ${states} states\n  ${wrong?.trace.join('\n  ')}`);
      expect(wrong?.invariant).toBe(violates);
    });
  }
});
