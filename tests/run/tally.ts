/** The result of one stage. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Additional information, such as skipped tests. */
  readonly notes: readonly string[];
}

/** A stage that is one check: it passes or fails. */
export function single(holds: boolean): Tally {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, notes: [] };
}

/** A stage that could not be run counts as failed. */
export function notRun(reason: string): Tally {
  return { passed: 0, failed: 1, notes: [reason] };
}

/**
 * Compares a report with the exit code of the program that wrote it: a bad exit, or a run without tests, counts as at
 * least one failure, whatever the report says.
 */
export function withExitCode(tally: Tally, code: number): Tally {
  if (tally.failed > 0) return tally;
  if (code !== 0) return { ...tally, failed: 1, notes: [...tally.notes, `ended with exit code ${code}`] };
  if (tally.passed === 0) return { ...tally, failed: 1, notes: [...tally.notes, 'ran no test'] };
  return tally;
}

/** The last line of `npm test`. */
export function verdict(tallies: readonly Tally[]): string {
  const sum = (field: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[field], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
