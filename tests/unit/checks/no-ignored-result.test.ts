import { expect, it } from 'vitest';
import { noIgnoredResult } from '../../checks/no-ignored-result';
import { ruleFindings } from './rule-findings';

const PREAMBLE = `
type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
declare const member: { discard(): Promise<Result<void, string>>; wait(): Promise<void>; parse(): Result<number, string> } | null;
`;

const findings = (...lines: readonly string[]) => ruleFindings(noIgnoredResult, PREAMBLE, lines);

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
