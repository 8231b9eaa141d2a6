import type { Finding } from './finding';

const SIGNS = { good: 'ok', note: 'note', fault: 'FAULT' } as const;

/** Formats results as table rows, followed by what to do. */
export function findingLines(findings: readonly Finding[]): readonly string[] {
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const sign = Math.max(...Object.values(SIGNS).map((text) => text.length));
  return findings.flatMap(({ topic, state, message, remedy }) => [
    `${SIGNS[state].padEnd(sign)}  ${topic.padEnd(width)}  ${message}`,
    ...(remedy === '' ? [] : [`${' '.repeat(sign + width + 4)}→ ${remedy}`]),
  ]);
}

/**
 * Prints all results and the number of faults.
 * @returns the exit code: 1 if there is a fault
 */
export function report(findings: readonly Finding[], print: (line: string) => void): 0 | 1 {
  for (const line of findingLines(findings)) print(line);
  const faults = findings.filter(({ state }) => state === 'fault').length;
  print(faults === 0 ? '\nNo faults.' : `\n${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
  return faults === 0 ? 0 : 1;
}
