import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
import { noIgnoredResult } from '../../checks/no-ignored-result';

const FILE = 'sample.ts';
const PREAMBLE = `
type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
declare const member: { discard(): Promise<Result<void, string>>; wait(): Promise<void>; parse(): Result<number, string> } | null;
`;

/** The lines, after the preamble, in which the rule finds something. */
function findings(...lines: readonly string[]): string[] {
  const code = PREAMBLE + lines.join('\n');
  const host = ts.createCompilerHost({});
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === FILE ? ts.createSourceFile(name, code, target, true) : readFile(name, target);
  const program = ts.createProgram(
    [FILE],
    { strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    host,
  );
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser, parserOptions: { programs: [program] } },
      plugins: { matinee: { rules: { 'no-ignored-result': noIgnoredResult } } },
      rules: { 'matinee/no-ignored-result': 'error' },
    },
    FILE,
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const first = PREAMBLE.split('\n').length;
  return messages.map(({ line }) => lines[line - first] ?? '');
}

it('finds a Result that is voided, awaited for nothing, or a bare statement', () => {
  const faults = [
    'void member?.discard();',
    'await member?.discard();',
    'void (await member?.discard());',
    'member?.parse();',
    'export const press = () => void member?.discard();',
  ];
  expect(findings(...faults)).toEqual(faults);
});

it('lets a Result be looked at, and what brings none be dropped', () => {
  expect(
    findings(
      'const done = await member?.discard();',
      'export const failed = done && !done.ok;',
      'await member?.wait();',
      'void member?.wait();',
      'export const handOn = () => member?.discard();',
    ),
  ).toEqual([]);
});
