import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutated } from '../../mutants/edit';
import { MUTANTS } from '../../simulation/mutants';

it.each(MUTANTS)('the mutation still applies to the engine: $name', ({ files = {}, tests = [] }) => {
  for (const [file, changes] of Object.entries(files)) {
    const text = readFileSync(file, 'utf8');
    expect(mutated(text, changes, file)).not.toBe(text);
  }
  for (const test of tests) expect(existsSync(test), test).toBe(true);
});

it('no two mutants have the same name', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});
