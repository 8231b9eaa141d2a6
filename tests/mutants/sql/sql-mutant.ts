import type { Edit } from '../edit';

/** A deliberate breakage of the database: a policy, a right, a constraint, a trigger or a condition that is not there. */
export interface SqlMutant {
  /** The statements that it makes false: then only a test whose title names one of them counts. */
  readonly ids?: readonly string[];
  /** Says what is broken; no other has the same. */
  readonly name: string;
  /** Run by the owner of the tables after the migrations. */
  readonly after?: string;
  /** Made in a migration before it is run. */
  readonly edit?: Edit & { readonly migration: string };
  /** Files below tests/integration/database with tests that must notice, the likeliest first. */
  readonly tests: readonly string[];
}

/** A mutant by the name that it has in the titles of tests. */
export interface Labelled extends SqlMutant {
  readonly label: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of the databases that mutants are copied from, up to a database's name. */
    readonly sqlCluster: string;
    /** What each file of tests is run against, by its path below tests/integration/database. */
    readonly sqlMutants: Readonly<Record<string, readonly Labelled[]>>;
  }
}
