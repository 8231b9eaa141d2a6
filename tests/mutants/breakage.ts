/** A deliberate breakage of the product: a mistake that a careless developer could make. */
export interface Breakage {
  /** The statements that it makes false; none where the specification has none, and then any test may notice. */
  readonly ids: readonly string[];
  /** Relative to the project. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Files with tests that must notice: one of them whose title names one of the ids. */
  readonly tests: readonly string[];
}

/** Whether a browser must notice it, in an application built with the breakage in it. */
export function needsBrowser({ tests }: Breakage): boolean {
  return tests.some((file) => file.startsWith('tests/e2e/'));
}
