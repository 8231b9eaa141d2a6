import { Linter, type Rule } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { expect } from 'vitest';

const FILE = 'sample.ts';
const DECLARED = 'declared.d.ts';

/**
 * The lines in which a type-aware rule finds something.
 * @param preamble the code before them in their file
 * @param declared declarations of modules that the preamble imports
 */
export function ruleFindings(
  rule: Rule.RuleModule,
  preamble: string,
  lines: readonly string[],
  declared = '',
): readonly string[] {
  const code = preamble + lines.join('\n');
  const host = ts.createCompilerHost({});
  const readFile = host.getSourceFile.bind(host);
  const virtual = new Map([
    [FILE, code],
    [DECLARED, declared],
  ]);
  host.getSourceFile = (name, target) => {
    const text = virtual.get(name);
    return text === undefined ? readFile(name, target) : ts.createSourceFile(name, text, target, true);
  };
  const program = ts.createProgram(
    [FILE, DECLARED],
    { strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    host,
  );
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser, parserOptions: { programs: [program] } },
      plugins: { matinee: { rules: { tried: rule } } },
      rules: { 'matinee/tried': 'error' },
    },
    FILE,
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  const first = preamble.split('\n').length;
  return messages.map(({ line }) => lines[line - first] ?? '');
}
