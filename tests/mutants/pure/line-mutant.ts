import { readFileSync } from 'node:fs';
import type { Stryker } from '@stryker-mutator/core';
import type { AcceptedMutant } from './accepted';

type Tried = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A change of a single line that was tried. */
export interface LineMutant {
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  /** What stands there, white space as one blank. */
  readonly find: string;
  readonly replace: string;
  readonly caught: boolean;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The part of a text between two places, both counted from one, the second not included. */
function partOf(text: string, { start, end }: Tried['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

/** What was tried in a project, without what the types or the tool itself rule out. */
export function lineMutants(tried: readonly Tried[], project: string): LineMutant[] {
  return tried.flatMap(({ fileName, location, replacement, status }) => {
    const caught = status === 'Killed' || status === 'Timeout';
    if (!caught && status !== 'Survived' && status !== 'NoCoverage') return [];
    const find = inOneLine(partOf(readFileSync(fileName, 'utf8'), location));
    const file = fileName.replace(`${project}/`, '');
    return [{ file, line: location.start.line, find, replace: inOneLine(replacement), caught }];
  });
}

/** Whether a row of the accepted ones is about this mutant. */
export function isAccepted({ file, find, replace }: LineMutant, row: AcceptedMutant): boolean {
  return row.file === file && row.find === find && replace.startsWith(row.replace);
}

/** Share of the mutants that were caught, in percent; all of none. */
export function scoreOf(mutants: readonly LineMutant[]): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ caught }) => caught).length) / mutants.length;
}
