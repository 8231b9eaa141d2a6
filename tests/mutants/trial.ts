import type { Breakage } from './breakage';

/** Tries breakages on the tests that must notice them. */
export interface Trial {
  /** Titles of the tests of statements that fail without any breakage: then a failure with one would say nothing. */
  readonly failures: (of: Pick<Breakage, 'ids' | 'tests'>) => Promise<readonly string[]>;
  /**
   * Title of a test that fails by the breakage and names one of its statements; null where none does.
   * @param next what is asked about afterwards, to be made ready meanwhile
   */
  readonly caughtBy: (breakage: Breakage, next?: Breakage) => Promise<string | null>;
  readonly close: () => Promise<void>;
}
