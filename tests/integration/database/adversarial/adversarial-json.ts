import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Database } from '../database';

/** A number with 131,072 digits; JavaScript has none that large, so a marker stands for it. */
export const HUGE = '@1e131071@';
/** A number with 16,383 decimals. */
export const TINY = '@1e-16383@';
/** One, with 16,383 decimal zeros: PostgreSQL stores how many there were, in the space of a small number. */
const LONG_ONE = `@1.${'0'.repeat(16_383)}@`;

/** Maximum size of any response in bytes. */
export const ANSWER_MAX = 2_000_000;
/** Memory that a backend may use at most, kB. */
const BACKEND_MAX_KB = 200_000;

/** The JSON text of a value, with markers replaced by their numbers. */
export function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"@([^@"]+)@"/g, '$1');
}

/** Values that no version of the application sends. */
export function adversarialValues(): readonly unknown[] {
  let deep: unknown = HUGE;
  for (let depth = 0; depth < 100; depth += 1) deep = depth % 2 ? [deep] : { movie: deep };
  return [
    ...[HUGE, '@-1e131071@', TINY, LONG_ONE, -1, 0.5, 9007199254740992, 2147483648, true, null, '', ' ', 'NaN'],
    ...['infinity', '1e131071', 'x'.repeat(200_000), 'é'.repeat(5000), '😀'.repeat(9000), '\u0001\u202E', 'a\0b'],
    ...[deep, [], {}, [[]], Array(1000).fill(HUGE), Array(60).fill(LONG_ONE), { title: HUGE }],
    ...[{ more: Array(1000).fill(HUGE) }, Array(10_000).fill('drama')],
  ];
}

/** A value with another one in every position: instead of each part, and beside the parts of each list and object. */
export function replacementsIn(value: unknown, planted: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    const repeated = Math.ceil(100_000 / Math.max(100, asJson(planted).length));
    return [
      planted,
      ...parts.flatMap((part, at) => replacementsIn(part, planted).map((other) => parts.with(at, other))),
      [...parts, planted],
      Array.from({ length: repeated }, () => planted),
    ];
  }
  if (!(value instanceof Object)) return [planted];
  const fields: readonly (readonly [string, unknown])[] = Object.entries(value);
  const having = (name: string, other: unknown) => Object.fromEntries([...fields, [name, other]]);
  return [
    planted,
    ...fields.flatMap(([name, part]) => replacementsIn(part, planted).map((other) => having(name, other))),
    having('more', planted),
  ];
}

/** Peak memory of a connection's backend in kB; null where that cannot be read. */
async function backendPeak(database: Database): Promise<number | null> {
  const [row] = await database.rows('select pg_backend_pid() as pid');
  const status = await readFile(`/proc/${String(row?.['pid'])}/status`, 'utf8').catch(() => '');
  const [, name] = /^Name:\s+(\S+)/m.exec(status) ?? [];
  const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? [];
  return name === 'postgres' && peak !== undefined ? Number(peak) : null;
}

/**
 * Expects that a connection's backend never used much memory, as Linux reports for PostgreSQL. PGlite has no backend process.
 * @param server the server's name in the test titles
 */
export async function expectBoundedUsage(database: Database, server: string): Promise<void> {
  const peak = await backendPeak(database);
  // An unreadable value would pass unnoticed.
  if (server !== 'PGlite' && process.platform === 'linux') expect(peak).not.toBeNull();
  expect(peak ?? 0).toBeLessThan(BACKEND_MAX_KB);
}
