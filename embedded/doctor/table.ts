import type { Finding } from './finding';

const SIGNS = { good: 'ok', note: 'note', fault: 'FAULT' } as const;

/** Findings as lines of a table, with what to do below each that asks for something. */
export function findingLines(findings: readonly Finding[]): readonly string[] {
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const sign = Math.max(...Object.values(SIGNS).map((text) => text.length));
  return findings.flatMap(({ topic, state, says, remedy }) => [
    `${SIGNS[state].padEnd(sign)}  ${topic.padEnd(width)}  ${says}`,
    ...(remedy === '' ? [] : [`${' '.repeat(sign + width + 4)}→ ${remedy}`]),
  ]);
}
