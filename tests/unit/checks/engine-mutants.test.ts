import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { edited } from '../../mutants/edit';
import { MUTANTS } from '../../simulation/mutants';

it.each(MUTANTS)('the engine can still be broken so: $name', ({ files = {}, tests = [] }) => {
  for (const [file, edits] of Object.entries(files)) {
    expect(edited(readFileSync(file, 'utf8'), edits, file)).not.toBe(readFileSync(file, 'utf8'));
  }
  for (const test of tests) expect(existsSync(test), test).toBe(true);
});

it('no two mutants have the same name', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});
