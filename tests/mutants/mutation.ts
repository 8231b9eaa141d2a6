import type { Change } from './place';

/** A deliberate fault of the product: a mistake that a careless developer could make. A test must notice it. */
export interface Mutation extends Change {
  /** The statements that it violates; empty where the specification has none, and then any test may notice. */
  readonly ids: readonly string[];
  /** Relative to the project. */
  readonly file: string;
  /** Files with tests that must notice: one of them whose title names one of the ids. */
  readonly tests: readonly string[];
}

/** The violated statements, the declaration in the file, the place in it and the replacement. */
export type Row = readonly [ids: string, declared: string, at: string, to?: string];

/** Mutations of a file that the same tests must notice. */
export function inFile(file: string, tests: string, rows: readonly Row[]): readonly Mutation[] {
  return rows.map(([ids, declared, at, to]) => ({
    ids: ids === '' ? [] : ids.split(' '),
    file,
    in: declared,
    at,
    ...(to !== undefined && { to }),
    tests: [tests],
  }));
}

/** The mutation's name in reports. */
export function nameOf({ ids, file, in: declared, at, to }: Mutation): string {
  return [ids.join(), file, declared, at, to === undefined ? 'removed' : `-> ${to}`]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether a browser test must notice it, in an application built with it. */
export function needsBrowser({ tests }: Mutation): boolean {
  return tests.some((file) => file.startsWith('tests/e2e/'));
}
