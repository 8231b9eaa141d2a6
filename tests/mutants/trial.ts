import type { Mutation } from './mutation';

/** Tries mutations on the tests that must notice them. */
export interface Trial {
  /** Titles of the tests of statements that fail without any mutation: then a failure with one would say nothing. */
  readonly failures: (of: Pick<Mutation, 'ids' | 'tests'>) => Promise<readonly string[]>;
  /**
   * Title of a test that fails by the mutation and names one of its statements; null where none does.
   * @param next what is asked about afterwards, to be made ready meanwhile
   */
  readonly caughtBy: (mutation: Mutation, next?: Mutation) => Promise<string | null>;
  readonly close: () => Promise<void>;
}
