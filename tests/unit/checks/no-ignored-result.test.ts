import { expect, it } from 'vitest';
import { noIgnoredResult } from '../../checks/no-ignored-result.js';
import { ruleFindings } from './rule-findings';

const PREAMBLE = `
type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
declare const member: { discard(): Promise<Result<void, string>>; wait(): Promise<void>; parse(): Result<number, string> } | null;
declare const keys: readonly string[];
declare const drop: (key: string) => Promise<Result<void, string>>;
declare const read: (key: string) => Result<number, string>;
declare const wait: (key: string) => Promise<void>;
type Key = string | Key[];
declare const keep: () => Promise<Key>;
`;

const findings = (...lines: readonly string[]) => ruleFindings(noIgnoredResult, PREAMBLE, lines);

it('reports a Result that is voided, awaited without use, or a bare statement', () => {
  const faults = [
    'void member?.discard();',
    'await member?.discard();',
    'void (await member?.discard());',
    'member?.parse();',
    'export const press = () => void member?.discard();',
  ];
  expect(findings(...faults)).toEqual(faults);
});

it('reports several Results ignored together', () => {
  const faults = [
    'await Promise.all(keys.map(drop));',
    'void Promise.all(keys.map(drop));',
    'void keys.map(drop);',
    'keys.map(read);',
    "await Promise.all([wait('a'), drop('b')]);",
    'await Promise.all(keys.map((key) => Promise.all([drop(key)])));',
    'void (member && Promise.all(keys.map(drop)));',
  ];
  expect(findings(...faults)).toEqual(faults);
});

it('accepts a Result that is used, and ignored calls without one', () => {
  expect(
    findings(
      'const done = await member?.discard();',
      'export const failed = done && !done.ok;',
      'await member?.wait();',
      'void member?.wait();',
      'export const handOn = () => member?.discard();',
      'export const all = await Promise.all(keys.map(drop));',
      'export const none = keys.map(read).every(({ ok }) => ok);',
      'await Promise.all(keys.map(wait));',
      'keys.map((key) => key.length);',
      'await keep();',
    ),
  ).toEqual([]);
});
