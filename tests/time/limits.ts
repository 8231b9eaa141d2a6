import { slowness } from './slowness.ts';

/** Milliseconds as they are on an idle machine, made longer by as much as this one is slower. */
export function scaled(idleMs: number): number {
  return Math.round(idleMs * slowness());
}

/**
 * Every time limit of the tests, in milliseconds. A limit only ends what hangs: each is many times what an idle machine
 * needs, since others may begin to use the machine after its slowness was measured.
 */
export const LIMITS = {
  unitTest: scaled(60_000),
  /** A test that makes a database, or asks one of many things. */
  databaseTest: scaled(120_000),
  /** Starting a database or a server. */
  start: scaled(180_000),
  /** A share of time for schedules (tests/simulation/schedules), and the least count of them on a busy machine. */
  simulation: scaled(1_200_000),
  /** One command of a schedule. */
  command: scaled(30_000),
  browserTest: scaled(120_000),
  /** A browser test that looks at many screens. */
  longBrowserTest: scaled(480_000),
  /** Something that a test waits for, in a process of its own. */
  condition: scaled(10_000),
  /** Something that a test waits for in a browser. */
  pageCondition: scaled(30_000),
} as const;
