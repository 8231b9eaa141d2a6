import type { Mutation } from './mutation';

/** Tries mutations on the tests that must notice them. */
export interface Trial {
  /** Titles of the statements' tests that fail without any mutation: then a failure with one would prove nothing. */
  readonly failures: (of: Pick<Mutation, 'ids' | 'tests'>) => Promise<readonly string[]>;
  /**
   * Title of a test that fails with the mutation and names one of its statements; null where none does.
   * @param next the following mutation, to be prepared meanwhile
   */
  readonly caughtBy: (mutation: Mutation, next?: Mutation) => Promise<string | null>;
  readonly close: () => Promise<void>;
}
