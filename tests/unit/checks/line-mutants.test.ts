import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCEPTED } from '../../mutants/stryker/accepted';
import { DEVICE_TESTS, PURE, RULE_TESTS, SLOW_TESTS, SYNC } from '../../mutants/stryker/settings';
import { declares } from '../../mutants/place';
import { isAccepted, lineMutants, scoreOf } from '../../mutants/stryker/line-mutant';

it.each(ACCEPTED)('an accepted mutant has a location and a reason: $file: $in $mutator', (row) => {
  expect(declares(row.file, readFileSync(row.file, 'utf8'), row.in)).toBe(true);
  expect(row.reason).not.toBe('');
});

it.each([...PURE.folders, ...SYNC.folders, ...RULE_TESTS, ...DEVICE_TESTS, ...SLOW_TESTS, PURE.config, SYNC.config])(
  'the settings refer to existing names: %s',
  (path) => {
    expect(existsSync(path)).toBe(true);
  },
);

it('no mutant is accepted twice', () => {
  const rows = ACCEPTED.map((row) => [row.file, row.in, row.mutator].join());
  expect(new Set(rows).size).toBe(rows.length);
});

it('tested mutants are reported by file, line and text, but not those that only the tool excluded', () => {
  const project = process.cwd();
  const fileName = `${project}/tests/unit/checks/line-mutants.test.ts`;
  const location = { start: { line: 2, column: 1 }, end: { line: 3, column: 7 } };
  const tried = { id: '1', fileName, location, mutatorName: 'StringLiteral', replacement: 'a\n  b' };
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'] as const;
  const mutants = lineMutants(
    statuses.map((status) => ({ ...tried, status })),
    project,
  );
  expect(mutants.map(({ caught }) => caught)).toEqual([true, true, false, false]);
  expect(scoreOf(mutants)).toBe(50);
  const file = 'tests/unit/checks/line-mutants.test.ts';
  expect(mutants[0]).toMatchObject({
    file,
    line: 2,
    in: '',
    mutator: 'StringLiteral',
    find: "import { expect, it } from 'vitest'; import",
    replace: 'a b',
  });
  const row = { file, in: '', mutator: 'StringLiteral', reason: 'one' };
  expect(mutants.map((mutant) => isAccepted(mutant, row))).toEqual([true, true, true, true]);
  expect(mutants.map((mutant) => isAccepted(mutant, { ...row, mutator: 'Regex' }))).not.toContain(true);
});
