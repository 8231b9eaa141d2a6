import type { Edit } from '../edit';

/** A deliberate fault in the database: a missing policy, right, constraint, trigger or condition. */
export interface SqlMutant {
  /** The statements that it violates: then only a test whose title names one of them counts. */
  readonly ids?: readonly string[];
  /** A unique description of the fault. */
  readonly name: string;
  /** Run by the owner of the tables after the migrations. */
  readonly after?: string;
  /** Applied to a migration before it is run. */
  readonly edit?: Edit & { readonly migration: string };
  /** Files below tests/integration/database with tests that must notice, the likeliest first. */
  readonly tests: readonly string[];
}

/** A mutant by its label in the titles of tests. */
export interface Labeled extends SqlMutant {
  readonly label: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of the databases that mutants are copied from, up to a database's name. */
    readonly sqlCluster: string;
    /** The mutants for each test file, by its path below tests/integration/database. */
    readonly sqlMutants: Readonly<Record<string, readonly Labeled[]>>;
  }
}
