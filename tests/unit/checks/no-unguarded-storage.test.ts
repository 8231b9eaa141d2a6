import { expect, it } from 'vitest';
import { noUnguardedStorage } from '../../checks/no-unguarded-storage.js';
import { ruleFindings } from './rule-findings';

const DECLARED = `
declare module '@/db/cards' {
  export function readCards(): Promise<number>;
  export function readOrTell(): Promise<{ ok: true; value: number } | { ok: false; error: string }>;
  export const kept: { take(): Promise<number>; look(): number };
  /** @rejects never, but for a defect */
  export function readQuietly(): Promise<number>;
}
declare module '@/db/storage' {
  export function tryStorage(work: () => Promise<unknown>): Promise<boolean>;
}`;
const PREAMBLE = `
import { readCards, readOrTell, kept, readQuietly } from '@/db/cards';
import { tryStorage } from '@/db/storage';
declare function useLiveQuery(read: () => Promise<unknown>): void;
`;

const findings = (...lines: readonly string[]) => ruleFindings(noUnguardedStorage, PREAMBLE, lines, DECLARED);

it('reports a storage call whose errors nobody handles', () => {
  const faults = [
    'export const press = () => void readCards();',
    'export const later = async () => (await kept.take()) + 1;',
    'export async function tidy() { try { return 1; } finally { await readCards(); } }',
  ];
  expect(findings(...faults)).toEqual(faults);
});

it('accepts storage calls whose errors become values, and calls that never reject', () => {
  expect(
    findings(
      'export const read = () => tryStorage(() => readCards());',
      'useLiveQuery(async () => [await readCards(), await kept.take()]);',
      'export async function tried() { try { return await readCards(); } catch { return 0; } }',
      'export const caught = readCards().then(String).catch(String);',
      'export const told = readOrTell();',
      'export const quiet = readQuietly();',
      'export const seen = kept.look();',
    ),
  ).toEqual([]);
});
