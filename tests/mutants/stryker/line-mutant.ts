import { readFileSync } from 'node:fs';
import type { Stryker } from '@stryker-mutator/core';
import { declaredAt } from '../place';
import type { AcceptedMutant } from './accepted';

type Tried = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A change of a single line that was tried. */
export interface LineMutant {
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  /** Name of the declaration. */
  readonly in: string;
  /** StrykerJS's name for the kind of change. */
  readonly mutator: string;
  /** The original text, with white space collapsed. */
  readonly find: string;
  readonly replace: string;
  readonly caught: boolean;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The offset of a line and column in a text, both counted from one. */
const placeIn = (text: string, { line, column }: Tried['location']['start']) =>
  text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);

/** The mutants that were tried in a project, without those that the types or the tool itself rule out. */
export function lineMutants(tried: readonly Tried[], project: string): LineMutant[] {
  return tried.flatMap(({ fileName, location, mutatorName, replacement, status }) => {
    const caught = status === 'Killed' || status === 'Timeout';
    if (!caught && status !== 'Survived' && status !== 'NoCoverage') return [];
    const text = readFileSync(fileName, 'utf8');
    const [start, end] = [placeIn(text, location.start), placeIn(text, location.end)];
    return [
      {
        file: fileName.replace(`${project}/`, ''),
        line: location.start.line,
        in: declaredAt(fileName, text, start),
        mutator: mutatorName,
        find: inOneLine(text.slice(start, end)),
        replace: inOneLine(replacement),
        caught,
      },
    ];
  });
}

/** Whether a row of the accepted ones is about this mutant. */
export function isAccepted(mutant: LineMutant, row: AcceptedMutant): boolean {
  return row.file === mutant.file && row.in === mutant.in && row.mutator === mutant.mutator;
}

/** Percentage of the mutants that were caught; 100 where there are none. */
export function scoreOf(mutants: readonly LineMutant[]): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ caught }) => caught).length) / mutants.length;
}
