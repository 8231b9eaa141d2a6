import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCEPTED } from '../../mutants/pure/accepted';
import { isAccepted, lineMutants, scoreOf } from '../../mutants/pure/line-mutant';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

it.each(ACCEPTED)('an accepted mutant has its place and a reason: $file: $find', ({ file, find, replace, reason }) => {
  expect(inOneLine(readFileSync(file, 'utf8'))).toContain(find);
  expect(find).not.toBe(replace);
  expect(reason).not.toBe('');
});

it('what was tried is told by file, line and text, what only the tool ruled out is not', () => {
  const project = process.cwd();
  const fileName = `${project}/tests/unit/checks/line-mutants.test.ts`;
  const location = { start: { line: 2, column: 1 }, end: { line: 3, column: 7 } };
  const tried = { id: '1', fileName, location, mutatorName: '', replacement: 'a\n  b' };
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
    find: "import { expect, it } from 'vitest'; import",
    replace: 'a b',
  });
  const row = { file, find: "import { expect, it } from 'vitest'; import", replace: 'a', reason: 'one' };
  expect(mutants.map((mutant) => isAccepted(mutant, row))).toEqual([true, true, true, true]);
  expect(mutants.map((mutant) => isAccepted(mutant, { ...row, replace: 'b' }))).not.toContain(true);
});
